// Runs in a thread, so that a large file does not block requests.
import '#features/places/server/gazetteer.ts'
import { findCopies as find } from '../find-copies.ts'
import { readPostingsFile } from '../read-postings-file.ts'

/** Reads a file of jobs; its places with the gazetteer. */
export const readFile = (...of: Parameters<typeof readPostingsFile>): ReturnType<typeof readPostingsFile> =>
  readPostingsFile(...of)

/** The jobs that the lines of a file nearly repeat. */
export const findCopies = (...of: Parameters<typeof find>): ReturnType<typeof find> => find(...of)
