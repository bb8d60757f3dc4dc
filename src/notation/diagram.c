/* Boards are drawn in many ways: with a frame or without, cells side by side, a
 * blank or a bar apart.  A line is told by its look, a row is cut into its eight
 * cells, and only then read. */
#include <string.h>

#include "notation/board_parts.h"
#include "notation/scan.h"

enum { FILES = 8, RANKS = 8 };

/* A line of the text without its end and the white space behind it. */
struct line {
        const char *text;
        size_t start; /* in the whole text */
        size_t size;
        size_t raw;  /* its size with the white space behind it */
        size_t next; /* where the line behind it begins in the whole text */
};

/* Where the cells of a row are. */
struct row {
        char marks[FILES];
        size_t places[FILES]; /* in the line */
};

static struct line line_at(const char *text, size_t length, size_t start)
{
        const char *newline = memchr(text + start, '\n', length - start);
        size_t raw = newline != NULL ? (size_t)(newline - text) - start : length - start;
        struct line line = { text + start, start, raw, raw, start + raw + 1 };

        if (line.next > length)
                line.next = length;
        while (line.size > 0 && scan_is_space(line.text[line.size - 1]))
                line.size--;
        if (line.raw > 0 && line.text[line.raw - 1] == '\r')
                line.raw--;
        return line;
}

static size_t skip_blanks(const struct line *line, size_t at)
{
        while (at < line->size && scan_is_space(line->text[at]))
                at++;
        return at;
}

/* ---- Which line is what ---- */

/* `+-----------------+`, or dashes alone. */
static bool is_frame(const struct line *line)
{
        size_t dashes = 0;

        for (size_t i = 0; i < line->size; i++) {
                if (strchr("+-= ", line->text[i]) == NULL)
                        return false;
                dashes += line->text[i] != ' ';
        }
        return dashes > 0 && dashes != FILES;
}

/* `a b c d e f g h`, if perhaps misspelt: single letters, one of which is no piece. */
static bool is_legend(const struct line *line)
{
        bool other = false;

        for (size_t i = 0; i < line->size; i++) {
                char c = line->text[i] | ' ';

                if (scan_is_space(line->text[i]))
                        continue;
                if (c < 'a' || c > 'h' || (i > 0 && !scan_is_space(line->text[i - 1])))
                        return false;
                other |= strchr("abfg", c) != NULL;
        }
        return other;
}

static bool all_marks(const char *text, size_t size)
{
        for (size_t i = 0; i < size; i++)
                if (!board_is_mark(text[i]))
                        return false;
        return true;
}

/* The length of a rank's number and the blanks around it, or 0. */
static size_t rank_length(const struct line *line)
{
        size_t at = skip_blanks(line, 0);

        if (at == line->size || line->text[at] < '1' || line->text[at] > '8')
                return 0;
        at++;
        return at == line->size || line->text[at] == '|' || scan_is_space(line->text[at])
                       ? at
                       : 0;
}

/* Whether the line begins with a bar, perhaps behind the rank's number. */
static bool has_bar(const struct line *line)
{
        size_t at = skip_blanks(line, rank_length(line));

        return at < line->size && line->text[at] == '|';
}

/* Cells one blank apart from `at` on; whether there are eight, and into *row. */
static bool take_spaced(const struct line *line, size_t at, struct row *row)
{
        int file = 0;

        for (at = skip_blanks(line, at); at < line->size && file < FILES;
             at = skip_blanks(line, at + 1)) {
                if (!board_is_mark(line->text[at]))
                        return false;
                row->marks[file] = line->text[at];
                row->places[file++] = at;
        }
        return file == FILES &&
               (at == line->size ||
                (at + 1 == line->size && line->text[at] >= '1' && line->text[at] <= '8'));
}

/* Eight marks side by side, the empty squares at the end perhaps as blanks. */
static bool is_bare(const struct line *line)
{
        return line->raw == FILES && all_marks(line->text, FILES);
}

static bool is_row(const struct line *line)
{
        struct row row;

        if (has_bar(line))
                return true;
        return is_bare(line) ||
               (rank_length(line) > 0 && take_spaced(line, rank_length(line), &row));
}

/* ---- Cutting a row into cells ---- */

static void empty(struct row *row)
{
        for (int file = 0; file < FILES; file++) {
                row->marks[file] = ' ';
                row->places[file] = 0;
        }
}

/* The cells stand `apart` from each other, the first `at` the place given. */
static void take_cells(const struct line *line, size_t at, size_t end, size_t apart,
                       struct row *row)
{
        for (int file = 0; file < FILES && at < end; file++, at += apart) {
                row->marks[file] = line->text[at];
                row->places[file] = at;
        }
}

/* Something other than a blank where no cell is. */
static bool stands_between(const struct line *line, size_t start, size_t end,
                           size_t first, size_t *place)
{
        for (size_t i = start; i < end; i++)
                if (!scan_is_space(line->text[i]) &&
                    (i < start + first || (i - start - first) % 2 != 0 ||
                     (i - start - first) / 2 >= FILES)) {
                        *place = i;
                        return true;
                }
        return false;
}

