import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listenMessages, playerUrl, readPlayerMessage } from '../../templates/blocks/video/player-message.client.ts'
import {
  checkMilestones,
  freshProgress,
  isMoving,
  learn,
  type PlayerNews,
} from '../../templates/blocks/video/progress.ts'
import { readVideoAddress, watchUrl } from '../../templates/blocks/video/video-address.ts'

const id = 'abcDEF_1-23'

test('addresses in each form that the provider gives out', () => {
  const forms = [
    id,
    ` ${id} `,
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch/?feature=share&v=${id}&list=PL1#x`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}`,
    `https://youtu.be/${id}/?si=x`,
    `https://www.youtube.com/embed/${id}?rel=1`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}`,
    `HTTPS://WWW.YouTube.COM/watch?v=${id}`,
  ]
  for (const form of forms) assert.deepEqual(readVideoAddress(form), { id, start: 0 }, form)
})

test('a video starts where its address says', () => {
  const start = (query: string) => readVideoAddress(`https://youtu.be/${id}?${query}`)?.start
  assert.deepEqual(
    ['t=90', 't=90s', 't=1m30s', 'start=90', 't=1h2m3s', 't=x', 't=-5'].map(start),
    [90, 90, 90, 90, 3723, 0, 0],
  )
  assert.equal(watchUrl({ id, start: 90 }), `https://www.youtube.com/watch?v=${id}&t=90`)
})

test('what is no address of a video of the service is refused', () => {
  const others = [
    '',
    'abcDEF_1-2',
    `${id}4`,
    'abcDEF 1-23',
    `www.youtube.com/watch?v=${id}`,
    `//youtu.be/${id}`,
    `javascript:alert(1)//${id}`,
    `data:text/html,${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/youtu.be/${id}`,
    `https://youtu.be@evil.example/${id}`,
    `https://user:word@www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com:8443/watch?v=${id}`,
    `https://www.youtube.com/watch?v=${id}"><script>`,
    `https://www.youtube.com/embed/${id}/../x`,
    `https://www.youtube.com/embed/..%2F${id}`,
    'https://www.youtube.com/watch',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/playlist?list=PL0123456789',
  ]
  for (const src of others) assert.equal(readVideoAddress(src), null, src)
})

test('the player is asked for no related videos, and for news', () => {
  assert.equal(
    playerUrl(id, 0, 'https://docs.acme.example'),
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&enablejsapi=1&origin=https%3A%2F%2Fdocs.acme.example&playsinline=1&rel=0`,
  )
  assert.match(playerUrl(id, 90, 'http://localhost'), /&start=90$/)
  assert.deepEqual(
    listenMessages(id).map((text) => JSON.parse(text).event),
    ['listening', 'command'],
  )
})

test('messages of the player', () => {
  const read = (value: unknown) => readPlayerMessage(JSON.stringify(value))
  assert.deepEqual(
    [-1, 0, 1, 2, 3, 5].map((info) => read({ event: 'onStateChange', info })?.state),
    ['unstarted', 'complete', 'start', 'pause', 'buffering', 'cued'],
  )
  assert.deepEqual(read({ event: 'infoDelivery', info: { currentTime: 3.5, duration: 20, playerState: 1 } }), {
    state: 'start',
    time: 3.5,
    duration: 20,
  })
  assert.deepEqual(read({ event: 'initialDelivery', info: { duration: 20 } }), { duration: 20 })
  assert.deepEqual(read({ event: 'onStateChange', info: 99 }), {})
  assert.deepEqual(read({ event: 'infoDelivery', info: { currentTime: -1, duration: '20', playerState: null } }), {})
  assert.deepEqual(read({ event: 'infoDelivery' }), {})
  assert.deepEqual(read({ event: 'onReady' }), {})
  for (const other of ['no JSON', 'null', '3', undefined, { event: 'onStateChange', info: 1 }])
    assert.equal(readPlayerMessage(other), null)
})

/** What is reported after each look, one look after each piece of news. */
function looks(news: readonly PlayerNews[]): readonly (readonly number[])[] {
  const reports: (readonly number[])[] = []
  let progress = freshProgress
  for (const piece of news) {
    const look = checkMilestones(learn(progress, piece))
    progress = look.progress
    reports.push(look.reached)
  }
  return reports
}

test('each milestone is reached once, at its percentage', () => {
  const played = Array.from({ length: 101 }, (_, time) => ({ state: 'start' as const, time, duration: 100 }))
  const reports = looks([...played, { state: 'complete' }, ...played, { state: 'complete' }])
  assert.deepEqual(
    reports.flatMap((reached, look) => reached.map((milestone) => [milestone, look])),
    [10, 25, 50, 75, 100].map((milestone) => [milestone, milestone]),
  )
})

test('a jump reaches all milestones before it; the end counts as 100 per cent', () => {
  assert.deepEqual(
    looks([{ state: 'start', time: 55, duration: 100 }, { time: 5 }, { time: 99.6 }, { state: 'complete' }]),
    [[10, 25, 50], [], [75], [100]],
  )
})

test('without a length, as in a live stream, nothing is reached', () => {
  assert.deepEqual(
    looks([
      { state: 'start', time: 500 },
      { duration: 0, time: 900 },
    ]),
    [[], []],
  )
})

test('which states move a video', () => {
  const states = ['unstarted', 'start', 'pause', 'buffering', 'cued', 'complete'] as const
  assert.deepEqual(
    states.filter((state) => isMoving({ ...freshProgress, state })),
    ['start', 'buffering'],
  )
})
