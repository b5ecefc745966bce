import { createContext } from 'react'

/** Whether a link is around: no link and no button may be inside of one. */
export const InsideLink = createContext(false)
