/** Lets what has come meanwhile be heard. */
const nextTurn = () => new Promise<void>((done) => setTimeout(done))

/**
 * What takes long is done in several turns, so that a key which comes meanwhile waits for one of them alone.
 *
 * @throws when what is done is wanted no more
 */
export async function turn(isWanted: () => boolean): Promise<void> {
  await nextTurn()
  if (!isWanted()) throw new Error('Another query was typed')
}
