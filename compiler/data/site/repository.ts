import { z } from 'zod'

/** It stands in links of every page: nobody's password may be in it. */
const address = z
  .url({ protocol: /^https?$/, error: 'expected an absolute URL such as `https://github.com/acme/docs`' })
  .regex(/^(?![^/?#]*\/\/[^/?#]*@)/, 'expected an absolute URL without a user name or a password')

/** Where the site's sources are: an address, or an address with a branch and a folder. */
export const repository = z
  .union([
    address,
    z.strictObject({
      url: address.describe('The page of the repository'),
      branch: z.string().min(1).default('main').describe('The branch that edits start from'),
      directory: z.string().default('').describe('The folder of the repository that holds content/'),
    }),
  ])
  .transform((given) => (typeof given === 'string' ? { url: given, branch: 'main', directory: '' } : given))
  .transform(({ url, branch, directory }) => ({
    url: url.replace(/\/+$/, ''),
    branch,
    directory: directory.replace(/^\/+|\/+$/g, ''),
  }))

/** The service that has the repository: GitHub, unless its addresses are given. */
export const codeHost = z
  .strictObject({
    clientId: z.string().min(1).optional().describe('Public id of the OAuth application'),
    url: z.url({ protocol: /^https?$/ }).default('https://github.com'),
    apiUrl: z.url({ protocol: /^https?$/ }).default('https://api.github.com'),
  })
  .prefault({})
