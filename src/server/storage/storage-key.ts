const MAX_KEY_LENGTH = 800
const MAX_SEGMENT_LENGTH = 200
// No segment may begin with a dot: this excludes '.' and '..', and the names that the disk store uses itself.
const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/** The key does not follow the server's own rules. This is always a bug, never a user's mistake. */
export class StorageKeyInvalid extends Error {
  readonly code = 'STORAGE_KEY_INVALID'
  constructor(key: unknown) {
    super(`Not a storage key: ${JSON.stringify(String(key).slice(0, 100))}`)
  }
}

/** Returns the key if it is a relative path of plain ASCII names. Throws StorageKeyInvalid otherwise (U1: path tricks). */
export function requireStorageKey(key: string): string {
  const isSound =
    typeof key === 'string' &&
    key.length > 0 &&
    key.length <= MAX_KEY_LENGTH &&
    key.split('/').every((segment) => segment.length <= MAX_SEGMENT_LENGTH && SEGMENT.test(segment))
  if (!isSound) throw new StorageKeyInvalid(key)
  return key
}

/** The same for the beginning of a key, which may be empty, end in a slash or end within a name. */
export function requireStoragePrefix(prefix: string): string {
  if (prefix === '') return prefix
  requireStorageKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix)
  return prefix
}
