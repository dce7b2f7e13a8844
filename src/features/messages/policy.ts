import type { ApplicationStatus } from '#features/applications/rules.ts'
import { canReview } from '#features/hiring-pipeline/policy.ts'
import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { roleInCompany, type Viewer } from '#lib/viewer.ts'

type Application = { companyId: string; userId: string | null; status: ApplicationStatus }
type Refusal = 'NOT_FOUND' | 'FORBIDDEN' | 'CONVERSATION_CLOSED' | 'NO_ACCOUNT'

/**
 * Reviewers of an application read its messages; only members of the job's company write, and only to a candidate who
 * has an account and has not withdrawn.
 */
export function canWriteTo(viewer: Viewer | null, { companyId, userId, status }: Application): Verdict<Refusal> {
  const reading = canReview(viewer, companyId)
  if (!reading.allowed) return reading
  if (!roleInCompany(viewer, companyId)) return deny('FORBIDDEN')
  if (!userId) return deny('NO_ACCOUNT')
  return status === 'withdrawn' ? deny('CONVERSATION_CLOSED') : allow
}

/** The applicant can answer until they withdraw. */
export function canAnswer(
  viewer: Viewer | null,
  { userId, status, wasWrittenTo }: Omit<Application, 'companyId'> & { wasWrittenTo: boolean },
): Verdict<'NOT_FOUND' | 'CONVERSATION_CLOSED' | 'NOTHING_TO_ANSWER'> {
  if (!viewer || viewer.userId !== userId) return deny('NOT_FOUND')
  if (status === 'withdrawn') return deny('CONVERSATION_CLOSED')
  return wasWrittenTo ? allow : deny('NOTHING_TO_ANSWER')
}
