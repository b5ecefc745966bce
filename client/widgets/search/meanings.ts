/**
 * Words that mean the same in documentation of software, whatever it is about: what readers type, and what writers
 * write. A semicolon ends a list, as a line does; a site adds lists of its own (`search.synonyms` in `site.yaml`). English,
 * the language of the product's texts.
 */
export const meanings = `
auth, authentication, authenticate, authorization; login, log in, sign in, signin; logout, log out, sign out
signup, sign up, register, registration; enable, switch on, turn on, activate
disable, switch off, turn off, deactivate; install, set up, setup; config, configuration, configure, settings, set up
param, parameter, argument; env, environment; dev, development; prod, production; repo, repository; db, database
dir, folder, directory; cli, command line, terminal; docs, documentation; library, sdk, package, client
function, lambda; example, sample; quickstart, quick start, getting started, get started, tutorial
price, pricing, cost, fee, billing, expensive, cheap; limit, quota, maximum, max; throttle, throttling, rate limit, too many requests
error, failure, exception; fails, failed, error; problem, issue, troubleshooting, trouble
upgrade, migrate, migration, move; upgrade, update; deprecated, deprecation, sunset, end of life; retry, retries, try again, repeat
backoff, back off, retry; timeout, timed out, time out; image, picture, photo, selfie; audio, sound; video, film
attachment, file; email, e-mail, mail; phone, telephone; url, address, link, uri; endpoint, route, operation
id, identifier; user, person, customer; permission, rights, role, access; secret, password, credential; token, key
allowlist, whitelist, allow list, safe list, firewall; ip, ip address, address, firewall
blocklist, blacklist, denylist, block list
2fa, mfa, two-factor, two factor, second factor, multi-factor, two-factor authentication, two-step, two-step verification
sso, single sign-on, single sign on; gdpr, privacy, personal data; subscribe, subscription; unsubscribe, opt out
callback, webhook; sms, text message; otp, one-time password, one-time code, passcode, verification code
sandbox, test mode, test environment, test credentials, testing; mock, fake, stub, simulate
localhost, local machine, own machine, tunnel; deploy, release, publish, deployment
rollback, roll back, go back, revert; log, logs, logging; monitor, monitoring; duplicate, twice; pipeline, build, ci
spec, specification, schema; pagination, paging, next page; swagger, openapi; language, locale, translation
country, region; outage, down, incident, status; status page, service status; uptime, availability, status
custom, own; latency, delay, speed; later, scheduled, schedule; golang, go; javascript, js, node
typescript, ts, javascript; kafka, message broker, queue, event stream; llm, language model, ai model
pbx, phone system; keyword, word; abroad, foreign, international, country
10dlc, a2p, sender registration, register a sender; 400, bad request
401, unauthorized, unauthenticated, authentication failed, authentication
403, forbidden, permission denied, permission missing, not allowed; 404, not found; 409, conflict
412, precondition failed, if-match; 413, payload too large, too large; 415, unsupported media type, content type
422, unprocessable; 429, too many requests; 500, internal server error, internal error; 503, service unavailable
504, gateway timeout; resend, send again; merge, join, combine, unify; stuck, pending, waiting, queued
expired, ended, too old; invalid, not valid, malformed; validate, validation, check
denied, refused, rejected, forbidden; blocked, filtered, banned; restore, recover, take back, get back, undo
backup, recovery; transfer, hand over, hand off; forward, redirect, pass on; interrupt, barge in; bulk, batch, mass
residency, stored, location, region; invoice, bill, payment; subaccount, account; admin, administrator, owner
revoke, invalidate, delete; rotate, renew, replace, swap; ssl, tls, certificate; mtls, mutual tls, client certificate
cors, cross-origin; timezone, time zone; release notes, changelog, what's new; vulnerability, weakness
concurrency, concurrent, parallel, simultaneous, at a time; hostname, domain, host; poll, polling, ask again; signature, hmac
crash, exception; dashboard, console, portal; reset, clear; git, version control, source control
lifetime, expiry, expiration, ttl, validity; sso, saml, oidc, openid connect, identity provider, idp
scim, provisioning, provision; audit log, audit trail, activity log, audit
teammate, team member, member, colleague, collaborator, seat; invite, add people, add a user
cidr, ip range, ip addresses, address ranges; slow, performance, speed up, faster, optimize, tuning
latency, response time; frequency, often, interval, schedule; supported, support, compatible, compatibility
requirements, prerequisites, before you begin; embedding, vector; multitenancy, multi-tenant, tenant
jwt, json web token, access token; pause, suspend, hold; resume, continue, unpause; compare, comparison
free, free tier, trial; stream, streaming, server-sent events, sse; realtime, real-time, live; websocket, socket
payload, body, request body; query string, query parameter, url parameter
too long, length, character limit, size limit; encoding, charset, unicode, special characters
timestamp, datetime, date; currency, money, amount; refund, money back, reimbursement
payment, pay, credit card, payment method; purchase, buy, order; versioning, api version, version
breaking change, backward compatible, migration; docker, container; kubernetes, k8s; postgres, postgresql
bucket, object storage; csharp, c#, dotnet, .net, nuget
java, maven, gradle; python, pypi; ruby, rubygems; php, packagist; nodejs, node.js, node; ios, iphone, swift; android, kotlin; ci, continuous integration
uuid, guid, unique id; idempotency, idempotent, retry safely, safe to retry, duplicate request
race condition, conflict, concurrent; etag, if-match, optimistic locking; cache, caching; cdn, edge
encrypt, encryption, encrypted; compliance, soc 2, certification
pii, personal data, personal information, sensitive data; captcha, recaptcha; spam, junk
bounce, bounced, undelivered, undeliverable, not delivered; msisdn, phone number
voicemail, answering machine, machine detection; ivr, phone menu, voice menu
tts, text to speech, text-to-speech, speech synthesis
stt, speech to text, speech-to-text, transcription, transcribe, speech recognition
mms, picture message, media message; consent, opt in, opt-in; short code, shortcode; toll free, toll-free, freephone
rename, change the name; upload, import, ingest, send in; download, export, save; large, huge, big, at scale
quota, allowance, cap; usage, consumption, metering; notify, notification, alert, push; alert, alarm, notification
schedule, cron, recurring; cron, scheduled job, periodic; queue, backlog; timeout, deadline, takes too long
hang, freeze, stuck; field, property, attribute, column; template, boilerplate; filter, narrow down
sort, order by, ordering; group, aggregate; remove, drop; undo, revert; draft, unpublished; archive, archived
tag, label; metadata, custom data, custom fields; header, http header; status code, http status, response code
unauthenticated, not logged in; empty, null, blank; mandatory, required; plan, tier, subscription plan
beta, preview, experimental, early access; support, help, contact; faq, frequently asked questions
glossary, terms, definitions; overview, introduction, intro, concepts; tutorial, guide, walkthrough, how-to
architecture, how it works; plugin, extension, add-on, integration; connector, integration; mobile app, app
browser, frontend, front end, client side, client-side; server side, server-side, backend, back end
local, locally, localhost, own machine; env var, environment variable; debug, debugging, troubleshoot, troubleshooting
health, health check, ping
incoming, inbound; outgoing, outbound; closest, nearest; landline, fixed line; cell phone, mobile, mobile phone
leaked, exposed, compromised; dedupe, deduplicate, deduplication, duplicate; carrier, operator, telco; regex, regular expression, pattern
throughput, per second, rate limit; i18n, internationalization, localization, translation, language; a11y, accessibility
on-premise, on-premises, self-hosted; whitelabel, white-label, branding; vanity domain, custom domain, subdomain, cname
csv, spreadsheet; embed, iframe, widget; trigger, event, hook; dry run, simulate, preview; sla, service level
impersonate, act as; license, seat; vat, tax; right to be forgotten, erasure, delete personal data; shortcut, hotkey, keyboard
connection refused, network error, cannot connect, connectivity; onboarding, getting started
keep, store, stored, retain, retention; how long, duration, retention, lifetime
allowed, limit; number of, count; distinct, unique; opt out, opted out, unsubscribe, unsubscribed
arrive, receive, received; history, log, versions; activity history, change history, who changed, audit log, audit trail
agreement, contract, addendum; convention, guideline; guideline, best practice; ad blocker, ad block, tracking protection
split test, a/b test, ab test, experiment; prevent, avoid, block, stop; filter, block, exclude, drop
running, active, ongoing, in progress; wait, delay, pause; colleague, coworker, teammate, team member
write key, api key; erase, erasure, deletion, purge; sign up, onboarding, onboard; charge, invoice, bill, billing
send, deliver, delivery; slow down, throttle, back off; double, duplicate, twice, deduplicate, deduplication
choose, select, pick; replace, swap, exchange; hide, mask, redact, redaction
combine, merge, join; measure, metric, metrics, analytics, statistics; trigger, fire, run; notify, notification, alert
map, mapping, mappings; transform, transformation, convert; template, boilerplate; test, testing, try out
team, organization, workspace; tracking, track, analytics; consent, permission, opt in
lost, lose, losing; sent, send; bought, buy; chose, chosen, choose; broke, broken, break; wrote, written, write
found, find; forgot, forgotten, forget; built, build; ran, run; kept, keep; left, leave; paid, pay; took, taken, take
hidden, hide; shown, show; made, make; stolen, steal, theft; spoken, spoke, speak; began, begun, begin; gave, given, give
said, say; told, tell; heard, hear; held, hold; meant, mean; met, meet; read, reading; spent, spend; understood, understand
phone, device, mobile
avatar, profile picture, profile photo; who am i, whoami, current user; trash, recycle bin, deleted items
chunk, multipart, part; previous, older, earlier, former, past; contents, items; favorite, star, bookmark
signature, e-signature; passkey, webauthn; passwordless, magic link; mention, refer
spa, single-page app, single page app, single page application; ecommerce, e-commerce, online shop, web shop
pageview, page view; ping, latency, round trip; false positive, false alarm; keypad, dtmf
launch, go live; inactive, dormant; spoofed, forged, fake
`

/** What is done to things: it tells pages apart less than the things do. */
export const actions = `
delete, remove, erase, erasure; create, make, add, new; update, change, edit, modify; fetch, get, read, retrieve
list, all; find, search, look up; start, begin, launch; stop, end, terminate, hang up; cancel, abort; show, display, view
`
