/**
 * Phrases that ask for something else than their words say: who asks "who deleted the number" wants to read of no deletion.
 * Before the colon stands what documentation writes, as in `wordings.ts`. At most one word of a phrase says anything by
 * itself, and that one counts little in it.
 */
export const idioms = `
audit log, audit, activity, history, who did: who did, who deleted, who changed, who edited, who created, who removed, who added, who made, who modified
role, permission, access: who can, who may, who is allowed, who has access, who should, allowed to, only see
quiet hours: at night
delivery status: was delivered, were delivered, been delivered, got delivered, has arrived, have arrived
undelivered, delivery status: did not arrive, not arrive, never arrived, did not get, not received, did not receive, never received
idempotency, duplicate: only once, exactly once, more than once, not twice; batch, bulk: at once, all at once, in one go
delete, remove: get rid of, getting rid of
price, cost, fee: how much does, how much do, how much is, how much are, how much will
limit, maximum: how many can, how many may
signature: really from, really comes from, comes from you, came from you, is from you
webhook, notification: let me know, tell me when, tells me, notify me, notified when, know when
schedule: at a certain time, at a later time, on a certain day, in the future
changelog, release notes: what is new, what's new, what changed
rate limit: how many requests, how many calls per
local, localhost: on my machine, on my own machine, on my laptop, on my computer
free, trial, test: without paying, for nothing
on behalf, impersonate, act as: on behalf of
`
