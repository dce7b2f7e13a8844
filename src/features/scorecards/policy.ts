import { canReview } from '#features/hiring-pipeline/policy.ts'
import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { roleInCompany, type Viewer } from '#lib/viewer.ts'

type Subject = { companyId: string; applicantId: string | null }

/** Reviewers of an application can read colleagues' feedback, but not on their own application. */
export function canReadEvaluation(viewer: Viewer | null, subject: Subject): Verdict<'NOT_FOUND' | 'OWN_APPLICATION'> {
  const verdict = canReview(viewer, subject.companyId)
  if (!verdict.allowed) return verdict
  return viewer?.userId === subject.applicantId ? deny('OWN_APPLICATION') : allow
}

/** Members of the job's company score and write notes; platform staff can only read. */
export function canEvaluate(
  viewer: Viewer | null,
  subject: Subject,
): Verdict<'NOT_FOUND' | 'OWN_APPLICATION' | 'FORBIDDEN'> {
  const verdict = canReadEvaluation(viewer, subject)
  if (!verdict.allowed) return verdict
  return roleInCompany(viewer, subject.companyId) ? allow : deny('FORBIDDEN')
}

/** The same for a job's attributes: members of its company change them, platform staff read them. */
export function canDefineScorecard(viewer: Viewer | null, companyId: string): Verdict<'NOT_FOUND' | 'FORBIDDEN'> {
  const verdict = canReview(viewer, companyId)
  if (!verdict.allowed) return verdict
  return roleInCompany(viewer, companyId) ? allow : deny('FORBIDDEN')
}

/**
 * The blind rule: a member sees others' scores once their own scorecard is submitted; platform staff, who cannot
 * score, see all submitted ones. A person with both roles counts as a member.
 */
export const canSeeScores = (viewer: Viewer, companyId: string, hasSubmitted: boolean): boolean =>
  roleInCompany(viewer, companyId) === null || hasSubmitted

type Note = Subject & { authorId: string | null }

/** Only its author changes a note. */
export function canEditNote(viewer: Viewer | null, note: Note): ReturnType<typeof canEvaluate> {
  const verdict = canEvaluate(viewer, note)
  if (!verdict.allowed) return verdict
  return viewer?.userId === note.authorId ? allow : deny('FORBIDDEN')
}

/** Its author and the company's admins can delete it. */
export function canRemoveNote(viewer: Viewer | null, note: Note): ReturnType<typeof canEvaluate> {
  const verdict = canEvaluate(viewer, note)
  if (!verdict.allowed) return verdict
  const isAdmin = roleInCompany(viewer, note.companyId) === 'client_admin'
  return isAdmin || viewer?.userId === note.authorId ? allow : deny('FORBIDDEN')
}
