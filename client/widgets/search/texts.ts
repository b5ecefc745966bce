import { say } from '../../say.ts'

/** What the dialog says before anything is found; `answer-texts.ts` has the rest. */
export const texts = {
  name: say('Search'),
  list: say('Search results'),
  retry: say('Try again'),
  searching: say('Searching…'),
  offline: say('You are offline. Search needs a connection.'),
  unreachable: say('Search can’t be reached right now.'),
  suggestions: say('Suggestions'),
  recent: say('Recent pages'),
  clearRecent: say('Clear'),
} as const

/** Keys, and what they do. */
export const keyNames = [
  [['↑', '↓'], say('choose')],
  [['Enter'], say('open')],
  [['Esc'], say('close')],
] as const
