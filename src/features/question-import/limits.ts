import { largestDocument } from '#features/documents/rules.ts'

/** The maximum number of questions in one file. */
export const maxImportedRows = 2_000
export const largestImport = largestDocument
