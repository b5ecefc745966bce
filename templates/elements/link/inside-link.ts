import { createContext } from 'react'

/** Whether a link stands around: no link and no button may stand inside of one. */
export const InsideLink = createContext(false)
