import { and, eq, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { files } from '#db/schema/documents.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { readTextOfFile } from '#features/documents/server/read-text.ts'
import { postingChanged } from '#features/job-postings/events.ts'
import type { Db, Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { applicationSubmitted } from '../events.ts'
import { storeMatch, storeMatchesOfJob } from './store-matches.ts'

type Subject = { applicationId: string; jobId: string; companyId: string }

/** Reads the resume that was uploaded with an application, once. Its text is the snapshot for the company's match. */
async function readResume(ctx: Services, subject: Subject): Promise<void> {
  const { applicationId } = subject
  const isUnread = and(eq(applications.id, applicationId), eq(applications.resumeText, ''))
  const [file] = await ctx.db
    .select({ key: files.key })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.resumeFileId))
    .where(isUnread)
  const text = file ? await readTextOfFile(ctx, file) : ''
  if (text !== '') {
    await ctx.db
      .update(applications)
      .set({ resumeText: text, updatedAt: sql`${applications.updatedAt}` })
      .where(isUnread)
  }
  await storeMatch(ctx.db, applicationId)
  await notifyCompany(ctx.db, subject)
}

/** The fields of a posting that the match reads. */
const matched = [
  'title',
  'requirements',
  'description',
  'location',
  'moreLocations',
  'remoteAllowed',
  'workMode',
  'applicantPlaces',
  'level',
]

async function matchAgain(
  { db }: Services,
  { fields, ...posting }: { jobId: string; companyId: string; fields: string[] },
) {
  if (!fields.some((field) => matched.includes(field))) return
  await storeMatchesOfJob(db, posting.jobId)
  const [one] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.jobId, posting.jobId))
    .limit(1)
  if (one) await notifyCompany(db, { ...posting, applicationId: one.id })
}

/** Updates the open lists of the company's members, so that they show the new match. */
async function notifyCompany(db: Db, { companyId, applicationId, jobId }: Subject): Promise<void> {
  await publish(db, await memberIds(db, companyId), 'application_changed', { applicationId, jobId })
}

export const applicationSubscribers: Subscriber[] = [
  on(applicationSubmitted, 'applications.read-resume', readResume),
  on(postingChanged, 'applications.match-again', matchAgain),
]
