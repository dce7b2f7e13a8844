import type { Readable } from 'node:stream'

export interface PutOptions {
  contentType: string
  /** What a cache may do with the file; the specification's 3600 seconds where none is given (FILE-04). */
  cacheControl?: string
}

export interface StoredFile {
  /** Must be read to its end or destroyed, or its file handle stays open. */
  body: Readable
  size: number
  contentType: string
  cacheControl: string
}

export interface StoredKey {
  key: string
  size: number
  modifiedAt: Date
}

/**
 * Where uploaded files lie. Every store promises the same (storage.test.ts): a key is written once, whole or not at
 * all, and what was acknowledged is durable. Keys are made by the server and hold their area first (`resumes/...`).
 */
export interface Storage {
  /** Stores the whole body under the key, or throws StorageConflict and leaves the file that is there untouched. */
  put(key: string, body: Buffer | Readable, options: PutOptions): Promise<void>
  /** The file, or null where there is none. */
  get(key: string): Promise<StoredFile | null>
  /** Stores the same bytes under another key; StorageNotFound without a source, StorageConflict with a target. */
  copy(from: string, to: string): Promise<void>
  /** Removes the file; a missing file is not an error. */
  remove(key: string): Promise<void>
  /** Every key that begins with the prefix, in byte order, read page by page. */
  list(prefix: string): AsyncIterable<StoredKey>
}

export const DEFAULT_CACHE_CONTROL = 'private, max-age=3600'

/** A file with this key exists already; nothing was written. */
export class StorageConflict extends Error {
  readonly code = 'STORAGE_CONFLICT'
  constructor(key: string) {
    super(`A stored file is never overwritten: ${key}`)
  }
}

/** The file to copy does not exist. */
export class StorageNotFound extends Error {
  readonly code = 'STORAGE_NOT_FOUND'
  constructor(key: string) {
    super(`No stored file: ${key}`)
  }
}

/** The store is away, full, too slow or answers nonsense: the same call may succeed later. */
export class StorageUnavailable extends Error {
  readonly code = 'STORAGE_UNAVAILABLE'
  constructor(what: string, cause: unknown) {
    super(`The file store did not ${what}`, { cause })
  }
}
