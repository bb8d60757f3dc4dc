/* main.c - the program: what the command line asks for is handed to its part. */

#include "config.h"

#include <getopt.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#include <libintl.h>

#define _(text) gettext(text)

enum { USAGE = 2 };

static void print_help(FILE *out)
{
        fputs(_("Usage: keysteps [OPTION]... [FILE]\n"
                "Play Arimaa in the terminal.\n"
                "\n"
                "  -h, --help     show this help\n"
                "  -V, --version  show the version\n"), out);
}

int main(int argc, char **argv)
{
        static const struct option options[] = {
                { "help",    no_argument, NULL, 'h' },
                { "version", no_argument, NULL, 'V' },
                { NULL, 0, NULL, 0 },
        };
        int option;

        setlocale(LC_ALL, "");
        bindtextdomain(PACKAGE, LOCALEDIR);
        textdomain(PACKAGE);

        while ((option = getopt_long(argc, argv, "hV", options, NULL)) != -1) {
                switch (option) {
                case 'h':
                        print_help(stdout);
                        return EXIT_SUCCESS;
                case 'V':
                        puts(PACKAGE_STRING);
                        return EXIT_SUCCESS;
                default:
                        print_help(stderr);
                        return USAGE;
                }
        }
        print_help(stderr);
        return USAGE;
}
