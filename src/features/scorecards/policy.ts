import { canReview } from '#features/hiring-pipeline/policy.ts'
import { allow, deny, type Verdict } from '#lib/verdict.ts'
import { roleInCompany, type Viewer } from '#lib/viewer.ts'

type Subject = { companyId: string; applicantId: string | null }

/** Whoever reviews an application reads what colleagues think of it, but never of their own. */
export function canReadEvaluation(viewer: Viewer | null, subject: Subject): Verdict<'NOT_FOUND' | 'OWN_APPLICATION'> {
  const verdict = canReview(viewer, subject.companyId)
  if (!verdict.allowed) return verdict
  return viewer?.userId === subject.applicantId ? deny('OWN_APPLICATION') : allow
}

/** People of the job's company score and write notes; platform staff look on. */
export function canEvaluate(
  viewer: Viewer | null,
  subject: Subject,
): Verdict<'NOT_FOUND' | 'OWN_APPLICATION' | 'FORBIDDEN'> {
  const verdict = canReadEvaluation(viewer, subject)
  if (!verdict.allowed) return verdict
  return roleInCompany(viewer, subject.companyId) ? allow : deny('FORBIDDEN')
}

/** The same of what a job is scored by: its company's people change it, platform staff read it. */
export function canDefineScorecard(viewer: Viewer | null, companyId: string): Verdict<'NOT_FOUND' | 'FORBIDDEN'> {
  const verdict = canReview(viewer, companyId)
  if (!verdict.allowed) return verdict
  return roleInCompany(viewer, companyId) ? allow : deny('FORBIDDEN')
}

/**
 * The blind rule: whoever could score sees what others scored once their own is in; platform staff, who score nothing, see
 * what is in. Somebody of both is a colleague.
 */
export const seesScores = (viewer: Viewer, companyId: string, hasSubmitted: boolean): boolean =>
  roleInCompany(viewer, companyId) === null || hasSubmitted

type Note = Subject & { authorId: string | null }

/** A note is changed by whoever wrote it. */
export function canEditNote(viewer: Viewer | null, note: Note): ReturnType<typeof canEvaluate> {
  const verdict = canEvaluate(viewer, note)
  if (!verdict.allowed) return verdict
  return viewer?.userId === note.authorId ? allow : deny('FORBIDDEN')
}

/** It is deleted by whoever wrote it, and by the company's admins. */
export function canRemoveNote(viewer: Viewer | null, note: Note): ReturnType<typeof canEvaluate> {
  const verdict = canEvaluate(viewer, note)
  if (!verdict.allowed) return verdict
  const isAdmin = roleInCompany(viewer, note.companyId) === 'client_admin'
  return isAdmin || viewer?.userId === note.authorId ? allow : deny('FORBIDDEN')
}
