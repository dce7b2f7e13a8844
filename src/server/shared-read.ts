type CachedRead<T> = { value: Promise<T>; until: number }

/**
 * Wraps `read` so that for each key it runs at most once at a time in this process and at most once in `maxAgeMs`, for public requests that
 * cost the database a lot. All callers meanwhile get the same answer, up to `maxAgeMs` old. Answers are kept until the next read of their
 * key, so use it for few keys. A failure is not kept.
 */
export function sharedRead<K, T>(read: (key: K) => Promise<T>, maxAgeMs = 0): (key: K) => Promise<T> {
  const byKey = new Map<K, CachedRead<T>>()
  return (key) => {
    const known = byKey.get(key)
    if (known && Date.now() < known.until) return known.value
    const value = read(key)
    const cached: CachedRead<T> = { value, until: Number.POSITIVE_INFINITY }
    byKey.set(key, cached)
    const drop = () => byKey.delete(key)
    value.then(() => {
      cached.until = Date.now() + maxAgeMs
      if (maxAgeMs === 0) drop()
    }, drop)
    return value
  }
}
