import type { ImportChoices } from '#features/import-files/server/choices.ts'
import { readStoredFile } from '#features/import-files/server/read-stored-file.ts'
import type { ReadSalaries } from '#features/salary-files/table/read-salaries.ts'
import { isoDay } from '#lib/dates.ts'
import type { Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import { type Rate, rateValues } from '../import/conversions.ts'
import type * as sheets from './read-sheet.ts'

const LIMIT_MS = 60_000
const readInThread = inThreads<typeof sheets>('features/salaries/server/imports/read-sheet', LIMIT_MS)

type FileParams = ImportChoices & {
  fileKey: string
  fileName: string
  sheet?: number | undefined
  rates: readonly Rate[]
  now: Date
}

/** A stored file, read with choices. IMPORT_FILE_GONE, TABLE_UNREADABLE, TABLE_EMPTY. */
export async function readFile(
  { storage }: Pick<Services, 'storage'>,
  { fileKey, now, rates, ...options }: FileParams,
): Promise<ReadSalaries> {
  const bytes = await readStoredFile({ storage }, fileKey)
  const read = await readInThread('readSheet', bytes, {
    ...options,
    rates: rateValues(rates),
    today: isoDay(now, 'UTC'),
  })
  if (typeof read === 'string') throw new DomainError(read)
  return read
}
