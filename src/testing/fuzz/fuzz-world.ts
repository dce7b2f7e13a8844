import { createHash, randomBytes } from 'node:crypto'
import { passkeys, sessions } from '#db/schema/accounts.ts'
import { applicationImports } from '#db/schema/application-import.ts'
import { applications, jobStages } from '#db/schema/applications.ts'
import { autoApplyAnswers, autoApplyEntries, autoApplyLog, autoApplyRules } from '#db/schema/auto-apply.ts'
import { coachConversations, coachingRequests } from '#db/schema/coach.ts'
import { files, resumeShares } from '#db/schema/documents.ts'
import { hiddenJobs } from '#db/schema/hidden-jobs.ts'
import { interviewLogs } from '#db/schema/interview-logs.ts'
import { interviewResources } from '#db/schema/interview-prep.ts'
import { interviewStories } from '#db/schema/interview-stories.ts'
import { savedSearches } from '#db/schema/job-alerts.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { applicationContacts, applicationReminders, externalApplications } from '#db/schema/job-tracker.ts'
import { notifications } from '#db/schema/notifications.ts'
import { scorecardAttributes, teamNotes } from '#db/schema/scorecards.ts'
import { supportConversations } from '#db/schema/support.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createTalk } from '../access/conversation-fixtures.ts'
import { createInterview } from '../access/interview-fixtures.ts'
import { insertMocks, mockId } from '../access/mock-fixtures.ts'
import { moderationId, nameItems } from '../access/moderation-rows.ts'
import { insertPractice, practiceId } from '../access/question-fixtures.ts'
import { insertSalaryFixtures, salaryFixtureId } from '../access/salary-fixtures.ts'
import { insertScheduled, scheduledId } from '../access/schedule-fixtures.ts'
import { createCompany, createJob, createMember, createRequirement, createResume, createUser } from '../factories.ts'
import type { TestProduct } from '../product.ts'
import type { KnownIds } from './inputs.ts'

export type Who = { userId: string | null; sessionId: string | null }
export type FuzzWorld = { people: [noOne: Who, seeker: Who, admin: Who, staff: Who]; ids(area: string): KnownIds }

/** One of each thing that procedures need, and four callers: a visitor, a job seeker, a company admin, a platform admin. */
export async function createFuzzWorld({ db, services }: TestProduct): Promise<FuzzWorld> {
  const company = await createCompany(db)
  const admin = await createMember(db, company.id, 'client_admin')
  const seeker = await createUser(db)
  const staff = await createUser(db, { roles: ['platform_admin'] })
  const managed = await createUser(db)
  const job = await createJob(db, company.id)
  const openJob = await createJob(db, company.id)
  const question = await createRequirement(db, openJob.id)
  await nameItems(db, [openJob.id])
  const resume = await createResume(db, seeker.id)
  await createResume(db, seeker.id, { isDefault: false })
  const { fileId, shareToken } = await createSharedFile({ db, services }, seeker.id, resume.id)
  const [applicationId, seekersSession, adminsSession, staffsSession] = [newId(), newId(), newId(), newId()]
  const who = applicantDetails()
  await createOnBoard(db, { id: applicationId, jobId: job.id, userId: seeker.id, ...who })
  await db.insert(savedJobs).values({ userId: seeker.id, jobId: job.id })
  const trackedId = await createTracked(db, seeker.id, { applicationId, jobId: openJob.id })
  const notificationId = await createNews(db, seeker.id)
  const expiresAt = new Date(Date.now() + 86_400_000)
  await db.insert(sessions).values([
    { id: seekersSession, userId: seeker.id, token: newId(), expiresAt },
    { id: adminsSession, userId: admin.id, token: newId(), expiresAt },
    { id: staffsSession, userId: staff.id, token: newId(), expiresAt },
  ])
  const ofArea: Record<string, string> = {
    documents: resume.id,
    editors: resume.id,
    exports: resume.id,
    shares: resume.id,
    applications: applicationId,
    tracking: trackedId,
    autoApply: await createAutoApplyThings(db, seeker.id, openJob.id),
    ...{ jobAlerts: trackedId, hiddenJobs: trackedId },
    ...(await createCompanyFixtures(db, {
      applicationId,
      companyId: company.id,
      candidateId: seeker.id,
      authorId: admin.id,
      jobId: job.id,
    })),
    applicationImports: await createImport(db, openJob),
    ...{ postings: openJob.id, postingAdvice: openJob.id },
    moderation: moderationId(openJob.id),
    notifications: notificationId,
    ...{ adminUsers: managed.id, userAccess: managed.id, removal: managed.id, looks: managed.id },
    candidates: seeker.id,
    ...(await createTalks(db, seeker.id)),
    ...(await createInterviewFixtures(db, seeker.id)),
    ...(await createScheduled(services, seeker.id)),
    security: await createPasskey(db, seeker.id),
  }
  return {
    people: [
      { userId: null, sessionId: null },
      { userId: seeker.id, sessionId: seekersSession },
      { userId: admin.id, sessionId: adminsSession },
      { userId: staff.id, sessionId: staffsSession },
    ],
    ids: (area) => ({
      id: ofArea[area] ?? company.id,
      // applying needs the job without applications, notes need the saved one
      jobId: area === 'jobs' ? job.id : openJob.id,
      slugOrId: openJob.slug,
      companyId: company.id,
      aboutId: applicationId,
      requirementId: question.id,
      attributeId: applicationId,
      resumeId: resume.id,
      ...{ fileId, ...interviewIds(seeker.id) },
      token: shareToken,
    }),
  }
}

