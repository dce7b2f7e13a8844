const most = 20_000

/** The same function of a text, which it works out once: words and titles come again and again. */
export function memoize<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = work(text)
    // It only saves time, so starting over is right where hostile texts would make it grow.
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}
