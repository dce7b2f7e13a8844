const maxEntries = 20_000

/** Caches the results of a function of a text, because the same words and titles occur again and again. */
export function memoize<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = work(text)
    // clear the whole cache when it is full, so that hostile texts cannot make it grow: it only saves time
    if (known.size >= maxEntries) known.clear()
    known.set(text, made)
    return made
  }
}
