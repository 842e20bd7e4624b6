/* Nothing to call: the check is done by compiling it. */
