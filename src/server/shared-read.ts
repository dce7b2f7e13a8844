type CachedRead<T> = { value: Promise<T>; until: number }

/**
 * `read`, for each key at most once at a time in this process and at most once in `maxAgeMs`: for what anybody may ask and what
 * costs the database much. All who ask meanwhile get the same answer, up to `maxAgeMs` old; what is kept stays until it is read
 * again, so the keys must be few. A failure is not kept.
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
