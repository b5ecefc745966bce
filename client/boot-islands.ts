import { wakeIslands } from './islands.ts'
import './boot.ts'

// The first script of a page with islands: it holds what a reader does to one until the island is awake.
wakeIslands(document)
