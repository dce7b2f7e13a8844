import { and, eq } from 'drizzle-orm'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { candidateInvitations, candidateListings, candidateViews } from '#db/schema/talent-pool.ts'
import { readStoredDesign } from '#features/document-content/design.ts'
import { emptyResume } from '#features/document-content/resume-content.ts'
import { readStoredResume } from '#features/document-content/stored-content.ts'
import { publicTitle } from '#features/documents/exports/file-name.ts'
import { resumeText } from '#features/documents/exports/resume-text.ts'
import { recordProfileView } from '#features/profiles/server/record-profile-view.ts'
import { isoDay } from '#lib/dates.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { findCandidate, readOwnCompany } from './findable.ts'

const PER_DAY = { points: 300, seconds: 24 * 60 * 60 }

/** One candidate. The view is recorded in the candidate's log and counts as a view of their profile (DASH-10). */
export async function openCandidate(ctx: SignedIn, { id }: { id: string }) {
  const company = await readOwnCompany(ctx)
  const candidate = await findCandidate(ctx.db, company, id)
  await recordView(ctx, { userId: id, companyId: company.id, kind: 'profile' })
  await recordProfileView(ctx, { userId: id, companyId: company.id })
  const invited = await ctx.db
    .select({ jobId: candidateInvitations.jobId })
    .from(candidateInvitations)
    .innerJoin(jobs, eq(jobs.id, candidateInvitations.jobId))
    .where(and(eq(candidateInvitations.userId, id), eq(jobs.companyId, company.id)))
  return { ...candidate, invitedTo: invited.map(({ jobId }) => jobId) }
}

/**
 * The resume that a candidate shows, without contact details, and without the name if the candidate hides it. The view is
 * recorded in the candidate's log.
 */
export async function readCandidateResume(
  ctx: SignedIn,
  { id }: { id: string },
): Promise<{ title: string; text: string }> {
  const company = await readOwnCompany(ctx)
  const { name } = await findCandidate(ctx.db, company, id)
  const [row] = await ctx.db
    .select({ content: resumes.content, design: resumes.design })
    .from(candidateListings)
    .innerJoin(resumes, and(eq(resumes.id, candidateListings.resumeId), eq(resumes.userId, candidateListings.userId)))
    .where(eq(candidateListings.userId, id))
  const { content: stored, design } = found(row)
  found(stored)
  await recordView(ctx, { userId: id, companyId: company.id, kind: 'resume' })
  const { content } = readStoredResume(stored)
  const personalInfo = { ...emptyResume().personalInfo, fullName: name ?? '', headline: content.personalInfo.headline }
  return {
    title: publicTitle(name ?? '', 'resume'),
    text: resumeText({ ...content, personalInfo }, readStoredDesign(design)),
  }
}

type View = { userId: string; companyId: string; kind: 'profile' | 'resume' }

async function recordView({ db, viewer, throttle }: SignedIn, view: View): Promise<void> {
  await throttle.consume('candidates', viewer.userId, PER_DAY)
  const day = isoDay(new Date())
  await db
    .insert(candidateViews)
    .values({ ...view, viewerId: viewer.userId, day })
    .onConflictDoNothing()
}
