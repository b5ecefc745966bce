/** The oldest browsers that styles are written for, as bin/build/client.mjs has them: those of early 2023. */
export const browsers = ['chrome111', 'edge111', 'firefox113', 'safari16.4'] as const
