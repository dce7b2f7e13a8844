import { largestDocument } from '#features/documents/rules.ts'

export const maxImportedSalaries = 100_000
export const largestSalaryFile = largestDocument
