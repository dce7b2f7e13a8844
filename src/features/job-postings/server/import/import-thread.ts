// Runs in a thread, so that a large file does not block requests.
import '#features/places/server/gazetteer.ts'
import { readPostingsFile } from '../../import/read-postings-file.ts'

/** Reads a file of jobs; its places with the gazetteer. */
export const readFile = (...of: Parameters<typeof readPostingsFile>): ReturnType<typeof readPostingsFile> =>
  readPostingsFile(...of)
