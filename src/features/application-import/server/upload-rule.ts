import type { FindUploadRule } from '#features/documents/server/upload-rules.ts'
import { largestImportFile } from '../fields.ts'
import { importingCompany } from './load-import.ts'

/** Upload of an applications file: by an admin of the active company. */
export const applicationsUploadRule: FindUploadRule = async (ctx) => {
  importingCompany(ctx)
  return {
    area: 'resumes',
    allowed: ['csv', 'txt', 'xlsx', 'ods', 'json', 'xml'],
    maxBytes: largestImportFile,
    words: 'store',
  }
}
