import { namesOf } from '../names-of.ts'

/** Names of the illustrations, as authors write them, with the size of each in CSS pixels (spec 1, 9). */
export const illustrationSizes = {
  'code-editor-with-phone': { width: 400, height: 310 },
  'verification-best-practices': { width: 400, height: 310 },
  'voice-advanced-features': { width: 400, height: 310 },
  'contact-center-end-user-guides': { width: 400, height: 310 },
  'serverless-toolkit': { width: 400, height: 310 },
  video: { width: 400, height: 310 },
  'serverless-markup-advanced-features': { width: 400, height: 310 },
  'conversations-more-features': { width: 380, height: 400 },
  'email-api': { width: 407, height: 360 },
} as const

export type IllustrationName = keyof typeof illustrationSizes

export const illustrationNames = namesOf(illustrationSizes)