async function createNews(db: TestProduct['db'], userId: string): Promise<string> {
  const news = { id: newId(), eventId: newId(), type: 'application' as const, title: 'News', message: 'News' }
  await db.insert(notifications).values({ ...news, userId })
  return news.id
}

/** A file in the store and a resume behind a link. */
async function createSharedFile(
  { db, services }: Pick<TestProduct, 'db' | 'services'>,
  userId: string,
  resumeId: string,
) {
  const key = `resumes/${userId}/${newId()}.txt`
  const file = { id: newId(), area: 'resumes' as const, key, ownerId: userId, fileName: 'cv.txt', size: 4 }
  await db.insert(files).values({ ...file, contentType: 'text/plain' })
  await services.storage.put(key, Buffer.from('text'), { contentType: 'text/plain' })
  const shareToken = randomBytes(32).toString('base64url')
  const tokenHash = createHash('sha256').update(shareToken).digest('base64url')
  await db.insert(resumeShares).values({ resumeId, tokenHash })
  return { fileId: file.id, shareToken }
}

type OfApplication = Parameters<typeof createTalk>[1] & { jobId: string }

/** The company's work on an application: scores, a note, messages and an interview. Scores and note have the application's id. */
async function createCompanyFixtures(db: TestProduct['db'], { jobId, ...talk }: OfApplication) {
  const { applicationId: id, authorId } = talk
  await db.insert(scorecardAttributes).values({ id, jobId, name: 'SQL', sortOrder: 0 })
  await db.insert(teamNotes).values({ id, applicationId: id, authorId, text: 'Look.' })
  return {
    ...{ reviews: id, stages: id, evaluations: id, teamNotes: id },
    conversations: await createTalk(db, talk),
    interviews: await createInterview(db, id),
  }
}

/** An application and a stage of its job with the same id, because a procedure needs one of them. */
async function createOnBoard(db: TestProduct['db'], application: typeof applications.$inferInsert & { id: string }) {
  const { id, jobId } = application
  await db.insert(applications).values(application)
  await db.insert(jobStages).values({ id, jobId, name: 'Phone screen', status: 'interview', sortOrder: 5 })
}

/** An imported file and its candidate with the same id, because a procedure needs one of them. */
async function createImport(db: TestProduct['db'], { id: jobId, companyId }: { id: string; companyId: string }) {
  const id = newId()
  const file = { fileName: 'people.csv', columns: {}, answers: {}, state: 'done' as const }
  await db.insert(applicationImports).values({ id, companyId, jobId, ...file })
  const who = {
    ...applicantDetails({ fullName: 'Imported Person', email: `imported-${id}@mail.example`, phone: '' }),
    source: 'imported' as const,
  }
  await db.insert(applications).values({ id, jobId, importId: id, importRow: 2, ...who })
  return id
}

async function createPasskey(db: TestProduct['db'], userId: string): Promise<string> {
  const id = newId()
  await db.insert(passkeys).values({ id, userId, name: 'Laptop', credentialId: id, publicKey: 'key' })
  return id
}

