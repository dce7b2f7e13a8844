import type { FindUploadRule } from '#features/documents/server/upload-rules.ts'
import { largestImportFile } from '../../imports/layout.ts'
import { importingCompany } from './load-import.ts'

/** A list of applications to import: by an admin of the company whose portal is open. */
export const applicationsUploadRule: FindUploadRule = async (ctx) => {
  importingCompany(ctx)
  return { area: 'resumes', allowed: ['csv', 'txt'], maxBytes: largestImportFile, words: 'store' }
}
