import type { Readable } from 'node:stream'

export interface PutOptions {
  contentType: string
  /** The Cache-Control header; the specification's 3600 seconds by default (FILE-04). */
  cacheControl?: string
}

export interface StoredFile {
  /** Read it to the end or destroy it: otherwise its file handle stays open. */
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
 * Storage of uploaded files. Every implementation passes the same tests (storage.test.ts): a key is written once, completely or not at all,
 * and a confirmed write is durable. The server creates the keys, which begin with their area (`resumes/...`).
 */
export interface Storage {
  /** Stores the whole body under the key. Throws StorageConflict if the key exists, and does not change that file. */
  put(key: string, body: Buffer | Readable, options: PutOptions): Promise<void>
  /** The file, or null if it does not exist. */
  get(key: string): Promise<StoredFile | null>
  /** Stores the same bytes under another key. StorageNotFound without a source, StorageConflict if the target exists. */
  copy(from: string, to: string): Promise<void>
  /** Removes the file; a missing file is not an error. */
  remove(key: string): Promise<void>
  /** Every key that begins with the prefix, in byte order, read page by page. */
  list(prefix: string): AsyncIterable<StoredKey>
}

export const DEFAULT_CACHE_CONTROL = 'private, max-age=3600'

/** A file with this key already exists; nothing was written. */
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

/** The store is unavailable, full, too slow or gives an unusable answer: the same call may succeed later. */
export class StorageUnavailable extends Error {
  readonly code = 'STORAGE_UNAVAILABLE'
  constructor(what: string, cause: unknown) {
    super(`The file store did not ${what}`, { cause })
  }
}
