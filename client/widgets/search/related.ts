/**
 * What readers of any provider's documentation may mean by a word that names nothing on the site: verbs of APIs, and things
 * that they are about. Looser than `meanings.ts`, and only for words by which no page is called; a page counts for it that is
 * called so. Each semicolon ends a group, as a line does.
 */
export const related = `
clone, copy, duplicate, replicate; kick out, kick, remove, evict, expel; stop, cancel, abort, halt, terminate, interrupt
undo, revert, roll back, rollback, restore; pause, suspend, freeze, deactivate; resume, continue, unpause, reactivate, restart, unfreeze
start, begin, launch, kick off, initiate, trigger, run, execute, invoke; finish, complete, completed, done, close, mark as done
create, make, add, new, generate, instantiate, establish, provision; delete, remove, erase, destroy, get rid of, drop, discard, purge, trash
update, change, edit, modify, alter, adjust, patch, correct; get, fetch, retrieve, look up, obtain
list, multiple, enumerate, browse, show all, overview of all; search, find, query, look for, look up, lookup
send, deliver, dispatch, submit; resend, send again, replay, retry, redeliver, re-send
approve, accept, confirm, allow, grant, sign off; reject, decline, deny, refuse, turn down, disapprove; verify, validate, check, confirm
invite, add user, add member, onboard; assign, assignee, allocate, delegate, responsible, owner; unassign, remove
attach, upload, attachment, file; detach, unlink, disconnect, remove; link, connect, associate, attach, relate, pair; move, transfer, relocate, migrate
merge, combine, join, consolidate, unify, deduplicate; split, separate, divide, break up, chunk; rename, change name, title
reorder, sort, order, rearrange, move, position, insert; filter, narrow; group, cluster, bundle, batch, aggregate, summarize
batch, bulk, several in one, multiple at once, many at once, in one request, in one call, parallel requests, mass
schedule, delayed, future, recurring, cron, at a time, timer, reminder; repeat, recurring, every day, weekly, periodic, interval
import, upload, load, ingest, bring in; export, download, dump, extract, take out, backup; sync, synchronize, refresh, mirror, keep in sync, up to date
subscribe, follow, watch, follower, listen, notify; unsubscribe, unfollow, mute, stop notifications, opt out, leave
follower, collaborator, watcher, subscriber; member, user, person, people, teammate, collaborator, participant, colleague, employee, staff
team, group, department, organization, workspace; organization, company, tenant, business, account, enterprise; owner, admin, administrator, creator
guest, external user, visitor, anonymous; role, permission, access level, privilege, rights, scope; scope, permission, access, oauth
access request, ask for access, request access; share, sharing, collaborate, invite, public link, shared link; private, hidden, restricted, confidential; public, visible, open
comment, note, remark, reply, message, story, annotation; reaction, emoji, like, thumbs up, heart; mention, tag, at mention, ping
tag, label, category, keyword; category, type, kind, class, classification; folder, directory, collection; favorite, starred, star, bookmark, pinned
status, state, progress, phase, stage; status update, progress report, weekly report, report; report, analytics, statistics, dashboard, metrics, insights
goal, objective, okr, target, key result; milestone, deadline, due date; due date, deadline, overdue; start date, begin date
task, to-do, todo, ticket, issue, work item, job; subtask, child task, nested task, child tasks, sub task; parent, child, nested, hierarchy, tree
dependency, blocked by, depends on, prerequisite, blocking, waiting on; section, column, list, lane, board; board, kanban, column
project, board, initiative; portfolio, program, collection of projects; template, blueprint, preset, boilerplate; workflow, automation, rule, flow, process
rule, automation, automate, trigger, condition; custom field, own field, additional field, extra field, property; enum, dropdown, options, choices, select
time tracking, hours, log hours, time spent, time entry, timesheet; timesheet, hours, approval; capacity, workload, allocation, availability, resource planning
out of office, ooo, vacation, holiday, absence, time off, leave; budget, spending limit, cost limit, spend; rate, hourly price, price per hour, hourly rate, fee
job, async, asynchronous, background, long running, task status; poll, polling, check status, wait until done; events, changes, changed since, delta, activity
autocomplete, typeahead, suggest, suggestions, type ahead; search, full text, query; avatar, photo, profile picture; profile, me, my account, current user, self
webhook, callback, hook, event notification, push notification, http callback, notify my server; webhook signature, verify webhook, secret, hmac
audit log, who changed, who deleted, history, security log, activity log; history, versions, changelog, revision, past; event, activity, occurrence, action
api key, token, access token, credential, credentials, bearer; sign in, login, log in, authenticate, authentication, sso, oauth
sign out, logout, log out, end session; sign up, register, create account, registration, onboarding; password, passcode, passphrase, reset password
revoke, invalidate, disable, withdraw; rotate, renew, regenerate, roll, replace key; expire, expiry, expiration, ttl, valid until, lifetime
oauth, authorization, consent screen, third party app, connect account; refresh token, renew token, token expired, stay logged in; personal access token, pat, api token
service account, bot user, machine user, robot; impersonate, on behalf of, act as; mfa, 2fa, two factor, second factor, otp
rate limit, throttle, throttling, too many requests, 429, quota, requests per second, slow down; quota, limit, maximum, cap, allowance, ceiling, up to
pagination, next page, page size, cursor, offset, limit, all results, more than; sort, order by, descending, newest first; field selection, only some fields, partial response, include fields, expand
idempotency, idempotent, twice, duplicate request, retry safely; timeout, timed out, deadline, too slow, hangs; retry, try again, backoff, attempt
error, failure, fails, failed, exception, not working, broken; error code, status code, response code, http status; invalid, malformed, wrong, bad request, rejected
not found, missing, 404, does not exist, unknown; unauthorized, 401, forbidden, 403, access denied, permission denied; conflict, 409, already exists, duplicate
server error, 500, 503, outage, unavailable, down; maintenance, downtime, outage, incident, status page; deprecated, deprecation, sunset, end of life, removed, legacy
version, release, api version, versioning; upgrade, update, migrate, move to, new version, migration guide; changelog, release notes, what is new, news; beta, preview, early access, experimental, alpha
sandbox, test mode, testing, staging, test environment, development; live, production, go live, prod; mock, fake, dummy, sample data, test data, simulate
example, sample, snippet, demo, code sample; quickstart, getting started, first steps, tutorial, hello world; guide, how to, walkthrough, tutorial
install, set up, setup, add to project, integrate; configure, settings, options, preferences, setup, customize; enable, turn on, activate, switch on; disable, turn off, deactivate, switch off
library, sdk, client, package, module; plugin, extension, add-on, app, integration, connector; command line, cli, terminal, shell; deploy, ship, release, publish, roll out, go live
build, compile, bundle, package; environment variable, env, config; log, logs, debug, debugging, troubleshoot; monitor, observe, observability, health, alert, alarm
alert, notification, notify, alarm, warn, warning; performance, speed, slow, fast, latency; scale, large, many, high volume, throughput
region, data residency, eu, location, country, where stored, datacenter; country, nation, international, abroad, region; language, locale, translation, localization, translate
timezone, time zone, utc, local time; date, timestamp, time, datetime; currency, exchange rate, money, usd, eur; amount, sum, price; unit, measure, quantity
invoice, bill, billing, receipt, charge; charge, payment, pay, debit, collect money; refund, money back, return, reimburse, chargeback; payout, withdraw, transfer, bank transfer, send money
payment method, card, credit card, bank account, wallet; subscription, plan, recurring payment, renew, membership; trial, free, free tier; price, cost, pricing, fee, how much, rate
discount, coupon, promo code, voucher, rebate; tax, vat, gst, sales tax; dispute, chargeback, complaint, contested; balance, funds, credit, account balance
purchase, checkout, buy, cart; product, item, article, catalog, inventory, stock; shipping, delivery, shipment, tracking, parcel; customer, client, buyer, user, contact
contact, person, recipient, address book, lead, profile; address, street, postal, zip code, postcode; phone, mobile, cell, handset, telephone number; email, mail, e-mail
message, sms, chat; caller id, from number, sender id, sender; undelivered, failed, bounced, not delivered, undeliverable; opt out, unsubscribe, stop keyword
picture, image, photo, media, thumbnail; video, clip, movie, film, stream; audio, sound; document, file, pdf; preview, thumbnail, view, render
storage, bucket, disk, space, blob; download, fetch file, get file, save; upload, send file, put file; folder, directory, path; file size, too large, large file, chunk, multipart upload
archive, archived, inactive, closed, hidden; trash, deleted, recycle bin, bin, restore; lock, protect, read only, freeze; version, revision, previous version
encrypt, encryption, secure, at rest; privacy, gdpr, personal data, pii, data protection; erase personal data, forget, right to be forgotten, delete user data, suppression; retention, keep, how long, store, ttl
compliance, hipaa, soc 2, certification, legal; consent, agreement, permission, opt in, cookie banner; ip, ip address, allowlist, whitelist, firewall; domain, subdomain, hostname, dns, cname, url
certificate, ssl, tls, https; proxy, gateway, relay; endpoint, url, route, resource, path; header, http header; body, payload, json, request body; parameter, argument, param, option, query string
schema, model, structure, format, definition, type; field, column, attribute, property, key; record, row, object, entity, item; table, dataset, sheet, spreadsheet; database, warehouse, sql, query
id, identifier, uuid, guid, external id; custom id, own id, external id, my id; metadata, extra data, custom data, tags; count, number of, how many; average, mean, median
duplicate, twice, repeated, double, dedupe; missing, lost, not arriving, disappeared, absent; stuck, pending, queued, waiting; blocked, banned, forbidden, filtered
track, record, capture, log, collect; analyze, measure, evaluate, analysis; predict, forecast, prediction, likelihood, ai; ai, machine learning, llm, model, assistant, copilot, artificial intelligence
event, track call, action; identify, user traits, recognize; anonymous, unknown, not logged in; audience, segment, cohort, group of users, target group; trait, attribute, characteristic, property
destination, target, tool, integration, where to send; source, origin, input, where from; mapping, map, transform, convert, rename; transformation, transform, convert, rewrite; filter, exclude, drop, block
journey, campaign, automation, sequence; campaign, newsletter, marketing, blast; broadcast, one-off, mass message; template, layout, design; editor, designer, drag and drop, builder
cookie, local storage, persistence; browser, client side, web, javascript; server, backend, server side; mobile, phone, ios, android, app; single page app, spa, react, vue
ad blocker, adblock, blocked by browser, tracking prevention; website, site, web page; screen, view, page; click, press, tap, button; form, input, survey, questionnaire
real time, live, streaming, immediately, instant; delay, latency, lag; historical, past, old, backfill; replay, resend old, reprocess, again
queue, backlog, buffer; stream, feed, subscribe; channel, room, conversation, thread; thread, conversation, replies; room, meeting, session
call, phone call, ring, dial; hang up, end call, terminate; record, recording, capture; transcript, transcription, speech to text; voicemail, answering machine
number, phone number; buy, purchase, order, acquire, provision, rent; release, give up, return, give back; port, transfer number, move number
user guide, manual, documentation, docs; glossary, terms, definitions, vocabulary; support, contact, customer service; faq, questions, common questions; feedback, suggestion, feature request
limit, restriction, constraint, limitation, maximum; requirement, prerequisite, needed, before; compatibility, supported, works with, browser support; feature, capability, function, option
difference, compare, comparison, versus; choose, pick, which, select, best; recommend, best practice, tips, advice, guideline; plan, design, prepare, planning; concept, basics, how it works, introduction
credit, quota, points; usage, consumption, how much used; account, profile, user; subaccount, child account, sub account; close account, delete account, cancel account
default, standard, preset, fallback; optional, not required; required, mandatory, must; null, empty, blank, none; boolean, true, false, flag; flag, feature flag, toggle, switch
experiment, a/b test, split test, variant; variant, version, option; rollout, gradual, canary, percentage; approval, review, sign off; review, check, inspect, look at
permission, allowed, who can; security, safe, protect; leak, exposed, compromised; fraud, abuse, scam, suspicious; spam, junk, unwanted; verify identity, kyc, identity check
contract, agreement, terms; onboarding, getting started, setup; offboarding, remove user, leave company, deprovision; seat, license, user limit
spreadsheet, csv, excel, table; calendar, appointment, schedule, booking; reminder, alarm, notification; map, location, geocode, place; weather, forecast; route, path, direction
machine, server, host, instance, vm, virtual machine; instance, server, node; container, docker, pod; cluster, pool, group; load balancer, traffic, distribute; snapshot, backup, image, copy
restart, reboot, reset; resize, scale, upgrade, bigger; shut down, stop, power off, turn off; network, vpc, subnet; volume, disk, storage; monitoring, metrics, graph, chart
repository, repo, source code; branch, fork; commit, change, revision; pull request, merge request, review; pipeline, ci, build, workflow; artifact, output, build result; test, tests, unit test
cache, cached, stale, invalidate; compress, gzip, zip; encode, encoding, charset, base64; hash, checksum, digest; random, unique; sort key, index; lock, concurrency, race condition
`
