import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { resumes } from '#db/schema/documents.ts'
import { profiles } from '#db/schema/profiles.ts'
import { withoutHidden } from '#features/document-content/arrange-sections.ts'
import { resumeText } from '#features/documents/exports/resume-text.ts'
import { createTailoredCopy, readOwnContent } from '#features/documents/server/create-tailored-copy.ts'
import { applyChanges } from '#features/documents/tailor/changes.ts'
import { readJobs } from '#features/job-board/server/load-cards.ts'
import { findVisibleJob } from '#features/job-board/server/visible-jobs.ts'
import { emptyProfile } from '#features/matching/empty-profile.ts'
import type { MatchCandidate, MatchItem } from '#features/matching/shapes.ts'
import { toMatch } from '#features/matching/to-match.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import type { Tailoring } from '../contract.ts'
import type * as tailoring from './tailor-thread.ts'

const tailorInThread = inThreads<typeof tailoring>('features/resume-tailoring/server/tailor-thread')

const PER_HOUR = { points: 240, seconds: 60 * 60 }

type TailoringParams = { jobId: string; resumeId?: string | undefined }

/** The match items that a resume can change; place, pay and terms are not among them. */
const aboutTheWork = new Set<MatchItem['kind']>(['requirement', 'title', 'seniority', 'skills'])

/** The viewer's built resumes, the default first. */
const tailorable = ({ db, viewer }: SignedIn) =>
  db
    .select({ id: resumes.id, title: resumes.title })
    .from(resumes)
    .where(and(eq(resumes.userId, viewer.userId), isNotNull(resumes.content)))
    .orderBy(desc(resumes.isDefault), desc(resumes.updatedAt))

async function read(ctx: SignedIn, { jobId, resumeId }: TailoringParams) {
  await ctx.throttle.consume('tailoring', ctx.viewer.userId, PER_HOUR)
  const visible = await findVisibleJob(ctx, jobId)
  const ofViewer = eq(profiles.userId, ctx.viewer.userId)
  const [[row], own, [profile]] = await Promise.all([
    readJobs(ctx, [visible.id]),
    tailorable(ctx),
    ctx.db.select().from(profiles).where(ofViewer),
  ])
  const { job, company } = found(row)
  const chosen = resumeId ?? own[0]?.id
  if (!chosen) throw new DomainError('NO_RESUME')
  const resume = await readOwnContent(ctx.db, ctx.viewer.userId, chosen)
  const shown = withoutHidden(resume.content, resume.design)
  const candidate: MatchCandidate = {
    profile: profile ?? emptyProfile,
    resume: { title: resume.title, text: resumeText(shown), asOf: resume.updatedAt },
  }
  const { match, proposals } = await tailorInThread('tailorInThread', toMatch(job), candidate, {
    id: resume.id,
    content: shown,
  })
  return { job, company, own, resume, match, proposals }
}

const titleOf = (resume: string, company: string) => `${resume.slice(0, 60)} – ${company.slice(0, 37)}`

/**
 * Compares a posting with one resume and proposes a tailored copy; uses the default resume if none is given. NOT_FOUND for a job that is
 * not visible or another person's resume, RESUME_NOT_WRITTEN for an upload, NO_RESUME if there is none, RATE_LIMITED, TEXT_TOO_LONG.
 */
export async function proposeForJob(ctx: SignedIn, params: TailoringParams): Promise<Tailoring> {
  const { job, company, own, resume, match, proposals } = await read(ctx, params)
  return {
    job: { id: job.id, slug: job.slug, title: job.title, company: company.name },
    resume: { id: resume.id, title: resume.title, revision: resume.revision },
    resumes: own,
    title: titleOf(resume.title, company.name),
    match: { ...match, items: match.items.filter(({ kind }) => aboutTheWork.has(kind)) },
    proposals,
  }
}

type Make = TailoringParams & { resumeId: string; revision: number; accepted: string[]; id?: string | undefined }

/** Creates the copy from the accepted proposals; RESUME_CHANGED if the resume has changed since they were made. */
export async function tailorForJob(
  ctx: SignedIn,
  { revision, accepted, id, ...params }: Make,
): Promise<{ id: string }> {
  const { job, company, resume, proposals } = await read(ctx, params)
  const chosen = proposals.filter(({ id }) => accepted.includes(id))
  if (resume.revision !== revision || chosen.length < new Set(accepted).size) throw new DomainError('RESUME_CHANGED')
  return createTailoredCopy(ctx, {
    id,
    from: resume.id,
    revision,
    jobId: job.id,
    title: titleOf(resume.title, company.name),
    design: resume.design,
    content: applyChanges(
      resume.content,
      chosen.map(({ change }) => change),
    ),
  })
}
