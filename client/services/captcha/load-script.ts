import { withLimit } from '../time-limit.ts'

/**
 * Loads a classic script of another origin.
 *
 * @param ms milliseconds until it counts as hanging
 * @throws when it is blocked, unreachable or late; its element is removed, so that it can be tried again
 */
export async function load(src: string, ms: number): Promise<void> {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  try {
    await withLimit(
      ms,
      'The captcha script did not load in time',
      () =>
        new Promise<void>((done, fail) => {
          script.onload = () => done()
          script.onerror = () => fail(new Error('The captcha script is blocked or unreachable'))
          document.head.append(script)
        }),
    )
  } catch (error) {
    script.remove()
    throw error
  }
}
