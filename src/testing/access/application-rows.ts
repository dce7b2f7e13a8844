import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { applicants, companyAdminResource, companyResource, inOwnPortal, seekersOnly, signedIn } from './callers.ts'
import { ownApplication, Reads, type Row, thing } from './row.ts'
import type { World } from './world.ts'

const application = (jobId: string, resumeId: string) => ({
  jobId,
  ...applicantDetails(),
  resume: { kind: 'existing', resumeId },
})

const values = {
  ...applicantDetails({ email: '', phone: '' }),
  resume: null,
  coverLetter: { choice: '', text: '' },
  answers: {},
}

const review = (more = {}) => ({
  input: (s: World) => ({ ...more, id: s.fixtures.seeker.applicationId }),
  missing: () => ({ ...more, id: newId() }),
})

/** An application whose candidate is not notified of its status yet. */
const waitingReview = { ...review(), input: (s: World) => ({ id: s.fixtures.otherSeeker.applicationId }) }

export const applicationRows: Record<string, Row> = {
  'applications.eligibility': {
    ...Reads,
    input: (s) => ({ jobId: s.openJob.id }),
    answers: signedIn(),
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
  },
  'applications.formFor': {
    ...Reads,
    input: (s) => ({ jobId: s.openJob.id }),
    answers: applicants,
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
  },
  'applications.recordFormProgress': {
    input: (s) => ({ jobId: s.openJob.id, furthestId: null }),
    answers: applicants,
    foreign: (s) => ({ jobId: s.foreignDraft.id, furthestId: null }),
    missing: () => ({ jobId: newId(), furthestId: null }),
  },
  'applications.saveDraft': {
    input: (s) => ({ jobId: s.openJob.id, values }),
    answers: applicants,
    foreign: (s) => ({ jobId: s.foreignDraft.id, values }),
    missing: () => ({ jobId: newId(), values }),
  },
  'applications.discardDraft': { input: (s) => ({ jobId: s.openJob.id }), answers: applicants },
  'applications.submit': {
    input: (s, c) => application(s.openJob.id, s.fixturesOf(c).resumeId),
    answers: applicants,
    foreign: (s, c) => application(s.foreignDraft.id, s.fixturesOf(c).resumeId),
    missing: (s, c) => application(newId(), s.fixturesOf(c).resumeId),
  },
  "applications.submit (another's resume)": {
    input: (s, c) => application(s.openJob.id, s.fixturesOf(c).resumeId),
    answers: applicants,
    foreign: (s, c) => application(s.openJob.id, s.foreignFixtures(c).resumeId),
    missing: (s) => application(s.openJob.id, newId()),
    missingIs: 'ATTACHMENT_GONE',
  },
  'applications.attachmentLink': {
    ...Reads,
    ...thing(
      (s, c) => s.fixturesOf(c).privateAttachmentId,
      (s, c) => s.foreignFixtures(c).attachmentId,
    ),
    answers: seekersOnly,
  },
  'applications.withdraw': { ...ownApplication(), answers: seekersOnly },
  'applications.updateNotes': { ...ownApplication({ notes: 'Call on Monday' }), answers: seekersOnly },
  'companyApplications.list': { ...Reads, input: () => ({}), answers: inOwnPortal('FORBIDDEN') },
  'companyApplications.stats': { ...Reads, answers: inOwnPortal('FORBIDDEN') },
  'companyApplications.jobs': { ...Reads, answers: inOwnPortal('FORBIDDEN') },
  'replies.due': { ...Reads, answers: inOwnPortal('FORBIDDEN') },
  'replies.get': { ...Reads, ...review(), answers: companyResource },
  'companyApplications.questions': {
    ...Reads,
    input: (s) => ({ jobId: s.openJob.id }),
    answers: inOwnPortal('FORBIDDEN'),
  },
  'companyApplications.get': { ...Reads, ...review(), answers: companyResource },
  'companyApplications.setStatus': { ...review({ status: 'interview' }), answers: companyResource },
  'companyApplications.undoStatus': { ...waitingReview, answers: companyResource },
  'companyApplications.notifyNow': { ...waitingReview, answers: companyResource },
  'companyApplications.resumeLink': { ...Reads, ...review(), answers: companyResource },
  'companyApplications.attachmentLink': {
    ...Reads,
    input: (s) => ({ id: s.fixtures.seeker.attachmentId }),
    answers: companyResource,
    missing: () => ({ id: newId() }),
  },
  'companyApplications.attachmentLink (to a private answer)': {
    ...Reads,
    input: (s) => ({ id: s.fixtures.seeker.privateAttachmentId }),
    answers: companyAdminResource,
    missing: () => ({ id: newId() }),
  },
}
