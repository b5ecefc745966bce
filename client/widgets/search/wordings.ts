/**
 * What documentation of software writes, and after the colon what readers type for it, whatever a site is about. It holds
 * in this direction alone, and counts less than what means the same (`meanings.ts`): who types "ngrok" may mean a tunnel,
 * who asks for a tunnel does not mean that product.
 */
export const wordings = `
get: download; fetch: download; request: api call, api calls
tunnel: ngrok, localtunnel, expose localhost, public url for localhost
endpoint: base url, api url, base path, api address; host: base url, api url, base address
region: eu, europe, european union, european, usa, data center, data centre, datacenter, geography, sovereignty, location, where stored
import: load, bulk load, bring in, ingest, migrate data, backfill, past data, old data; historical: past, old, backfill, previous
replay: backfill, resend old, send again, reprocess, rerun
media: attachment, attachments, picture, photo, video file, gif, image; file: attachment, attachments
delivery: arrive, arrives, arrived, reach, receive, get through, inbox, deliverability
undelivered: not arriving, not delivered, never came
delivery status: not delivered, stuck
order: sequence, wrong order, out of order, ordering, chronological; sequence: wrong order, out of order
environment: staging, sandbox, dev, production, live, test system, non production
test: try out, dry run, without affecting, safely try, fake, sandbox
debugger: real time, live view, watch events, see events, inspect, trace
duplicate: twice, double, two times, counted twice, doubled, repeated, same again
permission: allowed, rights, read only, access level, may do, can do, privilege, privileges
role: read only, admin, access level, privilege, privileges, permission
audit: change history, activity
people: teammate, colleague, coworker, team member, employee, staff, user account, invite
people: invite, teammates, colleagues, add user, add users, team members; member: invite, teammate, colleague, coworker, employee
sign-in: login, sso, okta, azure ad, active directory, ldap, log on; single sign-on: okta, azure ad, active directory, ldap, entra
second factor: 2fa, mfa, authenticator, google authenticator, otp app
scim: okta provisioning, user provisioning, deprovision, offboard, offboarding, directory sync
api key: token, secret key, access key, credentials, api token, api secret; secret: api secret, private key, password
retention: how long kept, how long stored, keep data, expire data, delete after, auto delete, purge
delete: clean up, cleanup, wipe, purge, forget, destroy; update: change, rename, correct, amend
rate limit: throttling, throttled, too fast, how many requests, per minute, tps, rps, qps, concurrent requests
limit: how many, how much, how large, how big, how long, at most, maximum, biggest, cap, ceiling, upper bound
size: how large, how big, too large, too big, megabytes, mb, kilobytes, kb, bytes; length: how long, too long, characters
price: what does it cost, rates, charge, charged, bill, billed; cost: charged, billed, pay for, expensive
cancel: take back, withdraw, call off, revoke, undo, stop; undo: take back, revert, reverse, separate, split again
status: state, progress, what happened to, where is, track; webhook: http callback, push notification url, notify my server, postback
signature: prove, authentic, authenticity, genuine, spoof, spoofed, forged, tampered, hmac, checksum
retry: try again, repeat, reattempt, resubmit, redeliver, redelivery; timeout: hangs, hung, takes too long, slow response
refused: rejected, denied, declined, disapproved
refused: rejection, declined, disapproved; reason: why, cause, explanation
filter: spam filter, carrier filtering, exclude, only some, skip, leave out, without; drop: exclude, skip, discard, ignore, throw away
redact: mask, hide, obfuscate, anonymize, anonymise, scrub, censor, blank out, pseudonymize
consent: opt in, permission, gdpr, cookie banner, cookies, tcpa, legal, law, agree, lawful
opt-out: unsubscribe, stop, remove from list, do not contact, blocklist, dnc; stop: unsubscribe
quiet hours: night time, nighttime, business hours, do not disturb, weekend, office hours
time zone: local time, utc, daylight saving, dst; schedule: later, delayed, future, at a certain time, tomorrow, in advance
encoding: emoji, unicode, special characters, accents, umlauts, non latin; segment: message parts, split message, long message
sender: from number, caller id, from address, who it comes from; pool: several numbers, many numbers, number pool, load balance
inbound: incoming, receive, received; outbound: outgoing, sending; reply: answer, respond, response, auto reply, autoresponder
conference: group call, several callers, multi party, multiparty, party line, join calls, three way call, 3 way call
transfer: forward, hand over, pass on, redirect call, escalate; hold: waiting, on hold, hold music, park
recording: record, tape, recorded call, call audio; transcript: transcription, written version, subtitles, captions, notes of call
collect input: menu, press 1, keypad, keypress, dtmf, ivr, phone tree; digits: keypad, keypress, press 1, tones
text to speech: voice synthesis, read aloud, say text, robot voice, tts; speak: say, read aloud, read out, tts
voice: accent, male voice, female voice, speaker; language model: llm, gpt, chatgpt, ai, bot, chatbot, agent, assistant, openai
relay: bot, chatbot, voicebot, voice bot, voice agent, ai agent, voice assistant; delay: latency, lag, slow
queue: line, waiting line, backlog; agent: representative, operator, staff, support person; supervisor: manager, team lead
routing: assign, distribute, dispatch, priority, prioritize, skills; call-back: callback, call back, ring back
trunk: pbx, asterisk, freeswitch, phone system, sbc, sip provider; codec: audio quality, sound quality, g711, opus
number: did, phone line, msisdn; porting: transfer number, move number, switch provider, keep my number, change provider
toll-free: 800 number, freephone, free number; short code: five digit number, short number; emergency: 911, 112, e911
caller name: cnam, who is calling; line type: mobile or landline, landline, cell or landline; lookup: check a number, validate number
sim swap: sim change, stolen number, hijack; fraud: abuse, bots, attack, pumping, scam, fake accounts, toll fraud
verification code: otp, one-time code, pin, passcode, confirm number; attempts: tries, wrong code, brute force
business profile: kyc, company details, identity check, vetting; registration: kyc, vetting, 10dlc, approval, compliance
branded calls: caller id name, company name, show name, spam likely, logo; release: give back, return, let go
domain: dns, dns records, spf, dkim, dmarc, hostname; bounce: hard bounce, soft bounce, mailbox full, no such user
suppression: blocklist, do not mail, unsubscribe list, bounce list; complaint: marked as spam, reported as spam, junk
template: placeholder, placeholders, merge fields, mail merge, personalization, personalisation, handlebars, liquid
campaign: newsletter, mass mail, bulk mail, blast, mailing; segment: target group, cohort; audience: cohort, target group, user group
journey: drip, drip campaign, customer journey, sequence of mails; automation: drip, triggered mail
trait: attribute, user attribute, custom property, profile field; profile: customer record, user record, single customer view, 360
identify: login event, user id, known user, logged in; anonymous: not logged in, guest, visitor, unknown visitor
track: log event, send event, capture, record event; page: page view, pageview, screen view; group: company, account, organization, team
alias: merge users, link ids, combine users; source: where events come from, collect, sdk snippet, tracking code, snippet
destination: send to, forward to, connected tool, integration, third party, sink, output; mapping: transform, rename field, convert
tracking plan: schema validation, expected events, naming convention, planned events, data quality, taxonomy
warehouse: snowflake, bigquery, redshift, databricks, data lake, sql database, s3; sync: synchronize, refresh, update schedule
function: lambda, custom code, javascript code, script, serverless function, handler; deploy: publish, ship, push to production, go live
rollback: previous version, earlier version, go back, undo deploy; version control: git, github, gitlab, commit, pull request
pipeline: github actions, gitlab ci, jenkins, circleci, continuous deployment; variables: env vars, environment variables, dotenv, config
logs: console.log, console log, print, debug output, stdout; cold: slow first request, warm up, startup time; memory: ram, out of memory
local: on my machine, laptop, offline, localhost; watch: hot reload, live reload, auto reload
library: sdk, npm package, pip package, gem, nuget, composer, maven, client; install: add package, npm i, pip install, download
example: sample code, snippet, demo, boilerplate, starter; quickstart: hello world, getting started, first steps, beginner, tutorial
openapi: swagger, postman, api definition, api spec, insomnia; mock: stub, fake server; generate: codegen, code generation
types: typescript, typings, type definitions, d.ts; exception: try catch, catch error, error handling
command: cli, terminal, shell, bash, powershell; exit status: exit code, return code; profile: several accounts, switch account
pagination: next page, load more, cursor, offset, paging, all results, more than 50, more than 100; list: all results, every, get all
idempotency: retry safely, exactly once, duplicate request, twice by mistake, double charge; conflict: race condition, same time
usage: how much used, consumption, statistics; usage records: statistics, invoice details; limit of cost: budget, spending, overspend
invoice: receipt, bill, vat, tax, accounting; trial: free account, free plan, try for free, freemium
migrate: upgrade, old version, legacy, sunset, end of life, deprecated; changelog: what is new, release notes, news, updates
status page: is it down, outage, downtime, uptime, incident; availability: uptime, sla, reliability, failover
failover: disaster recovery, backup system, outage plan, high availability; fallback: backup url, if my server is down, server down
firewall: ip whitelist, ip ranges, open ports, ports, network requirements, allowlist ip; certificate: ssl, https error, tls
security: safe, hack, hacked, vulnerability, pentest, secure; leaked: committed, exposed, published by accident, on github, compromised
encrypt: own key, byok, kms, at rest; storage: s3, bucket, object storage; personal data: pii, gdpr, sensitive data, personal information
glossary: what does it mean, terminology, abbreviation, acronym; support: contact, ticket, help desk, talk to a human
plug-in: extension, addon, add-on, widget, app store; marketplace: app store, third party apps, partner apps
flow: workflow, visual builder, drag and drop, no code, low code, diagram; widget: step, node, block, building block
condition: if else, branch, branching, decision; draft: unpublished, preview; revision: version history, older version, earlier version
room: meeting, video call, session, channel; participant: attendee, user in call, member; composition: mixed recording, mp4, single file
screen: screen share, share screen, screensharing; camera: webcam, video device; microphone: mic, no sound, cannot hear, audio input
token: jwt, access token, session token; expire: lifetime, valid for, ttl, how long valid, ends
event: log entry, notification, message; subscription: subscribe, listen, notify me; sink: kafka, sqs, kinesis, queue, event stream
filter by date: yesterday, last week, last month, date range, since, between dates, today
browser: chrome, firefox, safari, edge, internet explorer; supported: work, works, compatible, minimum version, requirements
button: click, press; table: grid, spreadsheet; diagram: chart, drawing, flowchart, mermaid; callout: note box, admonition, warning box
connection refused: econnrefused, econnreset, socket hang up; timeout: etimedout, esockettimedout; certificate: cert_has_expired, self signed
error status: 5xx, 4xx, 500, 502, 503, 504, bad gateway; dns: enotfound, eai_again, not resolved
refund: money back, pay back, give back money, reimbursed; authorisation: reserve, block amount, preauthorize; capture: take the money, collect money
saved: remember, on file, for later; dispute: did not buy, did not order, contested, claim back; decline: refused, rejected, turned down, does not accept
payout: get my money, paid out, bank deposit, transfer to bank; fee: commission, percentage, cut, you take; proration: middle of the month, cheaper plan, switch plan
dunning: renewal failed, failed payment, unpaid, reminder; metered: pay as you go, consumption, by use; area: city, town, district, neighbourhood
seller: vendor, merchant, marketplace; onboard: verify identity, background check, documents; restricted: prohibited, forbidden goods
questionnaire: security questions, assessment, audit; tax: vat, gst, reverse charge; receipt: slip, proof of payment; tip: gratuity
plugin: shop system, store extension, shopify, woocommerce, wordpress, magento; status page: is down, works today, problems right now
statement: bank statement, card statement; insurance: broken, damaged, lost in the post; void: unused, not used, cancel before use
pickup: collect, fetch at; estimated delivery: when will it arrive, arrival time; tracking: where is my, where is it now; customs: import, duty, duties, abroad
address: street, house number, postal code, zip code; capture: finish payment, complete payment; scope: only some, limited key; rotation: replace key, new key
revocation: stolen key, lost key, leaked key, disable key; retention: how long do you keep; second factor: authenticator app, security key
close: delete my account, delete account, cancel my account; portal: self service, self-service; arrival: eta
concurrency: simultaneous, simultaneously, at the same time; quality: tinny, choppy, crackling, robotic, echo, jitter, noise
request id: reference of the request, correlation id, trace id; idempotency: duplicate orders, charged twice, double booking
test: unit test, unit tests, jest, mocha, pytest, junit, rspec, phpunit, vcr; factor: google authenticator, authenticator app, authy
opening hours: after hours, holidays, closed for; carrier: telco, phone company, mobile provider; fraud: hackers, attackers, abused
rotate: swap, without downtime, zero downtime; sentiment: angry, furious, upset, unhappy, frustrated, satisfied, mood
end: terminate, kill, hang up; remove: kick, throw out, eject; cancel: invalidate, void; attempts: guess, guesses, guessed, guessing
balance: out of money, no money, out of credit, prepaid, top up, topped up, ran out; fetch: not reachable, unreachable, reach, accessible
session replay: heatmap, heatmaps, rage clicks, click map; crash: exception tracking, error tracking, js errors, javascript errors, crash reports
consent: agreed, they agree, proof of; proof: evidence; no answer: nobody picks up, did not pick up, does not pick up, rings out, unanswered
busy: engaged; withheld: hidden number, private number, anonymous caller, unknown caller; spam: lands in junk, goes to junk, promotions tab
bounce: wrong address, address does not exist, dead address; encoding: weird characters, strange characters, question marks, garbled
opt-out: no longer wants, take me off, do not text, stop getting; reply: two-way, back and forth, write back, text back
sender id: name instead of number, brand name as sender; e.164: leading zero, plus sign, number format, international format
segment: billed for two, billed twice, charged for two; recording: listen back, listen to calls; transcript: what was said
access: right of access, data subject, dsar; update: changed since, changes since; call-back: ring me back, phone me back
`
