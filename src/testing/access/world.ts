import { createHash, randomBytes } from 'node:crypto'
import { credentials, oneTimeLinks, passkeys, sessions, userRoles, users } from '#db/schema/accounts.ts'
import {
  applicationAttachments,
  applicationRejections,
  applicationResponses,
  applicationStatusChanges,
  applications,
} from '#db/schema/applications.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { coverLetters, documentVersions, files, resumeShares, resumes } from '#db/schema/documents.ts'
import { savedSearches } from '#db/schema/job-alerts.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { applicationContacts, applicationReminders, externalApplications } from '#db/schema/job-tracker.ts'
import { notifications } from '#db/schema/notifications.ts'
import { auditLog, liveMessages } from '#db/schema/operations.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { mailStopToken } from '#features/notifications/server/mail-stop.ts'
import { newId } from '#lib/ids.ts'
import { createJob, createRequirement } from '../factories.ts'
import type { TestProduct } from '../product.ts'
import { createAutoApply } from './auto-apply-fixtures.ts'
import { createBlog } from './blog-rows.ts'
import { type Caller, type PersonName, people, type SeekerName, seekers } from './callers.ts'
import { createCampaigns } from './campaign-rows.ts'
import { canary } from './canaries.ts'
import { createCoachFixtures, createListings } from './coach-fixtures.ts'
import { createConversations } from './conversation-fixtures.ts'
import { createEvaluations } from './evaluation-fixtures.ts'
import { createArticles } from './help-fixtures.ts'
import { createImports } from './import-rows.ts'
import { createIntegrations } from './integration-fixtures.ts'
import { createInterviews } from './interview-fixtures.ts'
import { createInterviewLogs } from './interview-log-fixtures.ts'
import { createMocks } from './mock-fixtures.ts'
import { nameItems } from './moderation-rows.ts'
import { createSets } from './posting-rows.ts'
import { createPractice } from './question-fixtures.ts'
import { createResource } from './resource-rows.ts'
import { insertSalaryFixtures } from './salary-fixtures.ts'
import { createSandboxPages } from './sandbox-pages.ts'
import { createScheduled } from './schedule-fixtures.ts'
import { createStaffInvitations } from './staff-fixtures.ts'
import { createStages } from './stage-rows.ts'
import { createInvitations, memberId } from './team-fixtures.ts'

export const PASSWORD = 'a quiet harbour in may'

export type Person = {
  id: string
  mail: string
  sessionId: string
  notificationId: string
  passkeyId: string
  verifyToken: string
  resetToken: string
  confirmToken: string
  undoToken: string
  /** The token of the unsubscribe link in their mails. */
  mailStop: string
}
export type Fixtures = {
  resumeId: string
  spareResumeId: string
  resumeVersionId: string
  letterId: string
  letterVersionId: string
  stagedFileId: string
  applicationId: string
  attachmentId: string
  privateAttachmentId: string
  externalId: string
  reminderId: string
  contactId: string
  savedSearchId: string
  ruleId: string
  entryId: string
  /** One that is approved. */
  approvedId: string
  keptAnswerId: string
  logId: string
  shareId: string
  /** The token of a share link to the spare resume. */
  shareToken: string
}
export type World = Awaited<ReturnType<typeof createWorld>>

const made = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>
let scenes = 0

const newPapers = (): Fixtures => ({
  resumeId: newId(),
  spareResumeId: newId(),
  resumeVersionId: newId(),
  letterId: newId(),
  letterVersionId: newId(),
  stagedFileId: newId(),
  applicationId: newId(),
  attachmentId: newId(),
  privateAttachmentId: newId(),
  externalId: newId(),
  reminderId: newId(),
  contactId: newId(),
  savedSearchId: newId(),
  ruleId: newId(),
  entryId: newId(),
  approvedId: newId(),
  keptAnswerId: newId(),
  logId: newId(),
  shareId: newId(),
  shareToken: randomBytes(32).toString('base64url'),
})

