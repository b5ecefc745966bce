/** Exit statuses of the command (contract, section 4). */
export const exit = {
  good: 0,
  content: 1,
  call: 2,
  environment: 3,
  locked: 4,
  crashed: 70,
  interrupted: 130,
  terminated: 143,
} as const

export type ExitStatus = (typeof exit)[keyof typeof exit]
