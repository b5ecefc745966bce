import { element } from '../../../client/element.ts'
import { track } from '../../../client/services/track.ts'
import type { VideoModel } from './contract.ts'
import { listenMessages, playerOrigin, playerUrl, readPlayerMessage } from './player-message.client.ts'
import { checkInterval, checkMilestones, freshProgress, isMoving, learn } from './progress.ts'

/** Puts the provider's player in place of the poster when a reader asks for it. */
export function hydrate(root: HTMLElement, { id, start, title }: VideoModel): void {
  const stage = root.querySelector<HTMLElement>('.video-stage')
  stage?.querySelector('button')?.addEventListener('click', () => {
    const frame = element('iframe', {
      class: 'video-player',
      src: playerUrl(id, start, location.origin),
      title,
      allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
      // The provider plays only for pages that say where they are.
      referrerpolicy: 'strict-origin-when-cross-origin',
    })
    // `title` is the page's in every event.
    follow(frame, stage, { video: id, videoTitle: title })
    stage.replaceChildren(frame)
    frame.focus()
  })
}

/** Milliseconds between two calls to a player that has not answered yet, and how many calls are enough. */
const callInterval = 250
const calls = 40

/** Listens to the player for its state, and reports each milestone once. */
function follow(frame: HTMLIFrameElement, stage: HTMLElement, facts: { video: string; videoTitle: string }): void {
  const now = { progress: freshProgress, answered: false, timer: 0 }
  const look = () => {
    const { progress, reached } = checkMilestones(now.progress)
    now.progress = progress
    for (const percent of reached) track('video_progress', { ...facts, percent })
    if (isMoving(progress)) return
    clearInterval(now.timer)
    now.timer = 0
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== playerOrigin) return
    const news = readPlayerMessage(data)
    if (news === null) return
    now.answered = true
    now.progress = learn(now.progress, news)
    stage.dataset.state = now.progress.state
    const waits = isMoving(now.progress) || checkMilestones(now.progress).reached.length > 0
    if (now.timer === 0 && waits) now.timer = setInterval(look, checkInterval)
  })
  frame.addEventListener('load', () => {
    const made = { count: 0 }
    const call = setInterval(() => {
      made.count += 1
      if (now.answered || made.count > calls) return clearInterval(call)
      for (const message of listenMessages(facts.video)) frame.contentWindow?.postMessage(message, playerOrigin)
    }, callInterval)
  })
}
