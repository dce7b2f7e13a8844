import type { FindUploadRule } from '#features/documents/server/upload-rules.ts'
import { hasRole } from '#lib/viewer.ts'
import { DomainError } from '#server/errors.ts'
import { largestSubscriberFile } from '../../imports/fields.ts'

/** Upload of a list of subscribers: by platform staff. */
export const subscribersUploadRule: FindUploadRule = async ({ viewer }) => {
  if (!hasRole(viewer, 'platform_admin') && !hasRole(viewer, 'platform_user')) throw new DomainError('FORBIDDEN')
  return {
    area: 'resumes',
    allowed: ['csv', 'txt', 'xlsx', 'ods', 'json', 'xml'],
    maxBytes: largestSubscriberFile,
    words: 'store',
  }
}
