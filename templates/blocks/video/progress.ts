/** What a player does (specification 4). */
export type VideoState = 'unstarted' | 'start' | 'pause' | 'buffering' | 'cued' | 'complete'

/** Percentages that are reported (specification 9). */
const milestones = [10, 25, 50, 75, 100] as const

/** Milliseconds between two looks at how far a video has come (specification 9). */
export const checkInterval = 500

/** What is known of a video that plays. Times are in seconds; `duration` is 0 until the player tells it. */
export interface VideoProgress {
  readonly state: VideoState
  readonly time: number
  readonly duration: number
  /** Milestones that have been reported: each is, once. */
  readonly reported: readonly number[]
}

export const freshProgress: VideoProgress = { state: 'unstarted', time: 0, duration: 0, reported: [] }

/** What a message of the player says; what it does not say stays as it is. */
export type PlayerNews = Partial<Pick<VideoProgress, 'state' | 'time' | 'duration'>>

/** The progress with what a message has told; `checkMilestones` says what is to be reported of it. */
export function learn(progress: VideoProgress, news: PlayerNews): VideoProgress {
  return { ...progress, ...news }
}

/** @returns the milestones that are reached now and were not before, and the progress that has them as reported */
export function checkMilestones(progress: VideoProgress): {
  readonly progress: VideoProgress
  readonly reached: readonly number[]
} {
  const { state, time, duration, reported } = progress
  // Players end a little before the length that they tell.
  const percent = state === 'complete' ? 100 : duration > 0 ? (time / duration) * 100 : 0
  const reached = milestones.filter((milestone) => milestone <= percent && !reported.includes(milestone))
  return { progress: reached.length === 0 ? progress : { ...progress, reported: [...reported, ...reached] }, reached }
}

/** @returns whether there is anything to look for: a paused video reaches nothing */
export const isMoving = ({ state }: VideoProgress): boolean => state === 'start' || state === 'buffering'
