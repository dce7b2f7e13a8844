import type { FindUploadRule } from '#features/documents/server/upload-rules.ts'
import { largestSalaryFile } from '#features/salary-files/table/limits.ts'
import { hasRole } from '#lib/viewer.ts'
import { DomainError } from '#server/errors.ts'

/** Upload of a file with salary data: by platform staff. */
export const salariesUploadRule: FindUploadRule = async ({ viewer }) => {
  if (!hasRole(viewer, 'platform_admin') && !hasRole(viewer, 'platform_user')) throw new DomainError('FORBIDDEN')
  return {
    area: 'resumes',
    allowed: ['csv', 'txt', 'xlsx', 'ods', 'json', 'xml'],
    maxBytes: largestSalaryFile,
    words: 'store',
  }
}