/** Two companies, their jobs, and a user of every kind with their own things; hidden fields contain canaries. */
export async function createWorld({ db, services }: TestProduct, passwordHash: string) {
  const n = ++scenes
  const who = made(people, (name): Person => {
    const mail = `${canary('accountMail', name)}-${n}@example.test`
    const id = newId()
    const mailStop = mailStopToken(services.env, { userId: id, stops: 'applications' })
    const link = (kind: string) => `${kind}-link-of-${name}-${n}`
    const tokens = {
      verifyToken: link('verify'),
      resetToken: link('reset'),
      confirmToken: link('confirm'),
      undoToken: link('undo'),
    }
    return { id, mail, sessionId: newId(), notificationId: newId(), passkeyId: newId(), ...tokens, mailStop }
  })
  await createPeople({ db, who, passwordHash, n })
  await createCoachFixtures(db, who)
  await createArticles(db, who.seeker)
  await createPrepMaterial(services, who)
  const userIds = people.map((name) => who[name].id)
  const { planId } = await createSandboxPages(db, userIds, n)
  const company = await createCompanies({ services, who, n })
  const posting = await createPostings(db, company)
  await createSets(db, [company.own, company.foreign])
  await createCampaigns(db, company.own)
  await nameItems(db, [...userIds, posting.openJob.id, posting.draft.id])
  const papers = made(seekers, newPapers)
  const stored = await createPapers(
    db,
    seekers.map((name) => papersFor({ name, n, who, papers: papers[name], posting })),
  )
  await createAutoApply(db, { who, papers, posting })
  await createListings(db, who, papers)
  await createEvaluations(db, { who, papers, jobId: posting.job.id })
  await createConversations(db, { who, papers, company })
  await createInterviews(db, papers)
  await createBlog(db, who, n)
  await Promise.all(stored.map((key) => services.storage.put(key, Buffer.from('Analyst.'), { contentType: TEXT })))
  return {
    n,
    who,
    papers,
    ...posting,
    planId,
    companyId: company.own,
    foreignCompanyId: company.foreign,
    /** The papers of the caller; of the seeker where the caller has none. */
    papersOf: (caller: Caller): Fixtures => papers[caller as SeekerName] ?? papers.seeker,
    /** Papers that are not the caller's. */
    foreignPapers: (caller: Caller): Fixtures => (caller === 'seeker' ? papers.otherSeeker : papers.seeker),
    idOf: (caller: Caller): string | null => (caller === 'anonymous' ? null : who[caller].id),
    personOf: (caller: Caller): Person => who[caller === 'anonymous' ? 'seeker' : caller],
    /** Another user, a different one for each caller. */
    foreignPerson: (caller: Caller): Person =>
      who[people[(people.indexOf(caller as PersonName) + 1) % people.length] ?? 'seeker'],
  }
}

async function createPrepMaterial(services: TestProduct['services'], who: Record<PersonName, Person>): Promise<void> {
  const { db } = services
  await Promise.all([createResource(db), createInterviewLogs(db, who), createMocks(db, who), createPractice(db, who)])
  await createScheduled(services, who)
}

const TEXT = 'text/plain'
type Db = TestProduct['db']
type People = Record<PersonName, Person>

const roles = {
  seeker: 'job_seeker',
  otherSeeker: 'job_seeker',
  mustChangePassword: 'job_seeker',
  suspended: 'job_seeker',
  twoRoles: 'job_seeker',
  platformUser: 'platform_user',
  platformAdmin: 'platform_admin',
} as const

