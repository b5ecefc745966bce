/** What a host answers: the target, or null. */
export type Matcher = (path: string) => string | null

/**
 * `_redirects` as its hosts document it: the first line that fits; `*` takes the rest, `:name` one segment. A path is
 * found with and without a trailing slash, as on Netlify.
 */
export function netlifyMatcher(text: string): Matcher {
  const rules = text
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ')
      if (status !== '301') throw new Error(`no status: ${line}`)
      const names: string[] = []
      const source = from.replace(/[.+$()|^[\]?]/g, '\\$&').replace(/\/\*$|:([A-Za-z]\w*)/g, (found, name) => {
        names.push(found === '/*' ? 'splat' : name)
        return found === '/*' ? '(?:/(.*))?' : '([^/]+)'
      })
      return { pattern: new RegExp(`^${source}$`, 's'), names, to }
    })
  return (path) => {
    const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path
    for (const { pattern, names, to } of rules) {
      const found = pattern.exec(trimmed)
      if (found === null) continue
      const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']))
      return to.replace(/:([A-Za-z]\w*)/g, (word, name) => values.get(name) ?? word)
    }
    return null
  }
}

/** The maps of `redirects.nginx.conf` as nginx documents them: strings first and caseless, then expressions in order. */
export function nginxMatcher(text: string): Matcher {
  const maps = new Map(
    [...text.matchAll(/^map \$(\S+) \$(\w+) \{\n(.*?)^\}/gms)].map(([, from = '', to = '', body = '']) => [
      to,
      {
        from,
        entries: [...body.matchAll(/^ {4}"(.*)" "?(.*?)"?;$/gm)].map(([, key = '', value = '']) => ({ key, value })),
      },
    ]),
  )
  const variables = new Map<string, string>()
  const fill = (value: string) =>
    value.replace(/\$(?:\{(\w+)\}|(\w+))/g, (_, braced, bare) => variables.get(braced ?? bare) ?? '')
  const read = (name: string): string => {
    const map = maps.get(name)
    if (map === undefined) return variables.get(name) ?? ''
    const input = map.from
      .split('$')
      .map((one) => (one === '' ? '' : read(one)))
      .join('')
    const exact = map.entries.find(({ key }) => key.toLowerCase() === input.toLowerCase())
    if (exact !== undefined) return fill(exact.value)
    for (const { key, value } of map.entries) {
      if (!key.startsWith('~')) continue
      const found = new RegExp(key.slice(1), 's').exec(input)
      if (found === null) continue
      for (const [group, matched] of Object.entries(found.groups ?? {})) variables.set(group, matched ?? '')
      return fill(value)
    }
    return ''
  }
  return (requested) => {
    variables.clear()
    variables.set('request_uri', requested)
    const at = requested.indexOf('?')
    const args = at < 0 ? '' : requested.slice(at + 1)
    variables.set('is_args', args === '' ? '' : '?')
    const target = read('signalpost_target')
    if (target === '' || target === '0') return null
    return target + read('signalpost_join') + args + read('signalpost_fragment')
  }
}
