import { z } from 'zod'

const host = z
  .string()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/, 'expected a host such as `img.shields.io`')
  .transform((given) => given.toLowerCase())

const standard = [
  'img.shields.io',
  'badge.fury.io',
  'badgen.net',
  'github.com',
  'raw.githubusercontent.com',
  'gitlab.com',
]

export const badgeHosts = z.array(host).default(standard).describe('Hosts whose svg images are badges')
