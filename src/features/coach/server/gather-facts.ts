import '#features/places/server/gazetteer.ts'
import { desc, eq } from 'drizzle-orm'
import { resumes } from '#db/schema/documents.ts'
import { readOwnSubscription } from '#features/billing/server/queries.ts'
import { readStoredDesign } from '#features/document-content/design.ts'
import { readStoredResume } from '#features/document-content/stored-content.ts'
import { listCoverLetters } from '#features/documents/server/queries.ts'
import { scoreDocument } from '#features/documents/server/score-document.ts'
import { findReading } from '#features/interview-prep/server/find-reading.ts'
import { SearchJobs } from '#features/job-board/contract.ts'
import { listSavedJobs } from '#features/job-board/server/queries.ts'
import { searchJobs } from '#features/job-board/server/search-jobs.ts'
import { listOwnApplications } from '#features/job-tracker/server/list-own.ts'
import { readPosted } from '#features/places/known-places.ts'
import { readProfile } from '#features/profiles/server/queries.ts'
import { thingsToFix } from '#features/resume-review/score/score-resume.ts'
import { findArticles } from '#features/support/server/find-articles.ts'
import type { SignedIn } from '#server/context.ts'
import type { FactJob, FactResume, Facts } from '../engine/facts.ts'
import { asFact } from './job-fact.ts'
import { loadQuestionFacts } from './load-question-facts.ts'

const maxResumes = 5

/** All data that the coach may use for one question: only what the viewer can read, and the articles (COACH-04). */
export async function gatherFacts(ctx: SignedIn, question: string): Promise<Facts> {
  const { db, viewer } = ctx
  const [profile, ownResumes, letters, applications, saved, subscription, articles, reading] = await Promise.all([
    readProfile(db, viewer.userId),
    readResumes(ctx),
    listCoverLetters(db, viewer.userId),
    listOwnApplications(ctx, {}),
    listSavedJobs(ctx),
    readOwnSubscription(ctx),
    findArticles(db, question, 3),
    findReading(db, question, 3),
  ])
  const { currentJobTitle, skills, desiredSalaryMin: low, desiredSalaryMax: high } = profile.professional
  const own = applications.items.map(({ job, ...one }) => ({ ...one, title: job.title, company: job.companyName }))
  return {
    now: new Date(),
    country: profile.personal.location ? countryOf(profile.personal.location) : null,
    profile: {
      ...profile.completeness,
      jobTitle: currentJobTitle,
      skills,
      salary: low !== null && high !== null && low <= high ? [low, high] : null,
    },
    resumes: ownResumes,
    letters: letters.length,
    applications: own,
    ...(await loadQuestionFacts(ctx, question, { applications: own, jobTitle: currentJobTitle })),
    saved: saved.map(({ job }) => asFact(job)),
    fitting: await findFitting(ctx, currentJobTitle),
    subscription: { plan: subscription.subscription?.planName ?? null, isActive: subscription.subscribed },
    articles: articles.map(({ plain: text, ...article }) => ({ ...article, text })),
    reading,
  }
}

/** The person's resumes with the points they lose, the default one first. An upload that was not imported has no score. */
async function readResumes({ db, viewer }: SignedIn): Promise<FactResume[]> {
  const rows = await db
    .select()
    .from(resumes)
    .where(eq(resumes.userId, viewer.userId))
    .orderBy(desc(resumes.isDefault), desc(resumes.updatedAt))
    .limit(maxResumes)
  const facts = rows.map(async ({ id, title, isDefault, documentType, content: stored, design, updatedAt }) => {
    const { content, isUnreadable } = readStoredResume(stored)
    const report =
      stored === null || isUnreadable ? null : await scoreDocument(content, readStoredDesign(design), updatedAt)
    const losses = (report ? thingsToFix(report) : []).map(({ says, fix, points }) => ({ says, fix, points }))
    return { id, title, isDefault, isUpload: documentType === 'uploaded', score: report?.score ?? null, losses }
  })
  return Promise.all(facts)
}

/** The country of the place in the profile; null if the place does not identify exactly one. */
function countryOf(location: string): string | null {
  const [only, ...others] = new Set(readPosted(location).places.map(({ country }) => country))
  return others.length === 0 ? (only ?? null) : null
}

/** Open jobs that match the person's job title, best match first. Empty if the profile has no job title. */
async function findFitting(ctx: SignedIn, jobTitle: string | null): Promise<FactJob[]> {
  if (!jobTitle) return []
  const { items } = await searchJobs(ctx, SearchJobs.parse({ q: jobTitle, limit: 12 }))
  return items
    .filter((job) => !job.isApplied && !job.isSaved && !job.isClosed)
    .map(asFact)
    .toSorted((a, b) => (b.match ?? -1) - (a.match ?? -1))
    .slice(0, 5)
}
