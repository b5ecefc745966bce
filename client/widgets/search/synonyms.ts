/**
 * Words that mean the same in documentation of software, whatever it is about: what readers type, and what writers
 * write. Each line is a list; a site adds lists of its own (`search.synonyms` in `site.yaml`). English, the language of
 * the product's texts.
 */
const lists = `
auth, authentication, authenticate, authorization
login, log in, sign in, signin
logout, log out, sign out
signup, sign up, register, registration
delete, remove, erase, erasure
create, make, add, new
update, change, edit, modify
fetch, get, read, retrieve
list, all
find, search, look up
start, begin, launch
stop, end
cancel, abort
show, display, view
enable, switch on, turn on, activate
disable, switch off, turn off, deactivate
install, set up, setup
config, configuration, configure, settings, set up
param, parameter, argument
env, environment
dev, development
prod, production
repo, repository
db, database
dir, folder, directory
cli, command line, terminal
docs, documentation
library, sdk, package, client
function, lambda
example, sample
quickstart, quick start, getting started, get started, tutorial
price, pricing, cost, fee, billing
limit, quota, maximum, max
throttle, throttling, rate limit, too many requests
error, failure, exception
fails, failed, error
problem, issue, troubleshooting, trouble
upgrade, migrate, migration, move
deprecated, deprecation, sunset, end of life
retry, retries, try again, repeat
backoff, back off, retry
timeout, timed out, time out
image, picture, photo
audio, sound
video, film
attachment, file
email, e-mail, mail
phone, telephone
url, address, link, uri
endpoint, route, operation
id, identifier
user, person, customer
permission, rights, role, access
secret, password, credential
token, key
allowlist, whitelist, allow list, safe list, firewall
ip, ip address, address, firewall
blocklist, blacklist, denylist, block list
2fa, mfa, two-factor, two factor, second factor, multi-factor, two-factor authentication, two-step, two-step verification
sso, single sign-on, single sign on
gdpr, privacy, personal data
subscribe, subscription
unsubscribe, opt out
callback, webhook
sms, text message
otp, one-time password, one-time code, passcode, verification code
sandbox, test mode, test environment
mock, fake, stub, simulate
localhost, local machine, own machine, tunnel, ngrok
deploy, release, publish, deployment
rollback, roll back, go back, revert
log, logs, logging
monitor, monitoring
duplicate, twice
pipeline, build, ci
spec, specification, schema
pagination, paging, next page
swagger, openapi
language, locale, translation
country, region
outage, down, incident, status
status page, service status
uptime, availability, status
custom, own
latency, delay, speed
later, scheduled, schedule
golang, go
javascript, js, node
typescript, ts, types, javascript
kafka, message broker, queue, event stream
llm, language model, ai model
pbx, phone system
keyword, word
abroad, foreign, international, country
10dlc, a2p, sender registration, register a sender
`

const commonSynonyms: readonly (readonly string[])[] = lists
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((word) => word.trim()))

/** What a word of the common lists, and one that the site says to mean the same, counts beside the word itself. */
const shares = { common: 0.6, own: 0.8 }

/** Another way to say a word of a query. */
export interface Alternative {
  /** A word, or words that stand together. */
  readonly text: string
  /** What it counts beside the word itself, from 0 to 1. */
  readonly share: number
}

/**
 * Finds other ways to say the words of a query.
 *
 * @param queries the words in lower case: all of them, for "sign in", and those that carry the meaning, for "delete my key"
 * @param own lists of the site
 * @returns for each word that has any, the alternatives; a phrase gives its own to each of its words
 */
export function synonymsOf(
  queries: readonly (readonly string[])[],
  own: readonly (readonly string[])[],
): ReadonlyMap<string, readonly Alternative[]> {
  const found = new Map<string, Alternative[]>()
  const texts = queries.map((words) => ` ${words.join(' ')} `)
  const lists = [
    ...own.map((list) => ({ list, share: shares.own })),
    ...commonSynonyms.map((list) => ({ list, share: shares.common })),
  ]
  for (const { list, share } of lists) {
    const phrases = list.map((phrase) => phrase.toLowerCase().replace(/[-\s]+/g, ' '))
    const isHeld = (phrase: string) => texts.some((text) => holds(text, phrase))
    const others = list.filter((_, index) => !isHeld(phrases[index] ?? ''))
    for (const word of new Set(phrases.filter(isHeld).flatMap((phrase) => phrase.split(' ')))) {
      const typed = queries.flat().find((one) => isForm(one, word)) ?? word
      found.set(typed, [...(found.get(typed) ?? []), ...others.map((other) => ({ text: other.toLowerCase(), share }))])
    }
  }
  return found
}

/** Whether a text of words holds a phrase, with the plural of its last word too. */
function holds(text: string, phrase: string): boolean {
  return text.includes(` ${phrase} `) || text.includes(` ${phrase}s `)
}

function isForm(word: string, of: string): boolean {
  return word === of || word === `${of}s`
}
