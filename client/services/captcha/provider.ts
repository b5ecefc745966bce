/** What a captcha service's adapter does. */
export interface CaptchaProvider {
  /** The script's URL. */
  src(siteKey: string): string
  /**
   * Obtains one token; the script is loaded.
   *
   * @param place an element that is in reach of the reader, for a challenge
   * @param lift to be called when the reader has to act, because from then on no time limit is fair
   * @throws when the service refuses, or when its script is not what it should be
   */
  token(siteKey: string, action: string, place: HTMLElement, lift: () => void): Promise<string>
}

/** @throws when a blocker has put something else in the script's place */
export function findApi<Api>(name: string): Api {
  const api: Api | undefined = Reflect.get(window, name)
  if (api === undefined) throw new Error(`The captcha script has not defined ${name}`)
  return api
}
