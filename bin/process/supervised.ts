/** Commands that run in a child process, so that a crash of the engine still ends with a message and status 70. */
export const supervised: ReadonlySet<string> = new Set(['build', 'check', 'index', 'preview'])
