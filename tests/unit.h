/* unit.h - what every unit test in C begins with.
 *
 * A test program includes this, lists its test functions in one array and hands
 * it to RUN(), which is the whole of main():
 *
 *      static const struct CMUnitTest tests[] = {
 *              cmocka_unit_test(a_rabbit_never_steps_backward),
 *      };
 *      RUN(tests)
 *
 * Under "make check" cmocka writes TAP, with one group of tests a program; run
 * by hand it writes for people.  Do not use cmocka's skip(): its TAP calls a
 * skipped test a failed one.
 */
#ifndef TESTS_UNIT_H
#define TESTS_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#define RUN(tests)                                                              \
        int main(void)                                                          \
        {                                                                       \
                return cmocka_run_group_tests(tests, NULL, NULL);               \
        }

#endif
