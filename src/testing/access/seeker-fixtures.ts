import { createHash, randomBytes } from 'node:crypto'
import { applicationAttachments, applicationResponses } from '#db/schema/applications.forms.ts'
import { applicationRejections, applicationStatusChanges, applications } from '#db/schema/applications.ts'
import { coverLetters, documentVersions, files, resumeShares, resumes } from '#db/schema/documents.ts'
import { hiddenJobs } from '#db/schema/hidden-jobs.ts'
import { savedSearches } from '#db/schema/job-alerts.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { applicationContacts, applicationReminders, externalApplications } from '#db/schema/job-tracker.ts'
import { trackerImports } from '#db/schema/tracker-import.ts'
import type { ApplicationStatus } from '#features/applications/rules.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import type { SeekerName } from './callers.ts'
import { canary } from './canaries.ts'
import type { createPostings } from './company-fixtures.ts'
import type { People } from './people-fixtures.ts'

const TEXT = 'text/plain'

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
  trackerImportId: string
  savedSearchId: string
  hiddenId: string
  ruleId: string
  entryId: string
  /** An approved entry. */
  approvedId: string
  storedAnswerId: string
  logId: string
  shareId: string
  /** The token of a share link to the spare resume. */
  shareToken: string
}

export const newFixtures = (): Fixtures => ({
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
  trackerImportId: newId(),
  savedSearchId: newId(),
  hiddenId: newId(),
  ruleId: newId(),
  entryId: newId(),
  approvedId: newId(),
  storedAnswerId: newId(),
  logId: newId(),
  shareId: newId(),
  shareToken: randomBytes(32).toString('base64url'),
})

type Made = {
  name: SeekerName
  n: number
  who: People
  fixtures: Fixtures
  posting: Awaited<ReturnType<typeof createPostings>>
}

/** Two resumes, a staged upload, a saved job and an application with a private answer and a private file. */
export function fixturesFor({ name, n, who, fixtures, posting }: Made) {
  const userId = who[name].id
  const { applicationId } = fixtures
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
  const resumeFields = { userId, title: `Resume ${n}`, text }
  const attached = ({ id: fileId, fileName, key: filePath, size: fileSize, contentType }: typeof sent) => ({
    applicationId,
    fileId,
    fileName,
    filePath,
    fileSize,
    contentType,
  })
  return {
    files: [resume, sent, hidden, file('staged', 'staged', fixtures.stagedFileId)],
    resumes: [
      { ...resumeFields, id: fixtures.resumeId, fileId: resume.id, isDefault: true, documentType: 'uploaded' as const },
      {
        ...resumeFields,
        id: fixtures.spareResumeId,
        fileId: null,
        content: '{}',
        isDefault: false,
        documentType: 'platform_created' as const,
      },
    ],
    ...editedFixtures(fixtures, { userId, name }),
    ...trackedFixtures(fixtures, { userId, name }),
    hidden: { id: fixtures.hiddenId, userId, jobId: posting.job.id },
    saved: { userId, jobId: posting.job.id, notes: canary('savedNote', name) },
    application: {
      id: applicationId,
      jobId: posting.job.id,
      userId,
      status: 'reviewing' as const,
      ...applicantDetails({ email: `${canary('contactMail', name)}@example.test` }),
      resumeFileId: sent.id,
      resumeTitle: resumeFields.title,
      resumeText: text,
      applicationNotes: canary('applicationNote', name),
      ...(name === 'otherSeeker' && waitingNotice()),
    },
    ...runningTotals({ applicationId, userId, rejectedBy: who.clientAdmin.id, note: canary('rejectionNote', name) }),
    responses: [
      { applicationId, requirementId: posting.question.id, responseText: 'Because.' },
      { applicationId, requirementId: posting.privateQuestion.id, responseText: canary('privateAnswer', name) },
    ],
    attachments: [
      { ...attached(sent), id: fixtures.attachmentId, isResume: true, requirementId: null },
      {
        ...attached(hidden),
        id: fixtures.privateAttachmentId,
        isResume: false,
        requirementId: posting.privateQuestion.id,
      },
    ],
  }
}

/** A new status that the candidate is not notified of yet. */
const waitingNotice = () => ({
  status: 'reviewing' as const,
  shownStatus: 'submitted' as const,
  shownStatusAt: new Date(),
  noticeDueAt: new Date(Date.now() + 600_000),
})

/** An application that was rejected and reconsidered. The reason is only for the company, also after the status changed. */
function runningTotals({
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

/** A built cover letter, an earlier version of it and of the resume, and a link to the resume. */
function editedFixtures(fixtures: Fixtures, { userId, name }: { userId: string; name: SeekerName }) {
  const title = canary('resumeText', name)
  const version = { revision: 0, title, content: '{}' }
  return {
    letter: { id: fixtures.letterId, userId, title, documentType: 'platform_created' as const },
    versions: [
      { ...version, id: fixtures.resumeVersionId, resumeId: fixtures.spareResumeId },
      { ...version, id: fixtures.letterVersionId, letterId: fixtures.letterId },
    ],
    share: {
      id: fixtures.shareId,
      resumeId: fixtures.spareResumeId,
      tokenHash: createHash('sha256').update(fixtures.shareToken).digest('base64url'),
      label: canary('savedNote', name),
    },
  }
}

/** Data that only the applicant may read: an external application, a reminder, a contact, a search with alerts. */
function trackedFixtures(fixtures: Fixtures, { userId, name }: { userId: string; name: SeekerName }) {
  const note = canary('applicationNote', name)
  const { applicationId, externalId } = fixtures
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
    reminder: { id: fixtures.reminderId, userId, applicationId, note, dueAt: new Date('2026-01-06') },
    contact: { id: fixtures.contactId, userId, externalId, name: note, note },
    brought: {
      ...{ id: fixtures.trackerImportId, userId, kind: 'applications' as const, fileName: note },
      ...{ columns: {}, answers: {}, state: 'done' as const },
    },
    search: { id: fixtures.savedSearchId, userId, name: note, q: note },
  }
}

/** Stores the fixtures of all users, one table after the other; returns the keys of the files. */
export async function createFixtures(db: Db, all: ReturnType<typeof fixturesFor>[]): Promise<string[]> {
  const stored = all.flatMap((one) => one.files)
  await db.insert(files).values(stored)
  await db.insert(resumes).values(all.flatMap((one) => one.resumes))
  await db.insert(coverLetters).values(all.map((one) => one.letter))
  await db.insert(documentVersions).values(all.flatMap((one) => one.versions))
  await db.insert(resumeShares).values(all.map((one) => one.share))
  await db.insert(hiddenJobs).values(all.map((one) => one.hidden))
  await db.insert(savedJobs).values(all.map((one) => one.saved))
  await db.insert(applications).values(all.map((one) => one.application))
  await db.insert(applicationStatusChanges).values(all.flatMap((one) => one.changes))
  await db.insert(applicationRejections).values(all.map((one) => one.rejection))
  await db.insert(applicationResponses).values(all.flatMap((one) => one.responses))
  await db.insert(applicationAttachments).values(all.flatMap((one) => one.attachments))
  await db.insert(externalApplications).values(all.map((one) => one.elsewhere))
  await db.insert(trackerImports).values(all.map((one) => one.brought))
  await db.insert(applicationReminders).values(all.map((one) => one.reminder))
  await db.insert(applicationContacts).values(all.map((one) => one.contact))
  await db.insert(savedSearches).values(all.map((one) => one.search))
  return stored.map(({ key }) => key)
}
