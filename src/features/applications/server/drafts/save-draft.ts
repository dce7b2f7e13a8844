import { and, desc, eq, inArray } from 'drizzle-orm'
import { applicationDrafts as drafts } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { files } from '#db/schema/documents.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Context, Db } from '#server/context.ts'
import { DomainError, requirePolicy } from '#server/errors.ts'
import { requireViewer } from '#server/procedures.ts'
import type { ApplyDraft } from '../../draft-shape.ts'
import { canApply } from '../../policy.ts'
import { loadJobToApply } from '../load.ts'

const PER_HOUR = { points: 2400, seconds: 60 * 60 }
/** A person's oldest drafts beyond these are deleted. */
const MOST_DRAFTS = 100

/**
 * Saves what a person has typed into the form of a job. Refused to those who cannot apply by who they are, and once they have
 * applied; a job that closed or a plan that ended meanwhile refuses the application, not the draft.
 */
export async function saveDraft(
  ctx: Context,
  input: { jobId: string; values: ApplyDraft },
): Promise<{ savedAt: Date }> {
  const { db, throttle } = ctx
  const viewer = requireSeeker(ctx)
  const { userId } = viewer
  const job = await loadJobToApply(db, viewer, input.jobId)
  const isSent = and(eq(applications.userId, userId), eq(applications.jobId, job.id))
  if ((await db.$count(applications, isSent)) > 0) throw new DomainError('ALREADY_APPLIED')
  await throttle.consume('application-draft', userId, PER_HOUR)
  const { values } = input
  const fileIds = await ownUploads(db, userId, uploadsOf(values))
  const savedAt = new Date()
  await db
    .insert(drafts)
    .values({ jobId: job.id, userId, values, fileIds, savedAt })
    .onConflictDoUpdate({ target: [drafts.jobId, drafts.userId], set: { values, fileIds, savedAt } })
  await deleteOldest(db, userId)
  return { savedAt }
}

/** Deletes the viewer's draft for a job, whatever became of the job; without one nothing happens. */
export async function discardDraft(ctx: Context, { jobId }: { jobId: string }): Promise<null> {
  await deleteDraft(ctx.db, jobId, requireSeeker(ctx).userId)
  return null
}

/** A person who may apply by who they are, whatever the job. */
function requireSeeker({ viewer }: Context): Viewer {
  requirePolicy(canApply(viewer, { hasApplied: false, isClosed: false, isEntitled: true }))
  if (!viewer) throw new DomainError('APPLY_SIGNED_OUT')
  requireViewer({ viewer })
  return viewer
}

export async function deleteDraft(db: Db, jobId: string, userId: string): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.jobId, jobId), eq(drafts.userId, userId)))
}

/** The ids of the uploads that a draft names. */
export const uploadsOf = ({ resume, answers }: ApplyDraft): string[] => [
  ...(resume?.kind === 'upload' ? [resume.file.fileId] : []),
  ...Object.values(answers).flatMap((answer) => (isFile(answer) ? [answer.fileId] : [])),
]

type Answer = ApplyDraft['answers'][string]
export const isFile = (answer: Answer): answer is Extract<Answer, { fileId: string }> =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer)

/** Those of these uploads that are the person's own and still there. */
export async function ownUploads(db: Db, ownerId: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.ownerId, ownerId), eq(files.state, 'staged')))
  return rows.map(({ id }) => id)
}

async function deleteOldest(db: Db, userId: string): Promise<void> {
  const beyond = await db
    .select({ jobId: drafts.jobId })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.savedAt))
    .offset(MOST_DRAFTS)
  const ids = beyond.map(({ jobId }) => jobId)
  if (ids.length > 0) await db.delete(drafts).where(and(eq(drafts.userId, userId), inArray(drafts.jobId, ids)))
}