async function createPeople({
  db,
  who,
  passwordHash,
  n,
}: {
  db: Db
  who: People
  passwordHash: string
  n: number
}): Promise<void> {
  const each = <T>(row: (name: PersonName, person: Person) => T): T[] => people.map((name) => row(name, who[name]))
  const tomorrow = new Date(Date.now() + 86_400_000)
  await db.insert(users).values(
    each((name, { id, mail }) => ({
      id,
      name: canary('recruiterName', name),
      email: mail,
      emailVerified: true,
      mustChangePassword: name === 'mustChangePassword',
      suspendedAt: name === 'suspended' ? new Date() : null,
      suspendedReason: name === 'suspended' ? canary('suspendedReason', name) : null,
    })),
  )
  await db.insert(profiles).values(each((name, { id }) => ({ userId: id, phone: canary('phone', name) })))
  await insertSalaryFixtures(
    db,
    each((name, { id }) => ({ userId: id, words: canary('applicationNote', name) })),
  )
  await db
    .insert(userRoles)
    .values(Object.entries(roles).map(([name, role]) => ({ userId: who[name as PersonName].id, role })))
  await db
    .insert(credentials)
    .values(each((_, { id }) => ({ userId: id, accountId: id, providerId: 'credential', password: passwordHash })))
  await db.insert(sessions).values(
    each((name, { id, sessionId }) => ({
      id: sessionId,
      userId: id,
      token: `${canary('sessionToken', name)}-${n}`,
      expiresAt: tomorrow,
    })),
  )
  await createWaysIn(db, who, n)
  await db.insert(notifications).values(
    each((name, { id, notificationId }) => ({
      id: notificationId,
      userId: id,
      eventId: newId(),
      type: 'application',
      title: 'News',
      message: canary('notification', name),
    })),
  )
  await db
    .insert(liveMessages)
    .values(each((_, { id }) => ({ userId: id, topic: 'notifications_changed', payload: {} })))
  await db.insert(auditLog).values({
    action: 'scene.made',
    subjectType: 'user',
    subjectId: who.seeker.id,
    data: { canary: canary('auditData') },
  })
}

/** Unused links, and a passkey for each user. */
async function createWaysIn(db: Db, who: People, n: number): Promise<void> {
  const expiresAt = new Date(Date.now() + 86_400_000)
  const links = people.flatMap((name) => {
    const { id: userId, ...tokens } = who[name]
    const link = (kind: (typeof oneTimeLinks.$inferInsert)['kind'], token: string) => {
      const tokenHash = createHash('sha256').update(token).digest('base64url')
      return { kind, userId, email: `${kind}-${name}-${n}@example.test`, tokenHash, expiresAt }
    }
    return [
      link('verify_email', tokens.verifyToken),
      link('reset_password', tokens.resetToken),
      link('confirm_email', tokens.confirmToken),
      link('undo_email', tokens.undoToken),
    ]
  })
  await db.insert(oneTimeLinks).values(links)
  const keys = people.map((name) => {
    const { id: userId, passkeyId: id } = who[name]
    const publicKey = canary('passkeyKey', name)
    return { id, userId, name: 'Laptop', credentialId: `passkey-of-${name}-${n}`, publicKey }
  })
  await db.insert(passkeys).values(keys)
}

const member = (companyId: string, userId: string) => ({ id: memberId(userId), companyId, userId })

async function createCompanies({ services, who, n }: { services: TestProduct['services']; who: People; n: number }) {
  const { db } = services
  const [own, foreign] = [newId(), newId()]
  await db.insert(companies).values([
    { id: own, name: `Northwind ${n}`, slug: `northwind-${n}` },
    { id: foreign, name: `Southgate ${n}`, slug: `southgate-${n}` },
  ])
  await db.insert(companyMembers).values([
    { ...member(own, who.clientUser.id), role: 'client_user' },
    { ...member(own, who.clientAdmin.id), role: 'client_admin' },
    { ...member(own, who.twoRoles.id), role: 'client_user' },
    { ...member(foreign, who.foreignAdmin.id), role: 'client_admin' },
  ])
  const invitedBy = { own: who.clientAdmin.id, foreign: who.foreignAdmin.id }
  await createInvitations(
    db,
    [
      { companyId: own, invitedBy: invitedBy.own },
      { companyId: foreign, invitedBy: invitedBy.foreign },
    ],
    people.map((name) => who[name].mail),
  )
  const asked = { of: who.seeker.id, emails: people.map((name) => who[name].mail) }
  await createStaffInvitations(db, who.platformAdmin.id, asked)
  await createIntegrations(services, [
    { companyId: own, memberId: memberId(who.clientAdmin.id), name: 'clientAdmin' },
    { companyId: foreign, memberId: memberId(who.foreignAdmin.id), name: 'foreignAdmin' },
  ])
  return { own, foreign }
}

