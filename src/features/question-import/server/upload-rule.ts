import type { FindUploadRule } from '#features/documents/server/upload-rules.ts'
import { canManageJob } from '#features/job-postings/policy.ts'
import { openCompany } from '#features/job-postings/server/load-posting.ts'
import { requirePolicy } from '#server/errors.ts'
import { largestImport } from '../limits.ts'

/** Upload of a file of questions: by a member of the active company. */
export const questionsUploadRule: FindUploadRule = async (ctx) => {
  requirePolicy(canManageJob(ctx.viewer, { companyId: openCompany(ctx) }))
  return {
    area: 'resumes',
    allowed: ['csv', 'txt', 'xlsx', 'ods', 'json', 'xml'],
    maxBytes: largestImport,
    words: 'store',
  }
}
