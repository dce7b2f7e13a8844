import type { FindUploadRule } from '#features/documents/server/upload-rules.ts'
import { largestImportFile } from '../../imports/layout.ts'
import { importingCompany } from './load-import.ts'

/** Upload of an applications file: by an admin of the active company. */
export const applicationsUploadRule: FindUploadRule = async (ctx) => {
  importingCompany(ctx)
  return { area: 'resumes', allowed: ['csv', 'txt'], maxBytes: largestImportFile, words: 'store' }
}
