import { keepPreviousData, type QueryFunction, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#lib/ids.ts'
import type { ImportReading } from '../../contract.ts'
import type { UploadedImport } from './import-file-input.tsx'
import { type ImportRequest, useImportChoices } from './use-import-choices.ts'

type Check = ImportRequest & { fileId: string }
type Start = Check & { id: string }

type Options<Reading extends ImportReading, Started> = {
  file: UploadedImport
  /** The query of what a file is read as. */
  check: (request: Check) => { queryKey: readonly unknown[]; queryFn: QueryFunction<Reading> }
  start: (request: Start, reading: Reading) => Promise<Started>
  /** Refreshes what shows imports; not the preview, whose file is now one of the import. */
  onStarted: (started: Started) => Promise<unknown>
}

/** The preview of a file by the user's choices, and its one start. */
export function useImportPreview<Reading extends ImportReading, Started>(options: Options<Reading, Started>) {
  const { fileId, fileName } = options.file
  const choices = useImportChoices()
  // one id per file: repeated calls start one import
  const [id] = useState(newId)
  const query = useQuery({
    ...options.check({ ...choices.request, fileId }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  const start = useMutation({
    mutationFn: (reading: Reading) => {
      // what was shown, even if the choices of this layout changed in the meantime
      const { columns, answers } = reading.chosen
      return options.start({ ...choices.request, columns, answers, recalls: false, fileId, id }, reading)
    },
    onSuccess: options.onStarted,
  })
  return { fileName, choices, query, start }
}
