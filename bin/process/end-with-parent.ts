/**
 * Ends this process as SIGTERM does where the one is gone that has started it: nobody waits for what it does, and a preview
 * would hold its port for ever. Files that take their places right then still do.
 */
export function endWithParent(): void {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // What listens keeps no process going whose work is done.
  process.channel?.unref()
}
