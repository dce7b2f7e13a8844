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
/** If a person has more drafts than this, the oldest are deleted. */
const MAX_DRAFTS = 100

/**
 * Saves a draft of the application form. Refused for people who are not allowed to apply, and after they have applied. If the job closed
 * or a plan ended meanwhile, the draft is still saved; only the application is refused.
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

/** Deletes the viewer's draft for a job, in any state of the job. Without a draft nothing happens. */
export async function discardDraft(ctx: Context, { jobId }: { jobId: string }): Promise<null> {
  await deleteDraft(ctx.db, jobId, requireSeeker(ctx).userId)
  return null
}

/** Requires a person who may apply to jobs in general, regardless of the job. */
function requireSeeker({ viewer }: Context): Viewer {
  requirePolicy(canApply(viewer, { hasApplied: false, isClosed: false, isEntitled: true }))
  if (!viewer) throw new DomainError('APPLY_SIGNED_OUT')
  requireViewer({ viewer })
  return viewer
}

export async function deleteDraft(db: Db, jobId: string, userId: string): Promise<void> {
  await db.delete(drafts).where(and(eq(drafts.jobId, jobId), eq(drafts.userId, userId)))
}

/** The ids of the uploads in a draft. */
export const uploadsOf = ({ resume, answers }: ApplyDraft): string[] => [
  ...(resume?.kind === 'upload' ? [resume.file.fileId] : []),
  ...Object.values(answers).flatMap((answer) => (isFile(answer) ? [answer.fileId] : [])),
]

type Answer = ApplyDraft['answers'][string]
export const isFile = (answer: Answer): answer is Extract<Answer, { fileId: string }> =>
  answer !== null && typeof answer === 'object' && !Array.isArray(answer)

/** The uploads of this list that belong to the person and still exist. */
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
    .offset(MAX_DRAFTS)
  const ids = beyond.map(({ jobId }) => jobId)
  if (ids.length > 0) await db.delete(drafts).where(and(eq(drafts.userId, userId), inArray(drafts.jobId, ids)))
}
