import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { canReadEvaluation } from '../policy.ts'
import { loadReviewed, type Subject } from './load-subject.ts'
import { noteCountsOf } from './queries.ts'
import { evaluationOf } from './read-evaluations.ts'

/**
 * The scorecards of two to four applications to one job, in the requested order, each under the blind rule; never for the viewer's own
 * application. NOT_FOUND if the viewer cannot review one of them, COMPARE_ONE_JOB.
 */
export async function compareApplications(ctx: SignedIn, { ids }: { ids: string[] }) {
  const subjects = await Promise.all(ids.map((id) => loadReviewed(ctx, id)))
  const [first] = subjects
  if (!first || subjects.some(({ jobId }) => jobId !== first.jobId)) throw new DomainError('COMPARE_ONE_JOB')
  const counts = await noteCountsOf(ctx.db, ids)
  const candidate = async (subject: Subject) => {
    const { applicationId: id } = subject
    if (!canReadEvaluation(ctx.viewer, subject).allowed) return { id, notes: null, evaluation: null }
    return { id, notes: counts.get(id) ?? 0, evaluation: await evaluationOf(ctx, subject) }
  }
  return { jobId: first.jobId, jobTitle: first.jobTitle, candidates: await Promise.all(subjects.map(candidate)) }
}
