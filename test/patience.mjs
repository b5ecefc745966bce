// Taken in before anything else by the process of each test file.

import { setFlagsFromString } from 'node:v8'

/**
 * As builds have it (`bin/process/child-engine.ts`). Measured of two files, twice each, in seconds of the processor: the cases of
 * blocks 5.08 and 5.31 without, 4.10 and 4.28 with it; the hosts' redirects 3.05 and 2.69, 2.79 and 2.35. A whole run was not
 * compared. Set in here and not among the arguments, of which the command's own choice of flags depends. From Node 22 on the
 * engine counts something else.
 */
if (Number.parseInt(process.versions.v8, 10) < 12) setFlagsFromString('--interrupt-budget=540672')
