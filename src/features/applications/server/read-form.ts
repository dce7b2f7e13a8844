import { eq } from 'drizzle-orm'
import { profiles } from '#db/schema/profiles.ts'
import { listCoverLetters, listResumes } from '#features/documents/server/queries.ts'
import { openTo } from '#features/job-postings/server/open-to.ts'
import { isOpenToResident } from '#features/places/applicant-places.ts'
import { readWhereabouts } from '#features/places/nearness.ts'
import type { Context } from '#server/context.ts'
import type { ApplyForm } from '../contract.ts'
import { readDraft } from './drafts/read-draft.ts'
import { questionsForViewer } from './questions-for.ts'
import { requireApplicant } from './require-applicant.ts'

/**
 * The application form for this person: the questions, the profile's data (APPLY-11), resumes with the last changed first (APPLY-15),
 * cover letters and the draft. Refused like applying itself.
 */
export async function readApplyForm(ctx: Context, { jobId }: { jobId: string }): Promise<ApplyForm> {
  const { applicant, job } = await requireApplicant(ctx, jobId, new Date())
  const { db, viewer } = applicant
  const [questions, resumes, coverLetters, [profile], draft] = await Promise.all([
    questionsForViewer(db, viewer, job),
    listResumes(db, viewer.userId),
    listCoverLetters(db, viewer.userId),
    db
      .select({ phone: profiles.phone, location: profiles.location })
      .from(profiles)
      .where(eq(profiles.userId, viewer.userId)),
    readDraft(db, job.id, viewer.userId),
  ])
  const location = profile?.location?.trim() ?? ''
  const isOutside =
    location !== '' &&
    job.applicantPlaces.length > 0 &&
    isOpenToResident(job.applicantPlaces, readWhereabouts(location)) === false
  return {
    job: { ...job, openTo: openTo(job) },
    outsidePlace: isOutside ? location : null,
    questions,
    resumes,
    coverLetters,
    prefill: { fullName: viewer.name, email: viewer.email, phone: profile?.phone ?? '' },
    draft,
  }
}
