import fc from 'fast-check'

const isLong = process.env.TEST_LONG === '1'

// The suite tries the same inputs each time, so that it fails for what has changed and for nothing else. Others are tried by
// `npm run test:long` and by SEED=1; a property that fails names its seed.
if (!isLong || process.env.SEED !== undefined) fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261130) })

export { fc }

/** @returns how many inputs to try, of which the suite tries so many */
export const runs = (inSuite: number): number => (isLong ? 100 * inSuite : inSuite)
