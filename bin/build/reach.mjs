/** All files that `file` needs: by `static` imports alone, or by those that come later too. */
export function reach(outputs, file, kinds) {
  const found = new Set()
  const queue = [file]
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    for (const { path, kind } of outputs[at]?.imports ?? []) {
      if (path === file || found.has(path) || !kinds.includes(kind) || outputs[path] === undefined) continue
      found.add(path)
      queue.push(path)
    }
  }
  return [...found].sort()
}