async function createPostings(db: Db, company: { own: string; foreign: string }) {
  const job = await createJob(db, company.own, { title: 'Analyst' })
  const openJob = await createJob(db, company.own, { title: 'Controller' })
  const draft = await createJob(db, company.own, { title: canary('draftTitle'), status: 'draft', postedAt: null })
  await createJob(db, company.own, {
    title: canary('internalJob'),
    externalPosting: false,
    internalPosting: true,
  })
  const foreignDraft = await createJob(db, company.foreign, { status: 'draft', postedAt: null })
  const deletedJob = await createJob(db, company.own, { status: 'deleted' })
  const question = await createRequirement(db, job.id, { label: 'Why here?' })
  const privateQuestion = await createRequirement(db, job.id, { label: 'Pay you ask for', private: true })
  await createRequirement(db, openJob.id, { label: canary('internalQuestion'), internalOnly: true })
  await createStages(db, [job.id, deletedJob.id])
  await createImports(db, [
    { companyId: job.companyId, jobId: job.id },
    { companyId: foreignDraft.companyId, jobId: foreignDraft.id },
  ])
  return { job, openJob, draft, foreignDraft, deletedJob, question, privateQuestion }
}

type Made = {
  name: SeekerName
  n: number
  who: People
  papers: Fixtures
  posting: Awaited<ReturnType<typeof createPostings>>
}

/** Two resumes, an upload that waits, a saved job and an application with a private answer and a private file. */
function papersFor({ name, n, who, papers, posting }: Made) {
  const userId = who[name].id
  const { applicationId } = papers
  const file = (what: string, state: 'staged' | 'kept', id = newId()) => ({
    id,
    area: 'resumes' as const,
    key: `resumes/${userId}/${what}.txt`,
    ownerId: userId,
    fileName: what === 'private' ? `${canary('privateFile', name)}.txt` : `${what}.txt`,
    contentType: TEXT,
    size: 8,
    state,
  })
  const [resume, sent, hidden] = [file('resume', 'kept'), file('sent', 'kept'), file('private', 'kept')]
  const text = `Analyst. ${canary('resumeText', name)}`
  const paper = { userId, title: `Resume ${n}`, text }
  const attached = ({ id: fileId, fileName, key: filePath, size: fileSize, contentType }: typeof sent) => ({
    applicationId,
    fileId,
    fileName,
    filePath,
    fileSize,
    contentType,
  })
  return {
    files: [resume, sent, hidden, file('staged', 'staged', papers.stagedFileId)],
    resumes: [
      { ...paper, id: papers.resumeId, fileId: resume.id, isDefault: true, documentType: 'uploaded' as const },
      {
        ...paper,
        id: papers.spareResumeId,
        fileId: null,
        content: '{}',
        isDefault: false,
        documentType: 'platform_created' as const,
      },
    ],
    ...editedPapers(papers, { userId, name }),
    ...trackedPapers(papers, { userId, name }),
    saved: { userId, jobId: posting.job.id, notes: canary('savedNote', name) },
    application: {
      id: applicationId,
      jobId: posting.job.id,
      userId,
      status: 'reviewing' as const,
      fullName: 'Maya Okafor',
      email: `${canary('contactMail', name)}@example.test`,
      phone: '(503) 555-0142',
      resumeFileId: sent.id,
      resumeTitle: paper.title,
      resumeText: text,
      applicationNotes: canary('applicationNote', name),
      ...(name === 'otherSeeker' && waitingNotice()),
    },
    ...courseOf({ applicationId, userId, rejectedBy: who.clientAdmin.id, note: canary('rejectionNote', name) }),
    responses: [
      { applicationId, requirementId: posting.question.id, responseText: 'Because.' },
      { applicationId, requirementId: posting.privateQuestion.id, responseText: canary('privateAnswer', name) },
    ],
    attachments: [
      { ...attached(sent), id: papers.attachmentId, isResume: true, requirementId: null },
      {
        ...attached(hidden),
        id: papers.privateAttachmentId,
        isResume: false,
        requirementId: posting.privateQuestion.id,
      },
    ],
  }
}

