import type { ImportChoices } from '#features/import-files/server/choices.ts'
import { readStoredFile } from '#features/import-files/server/read-stored-file.ts'
import { isoDay } from '#lib/dates.ts'
import type { Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import type { ReadSubscribers } from '../../imports/read-subscribers.ts'
import type * as lists from './read-list.ts'

/** 100,000 rows with many columns take about eight seconds. */
const LIMIT_MS = 60_000
const readInThread = inThreads<typeof lists>('features/campaigns/server/subscriber-imports/read-list', LIMIT_MS)

type FileParams = ImportChoices & { fileKey: string; fileName: string; sheet?: number | undefined; now: Date }

/** A stored list, read with choices. IMPORT_FILE_GONE, TABLE_UNREADABLE, TABLE_EMPTY, FILE_INVALID. */
export async function readFile(
  { storage }: Pick<Services, 'storage'>,
  { fileKey, now, ...options }: FileParams,
): Promise<ReadSubscribers> {
  const bytes = await readStoredFile({ storage }, fileKey)
  const read = await readInThread('readList', bytes, { ...options, today: isoDay(now, 'UTC') })
  if (typeof read === 'string') throw new DomainError(read)
  return read
}
