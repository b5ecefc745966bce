import type { ErrorEntry } from '../../../compiler/data/errors.ts'
import type { SiteConfig } from '../../../compiler/data/site/site-config.ts'
import type { GeneratedPage } from '../../../compiler/model/generated-page.ts'
import { errorRoute } from '../../elements/error-code.ts'
import { plainText, summaryOf } from '../../elements/plain-text.ts'
import { filled, type Say, textsOn } from '../../elements/texts/texts.ts'
import { partsOf } from './parts.ts'

/** @returns the heading of an error's own page */
export function pageTitle({ code, message, log_level }: ErrorEntry, say: Say): string {
  const text = plainText(message)
  const isError = log_level === 'ERROR'
  if (text === '') return filled(say(isError ? 'Error {code}' : 'Warning {code}'), { code })
  return filled(say(isError ? 'Error {code}: {message}' : 'Warning {code}: {message}'), { code, message: text })
}

/** @returns the page of one error, between those of the codes around it */
export function errorPage(
  record: ErrorEntry,
  previous: ErrorEntry | undefined,
  next: ErrorEntry | undefined,
  config: Pick<SiteConfig, 'docsPrefix' | 'locales' | 'strings'>,
): GeneratedPage {
  const say = textsOn({}, config)
  const routeOf = (error: ErrorEntry | undefined) => (error === undefined ? null : errorRoute(error.code, config))
  const { code, secondary_message } = record
  const about = plainText(secondary_message ?? '') || plainText(partsOf(record).description ?? '')
  const description =
    about === '' ? filled(say('What {code} means, what causes it and what helps.'), { code }) : summaryOf(about)
  return {
    route: errorRoute(code, config),
    frontMatter: { title: pageTitle(record, say), description, layout: 'doc', toc: true, search: true, draft: false },
    block: 'ErrorRecord',
    props: { code },
    record,
    neighbours: { previous: routeOf(previous), next: routeOf(next) },
  }
}