/** A new status of which the candidate is not notified yet. */
const waitingNotice = () => ({
  status: 'reviewing' as const,
  shownStatus: 'submitted' as const,
  shownStatusAt: new Date(),
  noticeDueAt: new Date(Date.now() + 600_000),
})

/** Rejected once, and reconsidered; why is the company's own affair, whatever became of it. */
function courseOf({
  applicationId,
  userId,
  rejectedBy,
  note,
}: Record<'applicationId' | 'userId' | 'rejectedBy' | 'note', string>) {
  const changeId = newId()
  const move = (fromStatus: ApplicationStatus | null, toStatus: ApplicationStatus, changedBy = rejectedBy) => {
    return { applicationId, fromStatus, toStatus, changedBy }
  }
  return {
    changes: [
      move(null, 'submitted', userId),
      { ...move('submitted', 'rejected'), id: changeId },
      move('rejected', 'reviewing'),
    ],
    rejection: { applicationId, changeId, reason: 'other' as const, note, rejectedBy },
  }
}

/** A cover letter that was built here, an earlier version of it and of the resume, and a link to the resume. */
function editedPapers(papers: Fixtures, { userId, name }: { userId: string; name: SeekerName }) {
  const title = canary('resumeText', name)
  const version = { revision: 0, title, content: '{}' }
  return {
    letter: { id: papers.letterId, userId, title, documentType: 'platform_created' as const },
    versions: [
      { ...version, id: papers.resumeVersionId, resumeId: papers.spareResumeId },
      { ...version, id: papers.letterVersionId, letterId: papers.letterId },
    ],
    share: {
      id: papers.shareId,
      resumeId: papers.spareResumeId,
      tokenHash: createHash('sha256').update(papers.shareToken).digest('base64url'),
      label: canary('savedNote', name),
    },
  }
}

/** What only its applicant may know: an application made elsewhere, a reminder, a contact, a search with alerts. */
function trackedPapers(papers: Fixtures, { userId, name }: { userId: string; name: SeekerName }) {
  const note = canary('applicationNote', name)
  const { applicationId, externalId } = papers
  return {
    elsewhere: {
      id: externalId,
      userId,
      title: note,
      companyName: note,
      appliedOn: '2026-01-05',
      appliedAt: new Date('2026-01-05'),
      notes: note,
    },
    reminder: { id: papers.reminderId, userId, applicationId, note, dueAt: new Date('2026-01-06') },
    contact: { id: papers.contactId, userId, externalId, name: note, note },
    search: { id: papers.savedSearchId, userId, name: note, q: note },
  }
}

/** Stores the things of all users, a table at a time; returns the keys of the files. */
async function createPapers(db: Db, all: ReturnType<typeof papersFor>[]): Promise<string[]> {
  const stored = all.flatMap((one) => one.files)
  await db.insert(files).values(stored)
  await db.insert(resumes).values(all.flatMap((one) => one.resumes))
  await db.insert(coverLetters).values(all.map((one) => one.letter))
  await db.insert(documentVersions).values(all.flatMap((one) => one.versions))
  await db.insert(resumeShares).values(all.map((one) => one.share))
  await db.insert(savedJobs).values(all.map((one) => one.saved))
  await db.insert(applications).values(all.map((one) => one.application))
  await db.insert(applicationStatusChanges).values(all.flatMap((one) => one.changes))
  await db.insert(applicationRejections).values(all.map((one) => one.rejection))
  await db.insert(applicationResponses).values(all.flatMap((one) => one.responses))
  await db.insert(applicationAttachments).values(all.flatMap((one) => one.attachments))
  await db.insert(externalApplications).values(all.map((one) => one.elsewhere))
  await db.insert(applicationReminders).values(all.map((one) => one.reminder))
  await db.insert(applicationContacts).values(all.map((one) => one.contact))
  await db.insert(savedSearches).values(all.map((one) => one.search))
  return stored.map(({ key }) => key)
}
