import { largestDocument } from '#features/documents/rules.ts'

/** The maximum number of jobs in one file. */
export const maxImportedRows = 1_000
export const largestImport = largestDocument
