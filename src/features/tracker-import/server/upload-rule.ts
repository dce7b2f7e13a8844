import type { FindUploadRule } from '#features/documents/server/upload-rules.ts'
import { hasRole } from '#lib/viewer.ts'
import { DomainError } from '#server/errors.ts'
import { largestTrackerFile } from '../rules.ts'

/** Upload of a file for the tracker: by job seekers. */
export const trackerUploadRule: FindUploadRule = async ({ viewer }) => {
  if (!hasRole(viewer, 'job_seeker')) throw new DomainError('FORBIDDEN')
  return {
    area: 'resumes',
    allowed: ['csv', 'txt', 'xlsx', 'ods', 'json', 'xml', 'vcf'],
    maxBytes: largestTrackerFile,
    words: 'store',
  }
}
