import type { ImportChoices } from '#features/import-files/server/choices.ts'
import { readStoredFile } from '#features/import-files/server/read-stored-file.ts'
import { isoDay } from '#lib/dates.ts'
import type { Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import type { ImportKind } from '../rules.ts'
import { listOwn } from './own-applications.ts'
import type * as files from './read-file.ts'

const readInThread = inThreads<typeof files>('features/tracker-import/server/read-file', 60_000)

type ImportParams = ImportChoices & {
  userId: string
  fileKey: string
  kind?: ImportKind | undefined
  sheet?: number | undefined
  now: Date
}

/** A stored file, read with choices. IMPORT_FILE_GONE, TABLE_UNREADABLE, TABLE_EMPTY, NO_COMPANY. */
export async function readImport(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { userId, fileKey, now, ...options }: ImportParams,
): Promise<files.ReadTrackerFile> {
  const bytes = await readStoredFile({ storage }, fileKey)
  const own = await listOwn(db, userId)
  const read = await readInThread('readFile', bytes, { ...options, own, today: isoDay(now, 'UTC') })
  if (typeof read === 'string') throw new DomainError(read)
  return read
}