/* `|r| |d|…`, with a cell between any two bars, itself perhaps in brackets. */
static void take_barred(const struct line *line, size_t bar, struct row *row)
{
        for (int file = 0; file < FILES; file++) {
                size_t i = bar + 1;

                row->places[file] = i;
                for (; i < line->size && line->text[i] != '|'; i++)
                        if (strchr(" []()<>", line->text[i]) == NULL) {
                                row->marks[file] = line->text[i];
                                row->places[file] = i;
                        }
                bar = i;
        }
}

/* Between two bars: side by side, a blank apart, or with a blank before the first
 * as well.  Without the second bar the row is cut off behind its last piece. */
static bool take_framed(const struct line *line, size_t open, size_t close,
                        struct row *row, size_t *place)
{
        enum { SPACED = 2 * FILES - 1 };
        size_t start = open + 1, size = close - start;
        const char *cells = line->text + start;
        bool whole = close<line->size, blank = size> 0 && cells[0] == ' ';
        size_t first = whole ? size != SPACED : blank;

        if (size == FILES && (whole || (!blank && cells[1] != ' '))) {
                take_cells(line, start, close, 1, row);
                return true;
        }
        if ((whole && size < SPACED) || stands_between(line, start, close, first, place))
                return false;
        take_cells(line, start + first, close, 2, row);
        return true;
}

/* Cut a row; false with the *place where it is none. */
static bool cut(const struct line *line, struct row *row, size_t *place)
{
        const char *open = memchr(line->text, '|', line->size), *bar = open;
        size_t bars = 0, last = 0;

        empty(row);
        *place = 0;
        if (!has_bar(line) && is_bare(line)) {
                take_cells(line, 0, FILES, 1, row);
                return true;
        }
        if (!has_bar(line))
                return take_spaced(line, rank_length(line), row);
        for (; bar != NULL; bars++) {
                last = (size_t)(bar - line->text);
                bar = memchr(bar + 1, '|', line->size - last - 1);
        }
        if (bars == FILES + 1) {
                take_barred(line, (size_t)(open - line->text), row);
                return true;
        }
        return bars <= 2 && take_framed(line, (size_t)(open - line->text),
                                        bars == 2 ? last : line->size, row, place);
}

/* ---- Reading ---- */

static bool fail_line(const struct line *line, struct arimaa_text_error *error)
{
        return scan_fail(error, ARIMAA_TEXT_BAD_BOARD, line->start, line->size);
}

static bool read_row(const struct line *line, int rank, struct arimaa_board_text *board,
                     struct arimaa_text_error *error)
{
        size_t number = rank_length(line), place;
        struct row row;

        if (number > 0 && line->text[number - 1] != '1' + rank)
                return fail_line(line, error);
        if (!cut(line, &row, &place))
                return place > 0 ? scan_fail(error, ARIMAA_TEXT_BAD_PIECE,
                                             line->start + place, 1)
                                 : fail_line(line, error);
        for (int file = 0; file < FILES; file++)
                if (!board_put_mark(board, row.marks[file], FILES * rank + file))
                        return scan_fail(error, ARIMAA_TEXT_BAD_PIECE,
                                         line->start + row.places[file], 1);
        return true;
}

/* The line above the rows: `12g`, or `12g Ee2n Ee3n` with the steps made. */
static bool read_heading(const struct line *line, struct arimaa_board_text *board,
                         struct arimaa_text_error *error)
{
        size_t at = 0, word, size;

        scan_word(line->text, line->size, &at, &word, &size);
        if (!board_read_side(line->text + word, size, board))
                return scan_fail(error, ARIMAA_TEXT_NO_SIDE, line->start + word, size);
        if (scan_word(line->text, line->size, &at, &word, &size)) {
                board->steps_start = line->start + word;
                board->steps_length = line->size - word;
        }
        return true;
}

/* The frame and the letters below the rows belong to the board. */
static size_t skip_foot(const char *text, size_t length, size_t at)
{
        while (at < length) {
                struct line line = line_at(text, length, at);

                if (!is_frame(&line) && !is_legend(&line))
                        return at;
                at = line.next;
        }
        return at;
}

bool diagram_is_in(const char *text, size_t length)
{
        for (size_t at = 0; at < length;) {
                struct line line = line_at(text, length, at);

                if (line.size > 0 && is_row(&line))
                        return true;
                at = line.next;
        }
        return false;
}

bool diagram_read(const char *text, size_t length, struct arimaa_board_text *board,
                  struct arimaa_text_error *error)
{
        int rank = RANKS - 1;
        size_t at = 0;
        bool headed = false, bare = false;

        while (rank >= 0 && at < length) {
                struct line line = line_at(text, length, at);

                at = line.next;
                if ((line.size > 0 || bare) && is_row(&line)) {
                        bare = !has_bar(&line) && is_bare(&line);
                        if (!read_row(&line, rank--, board, error))
                                return false;
                } else if (line.size > 0 && !is_frame(&line) && !is_legend(&line)) {
                        if (headed || rank < RANKS - 1)
                                return fail_line(&line, error);
                        headed = true;
                        if (!read_heading(&line, board, error))
                                return false;
                }
        }
        if (rank >= 0)
                return scan_fail(error, ARIMAA_TEXT_BAD_BOARD, 0, length);
        board->length = skip_foot(text, length, at);
        return true;
}
