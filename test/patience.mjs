// Taken in before anything else by the process of each test file.

import { setFlagsFromString } from 'node:v8'

/**
 * As builds have it (`bin/process/child-engine.ts`): most test files are over before what the engine optimises early has paid.
 * Set in here and not among the arguments, of which the command's own choice of flags depends. From Node 22 on the engine counts
 * something else.
 */
if (Number.parseInt(process.versions.v8, 10) < 12) setFlagsFromString('--interrupt-budget=540672')