/** A rule, a queued job, a stored answer and a log entry with the same id, because a procedure needs one of them. */
async function createAutoApplyThings(db: TestProduct['db'], userId: string, jobId: string): Promise<string> {
  const id = newId()
  await db.insert(autoApplyRules).values({ id, userId, name: 'Data work', keywords: 'analyst' })
  await db.insert(autoApplyEntries).values({ id, userId, jobId, ruleId: id })
  const question = { questionType: 'text' as const, label: 'Tools', key: 'tools', source: 'typed' as const }
  await db.insert(autoApplyAnswers).values({ id, userId, ...question, answer: { value: 'dbt' } })
  const about = { outcome: 'refused' as const, reason: 'DAILY_CAP', jobTitle: 'Analyst', companyName: 'Acme' }
  await db.insert(autoApplyLog).values({ id, userId, jobId, ...about, submission: {} })
  return id
}

/** An external application, a reminder, a contact and a saved search with the same id, because a procedure needs one of them. */
async function createTracked(
  db: TestProduct['db'],
  userId: string,
  { applicationId, jobId }: { applicationId: string; jobId: string },
): Promise<string> {
  const trackedId = newId()
  const tracked = { id: trackedId, userId: userId }
  await db.insert(externalApplications).values({
    ...tracked,
    title: 'Analyst',
    companyName: 'Acme',
    appliedOn: '2026-01-05',
    appliedAt: new Date('2026-01-05'),
  })
  await db.insert(applicationReminders).values({ ...tracked, applicationId, note: 'Call', dueAt: new Date() })
  await db.insert(applicationContacts).values({ ...tracked, externalId: trackedId, name: 'Dana' })
  await db.insert(savedSearches).values({ ...tracked, name: 'Analyst', q: 'analyst' })
  await db.insert(hiddenJobs).values({ ...tracked, jobId })
  return trackedId
}

/** An interview log, a mock interview, a practice answer, a story, and a resource. */
async function createInterviewFixtures(
  db: TestProduct['db'],
  userId: string,
): Promise<
  Record<'interviewLogs' | 'mockInterviews' | 'interviewQuestions' | 'stories' | 'interviewResources', string>
> {
  const mockInterviews = mockId(userId)
  const interviewQuestions = practiceId(userId, 'response')
  const fixtures = {
    interviewLogs: newId(),
    mockInterviews,
    interviewQuestions,
    stories: newId(),
    interviewResources: newId(),
  }
  await insertMocks(db, [{ userId, words: 'Because.' }])
  await insertPractice(db, [{ userId, words: 'Because.' }])
  await db.insert(interviewLogs).values({ id: fixtures.interviewLogs, userId, companyName: 'Acme', jobRole: 'Analyst' })
  await db.insert(interviewStories).values({ id: fixtures.stories, userId, title: 'The wrong number' })
  const resource = { title: 'STAR', summary: 'STAR', content: 'STAR', category: 'tips', resourceType: 'guide' } as const
  await db
    .insert(interviewResources)
    .values({ ...resource, id: fixtures.interviewResources, key: fixtures.interviewResources })
  return fixtures
}

/** A scheduled voice interview with a recorded answer. */
async function createScheduled(services: TestProduct['services'], userId: string) {
  await insertScheduled(services, [{ userId, phone: '020 7946 0958', words: 'Ask about pay.' }])
  return { scheduledInterviews: scheduledId(userId) }
}

const interviewIds = (userId: string) => ({
  sessionId: mockId(userId),
  responseId: mockId(userId, 'response'),
  questionId: practiceId(userId, 'question'),
})

/** The job seeker's messages to the coach and to staff, and saved salary data. */
async function createTalks(
  db: TestProduct['db'],
  userId: string,
): Promise<Record<'coach' | 'support' | 'coaching' | 'salaries', string>> {
  const talks = { coach: newId(), support: newId(), coaching: newId(), salaries: salaryFixtureId(userId) }
  await insertSalaryFixtures(db, [{ userId, words: 'Analyst' }])
  await db.insert(coachConversations).values({ id: talks.coach, userId, title: 'Profile' })
  await db.insert(supportConversations).values({ id: talks.support, userId, subject: 'Refund' })
  const session = { topic: 'resume' as const, preferred: [], timeZone: 'UTC' }
  await db.insert(coachingRequests).values({ id: talks.coaching, userId, ...session })
  return talks
}
