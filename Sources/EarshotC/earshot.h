/* Earshot in a process of your own: what a screen reader user would hear of a screen.
 *
 *   const char *line = "{\"id\": 1, \"text\": \"elements: [button: Rate]\"}";
 *   char *answer = earshot_hear(line, strlen(line));
 *   puts(answer);
 *   earshot_free(answer);
 *
 * Link with -learshot-c. The functions may be called from any thread, several at once.
 */
#ifndef EARSHOT_H
#define EARSHOT_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Answers one line of `earshot stream`: JSON in UTF-8 of `length` bytes, without a zero byte at its end.
 *
 * The answer is JSON in UTF-8 on one line, ended by a zero byte, which you give back with earshot_free. A line that
 * cannot be answered has "status": "rejected" and an "error"; NULL is returned where there is no memory for an answer.
 * "source" names a file that this process may read; "do" asks another question than that for the transcript.
 */
char *earshot_hear(const char *request, size_t length);

/* Frees an answer; NULL is freed as well. */
void earshot_free(char *answer);

/* The version of Earshot, such as "0.2.0". It is never freed. */
const char *earshot_version(void);

#ifdef __cplusplus
}
#endif

#endif
