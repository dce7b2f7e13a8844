import { newId } from '#lib/ids.ts'
import { adminCompanyRows } from './admin-company-rows.ts'
import { adminUserRows } from './admin-user-rows.ts'
import { autoApplyRows } from './auto-apply-rows.ts'
import { blogRows } from './blog-rows.ts'
import {
  type Answers,
  applicants,
  type Caller,
  companyAdminThing,
  companyThing,
  everyone,
  inOwnPortal,
  type PersonName,
  seekersOnly,
  signedIn,
  staffOnly,
} from './callers.ts'
import { campaignRows } from './campaign-rows.ts'
import { coachRows } from './coach-rows.ts'
import { companyAnalyticsRows } from './company-analytics-rows.ts'
import { conversationRows } from './conversation-rows.ts'
import { evaluationRows } from './evaluation-rows.ts'
import { helpRows } from './help-rows.ts'
import { importRows } from './import-rows.ts'
import { integrationRows } from './integration-rows.ts'
import { interviewLogRows } from './interview-log-rows.ts'
import { interviewOverviewRows } from './interview-overview-rows.ts'
import { interviewRows } from './interview-rows.ts'
import { mockRows } from './mock-rows.ts'
import { moderationRows } from './moderation-rows.ts'
import { platformRows } from './platform-rows.ts'
import { postingRows } from './posting-rows.ts'
import { questionRows } from './question-rows.ts'
import { resourceRows } from './resource-rows.ts'
import { salaryRows } from './salary-rows.ts'
import { sandboxIds } from './sandbox-pages.ts'
import { scheduleRows } from './schedule-rows.ts'
import { stageRows } from './stage-rows.ts'
import { teamRows } from './team-rows.ts'
import { PASSWORD, type Person, type World } from './world.ts'

type Input = (scene: World, caller: Caller) => Record<string, unknown>

export type Row = {
  /** A valid call of this caller, about their own thing where things have owners. */
  input?: Input
  answers: Answers
  /** They have this person's password or link, and so get the same answers. */
  hearsAs?: PersonName
  /** Calls that change nothing share a scene. */
  isRead?: true
  /** The same call about a thing of another user, and about none at all: a permitted caller gets the same answer to both. */
  foreign?: Input
  missing?: Input
  /** Their answer: NOT_FOUND by default. */
  missingIs?: string
}

const Reads = { isRead: true } as const
/** An address that no account has; one a caller, so that no limit is hit. */
const nobody = (s: World, c: Caller) => ({ email: `nobody-${c}-${s.n}@example.test` })
const question = { questionType: 'text', label: 'How many years?' }
const posting = { title: 'Planner', description: '<p>Plan.</p>' }
const personal = { displayName: 'Maya', phone: null, location: null, website: null, bio: null }
const professional = {
  currentJobTitle: null,
  currentCompany: null,
  employmentStatus: null,
  yearsOfExperience: null,
  industry: null,
  educationLevel: null,
  skills: [],
  certifications: [],
  preferredJobTypes: [],
  desiredSalaryMin: null,
  desiredSalaryMax: null,
  careerObjective: null,
  linkedinUrl: null,
  portfolioUrl: null,
}
const application = (jobId: string, resumeId: string) => ({
  jobId,
  fullName: 'Maya Okafor',
  email: 'maya@okafor.example',
  phone: '(503) 555-0142',
  resume: { kind: 'existing', resumeId },
})

const accepted = () => ({ id: newId(), title: 'Mine', content: {} })

/** Platform admins alone. */
const adminsOnly = { ...signedIn('FORBIDDEN'), platformAdmin: 'ok' }

/** Platform admins alone; the scene has no worker, and so no failed work to find. */
const decidesFailedWork = { ...signedIn('FORBIDDEN'), platformAdmin: 'NOT_FOUND' }

/** A thing by id: the caller's own, another user's, none. */
const thing = (own: (s: World, c: Caller) => string, foreign: (s: World, c: Caller) => string, more = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, id: own(s, c) }),
  foreign: (s: World, c: Caller) => ({ ...more, id: foreign(s, c) }),
  missing: () => ({ ...more, id: newId() }),
})
const ownNotification = thing(
  (s, c) => s.personOf(c).notificationId,
  (s, c) => s.foreignPerson(c).notificationId,
)
const mailPreferences = {
  kinds: [{ kind: 'other', inApp: true, mail: false, digest: false }],
  digestAt: { hour: 8, timeZone: 'UTC' },
}
/** The holder of a mail's link stops mails of this kind to its recipient, and can do nothing else. */
const mailStopLink = {
  input: (s: World) => ({ token: s.who.seeker.mailStop }),
  answers: everyone(),
  hearsAs: 'seeker' as const,
  missing: () => ({ token: 'a-link-that-nobody-made' }),
  missingIs: 'LINK_INVALID',
}
const ownResume = (more = {}) =>
  thing(
    (s, c) => s.papersOf(c).spareResumeId,
    (s, c) => s.foreignPapers(c).spareResumeId,
    more,
  )
/** A page of the sandbox provider that was opened for the caller. */
const ownSandbox = (page: 'checkout' | 'portal', more = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, id: sandboxIds(s.personOf(c).id)[page] }),
  foreign: (s: World, c: Caller) => ({ ...more, id: sandboxIds(s.foreignPerson(c).id)[page] }),
  missing: () => ({ ...more, id: sandboxIds(newId())[page] }),
})
/** The caller's resume for a public job. */
const tailored = (more = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, jobId: s.openJob.id, resumeId: s.papersOf(c).spareResumeId }),
  foreign: (s: World, c: Caller) => ({ ...more, jobId: s.openJob.id, resumeId: s.foreignPapers(c).spareResumeId }),
  missing: (s: World) => ({ ...more, jobId: s.openJob.id, resumeId: newId() }),
})
const ownLetter = (more = {}) =>
  thing(
    (s, c) => s.papersOf(c).letterId,
    (s, c) => s.foreignPapers(c).letterId,
    more,
  )
const ownApplication = (more = {}) =>
  thing(
    (s, c) => s.papersOf(c).applicationId,
    (s, c) => s.foreignPapers(c).applicationId,
    more,
  )
const ownTracked = (kind: 'externalId' | 'reminderId' | 'contactId' | 'savedSearchId', more = {}) =>
  thing(
    (s, c) => s.papersOf(c)[kind],
    (s, c) => s.foreignPapers(c)[kind],
    more,
  )
const aboutOwn = (more = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, aboutId: s.papersOf(c).applicationId }),
  foreign: (s: World, c: Caller) => ({ ...more, aboutId: s.foreignPapers(c).externalId }),
  missing: () => ({ ...more, aboutId: newId() }),
})
const madeExternal = {
  title: 'Analyst',
  companyName: 'Acme',
  location: '',
  link: '',
  appliedOn: '2026-01-05',
  salaryText: '',
  employmentType: '',
  status: 'submitted',
  notes: '',
}
const contact = { name: 'Dana', role: '', email: '', phone: '', link: '', note: '' }
/** Links into a private network are refused for every caller. */
const readsLinks = { ...seekersOnly, seeker: 'LINK_REFUSED', otherSeeker: 'LINK_REFUSED', twoRoles: 'LINK_REFUSED' }
const ownPasskey = (more = {}) =>
  thing(
    (s, c) => s.personOf(c).passkeyId,
    (s, c) => s.foreignPerson(c).passkeyId,
    more,
  )
const byLink = (token: (p: Person) => string) => ({
  input: (s: World, c: Caller) => ({ token: token(s.personOf(c)) }),
  missing: () => ({ token: 'a-link-that-nobody-made' }),
  missingIs: 'LINK_INVALID',
  answers: everyone(),
})
const credential = { id: 'bm9uZQ', rawId: 'bm9uZQ', type: 'public-key' }
const madePasskey = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'oA' } }
const usedPasskey = { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } }
/** The only admin of a company stays; platform admins there are several. */
const leavesSomebodyBehind = {
  clientAdmin: 'LAST_COMPANY_ADMIN',
  foreignAdmin: 'LAST_COMPANY_ADMIN',
}
const bothFactors = () => ({ password: PASSWORD, code: '123456' })
/** A job of the company; a deleted one is as good as none. */
const ownPosting = (more: (s: World) => object = () => ({})) => ({
  input: (s: World) => ({ ...more(s), id: s.job.id }),
  foreign: (s: World) => ({ ...more(s), id: s.deletedJob.id }),
  missing: (s: World) => ({ ...more(s), id: newId() }),
})
const review = (more = {}) => ({
  input: (s: World) => ({ ...more, id: s.papers.seeker.applicationId }),
  missing: () => ({ ...more, id: newId() }),
})

/** One of which the candidate is not notified yet. */
const waitingReview = { ...review(), input: (s: World) => ({ id: s.papers.otherSeeker.applicationId }) }

/**
 * Who may call what: the one place to review. Every procedure has a row; a further row for another thing of the same procedure
 * names it in brackets.
 */
export const accessTable: Record<string, Row> = {
  'accounts.session': { ...Reads, answers: everyone() },
  'accounts.signUp': {
    input: (s, c) => ({ displayName: 'New', email: `new-${c}-${s.n}@example.test`, password: PASSWORD }),
    answers: everyone(),
  },
  'accounts.resendVerification': { input: nobody, answers: everyone() },
  'accounts.verification': {
    ...Reads,
    input: (s) => ({ token: s.who.seeker.verifyToken }),
    answers: everyone(),
    hearsAs: 'seeker',
    missing: () => ({ token: 'a-link-that-nobody-made' }),
    missingIs: 'LINK_INVALID',
  },
  'accounts.signIn': {
    input: (s) => ({ email: s.who.seeker.mail, password: PASSWORD }),
    answers: everyone(),
    hearsAs: 'seeker',
    foreign: (s) => ({ email: s.who.otherSeeker.mail, password: 'not their password' }),
    missing: (s, c) => ({ ...nobody(s, c), password: 'not their password' }),
    missingIs: 'INVALID_CREDENTIALS',
  },
  'accounts.signIn (suspended)': {
    input: (s) => ({ email: s.who.suspended.mail, password: PASSWORD }),
    hearsAs: 'suspended',
    answers: everyone('ACCOUNT_SUSPENDED'),
  },
  'accounts.signOut': { answers: everyone() },
  'accounts.requestReset': {
    input: (s, c) => ({ email: s.personOf(c).mail }),
    answers: everyone(),
    foreign: (s, c) => ({ email: s.foreignPerson(c).mail }),
    missing: nobody,
    missingIs: 'ok',
  },
  'accounts.resetPassword': {
    input: (s) => ({ token: s.who.seeker.resetToken, password: PASSWORD }),
    answers: everyone(),
    hearsAs: 'seeker',
    missing: () => ({ token: 'a-link-that-nobody-made', password: PASSWORD }),
    missingIs: 'LINK_INVALID',
  },
  'accounts.changePassword': {
    input: () => ({ currentPassword: PASSWORD, password: `${PASSWORD} 2` }),
    answers: { ...signedIn(), mustChangePassword: 'ok' },
  },
  'accounts.chooseCompany': {
    input: (s) => ({ companyId: s.companyId }),
    answers: { ...signedIn('NOT_FOUND'), clientUser: 'ok', clientAdmin: 'ok', twoRoles: 'ok' },
    missing: () => ({ companyId: newId() }),
  },
  'accounts.saveTimeZone': { input: () => ({ timeZone: 'Asia/Kathmandu' }), answers: signedIn() },
  'accounts.sessions': { ...Reads, answers: signedIn() },

  'privacy.ownData': { ...Reads, answers: signedIn() },
  'privacy.startDownload': { answers: signedIn() },
  'privacy.deleteAccount': {
    input: () => ({ password: PASSWORD, confirmation: 'DELETE' }),
    answers: { ...signedIn(), ...leavesSomebodyBehind },
  },
  'security.overview': { ...Reads, answers: signedIn() },
  'security.changeEmail': {
    input: (s, c) => ({ email: `another-${c}-${s.n}@example.test`, password: PASSWORD }),
    answers: signedIn(),
  },
  'security.confirmEmail': byLink((p) => p.confirmToken),
  'security.undoEmail': byLink((p) => p.undoToken),
  'security.startTwoFactor': { input: () => ({ password: PASSWORD }), answers: signedIn() },
  'security.confirmTwoFactor': { input: () => ({ code: '123456' }), answers: signedIn('TWO_FACTOR_OFF') },
  'security.renewBackupCodes': { input: bothFactors, answers: signedIn('TWO_FACTOR_OFF') },
  'security.stopTwoFactor': { input: bothFactors, answers: signedIn('TWO_FACTOR_OFF') },
  // no password was accepted in this browser
  'security.signInCode': { input: () => ({ code: '123456' }), answers: everyone('SIGN_IN_EXPIRED') },
  'security.startPasskey': { input: () => ({ password: PASSWORD }), answers: signedIn() },
  'security.addPasskey': {
    input: () => ({ name: 'Laptop', passkey: madePasskey }),
    answers: signedIn('PASSKEY_FAILED'),
  },
  'security.renamePasskey': { ...ownPasskey({ name: 'Laptop' }), answers: signedIn() },
  'security.confirmPasskeys': { input: () => ({ password: PASSWORD }), answers: signedIn() },
  'security.removePasskey': { ...ownPasskey({ password: PASSWORD }), answers: signedIn() },
  'security.startPasskeySignIn': { answers: everyone() },
  'security.signInWithPasskey': { input: () => ({ passkey: usedPasskey }), answers: everyone('PASSKEY_FAILED') },
  'security.endSession': {
    ...thing(
      (s, c) => s.personOf(c).sessionId,
      (s, c) => s.foreignPerson(c).sessionId,
      { password: PASSWORD },
    ),
    answers: signedIn(),
  },
  'security.endOtherSessions': { input: () => ({ password: PASSWORD }), answers: signedIn() },

  'profiles.own': { ...Reads, answers: signedIn() },
  'profiles.updatePersonal': { input: () => personal, answers: signedIn() },
  'profiles.removeAvatar': { answers: signedIn() },
  'profiles.updateProfessional': { input: () => professional, answers: seekersOnly },

  'documents.listResumes': { ...Reads, answers: seekersOnly },
  'documents.discardUpload': {
    input: (s, c) => ({ fileId: s.papersOf(c).stagedFileId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ fileId: s.foreignPapers(c).stagedFileId }),
    missing: () => ({ fileId: newId() }),
  },
  'imports.start': {
    input: (s, c) => ({ fileId: s.papersOf(c).stagedFileId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ fileId: s.foreignPapers(c).stagedFileId }),
    missing: () => ({ fileId: newId() }),
    missingIs: 'UPLOAD_GONE',
  },
  'imports.read': {
    ...Reads,
    input: (s, c) => ({ resumeId: s.papersOf(c).resumeId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ resumeId: s.foreignPapers(c).resumeId }),
    missing: () => ({ resumeId: newId() }),
  },
  'imports.accept': {
    input: (s, c) => ({ ...accepted(), resumeId: s.papersOf(c).resumeId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ ...accepted(), resumeId: s.foreignPapers(c).resumeId }),
    missing: () => ({ ...accepted(), resumeId: newId() }),
  },
  'documents.createResume': {
    input: (s, c) => ({ fileId: s.papersOf(c).stagedFileId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ fileId: s.foreignPapers(c).stagedFileId }),
    missing: () => ({ fileId: newId() }),
    missingIs: 'UPLOAD_GONE',
  },
  'documents.renameResume': { ...ownResume({ title: 'Mine' }), answers: seekersOnly },
  'documents.setDefaultResume': { ...ownResume(), answers: seekersOnly },
  'documents.deleteResume': { ...ownResume(), answers: seekersOnly },
  'documents.resumeLink': {
    ...Reads,
    ...thing(
      (s, c) => s.papersOf(c).resumeId,
      (s, c) => s.foreignPapers(c).resumeId,
    ),
    answers: seekersOnly,
  },
  'documents.duplicateResume': { ...ownResume(), answers: seekersOnly },
  'documents.stats': { ...Reads, answers: seekersOnly },
  'documents.listLetters': { ...Reads, answers: seekersOnly },
  'documents.createLetter': {
    // the staged upload is for a resume: it cannot become a letter
    input: (s, c) => ({ fileId: s.papersOf(c).stagedFileId }),
    answers: { ...seekersOnly, seeker: 'UPLOAD_GONE', otherSeeker: 'UPLOAD_GONE', twoRoles: 'UPLOAD_GONE' },
    foreign: (s, c) => ({ fileId: s.foreignPapers(c).stagedFileId }),
    missing: () => ({ fileId: newId() }),
    missingIs: 'UPLOAD_GONE',
  },
  'documents.renameLetter': { ...ownLetter({ title: 'Mine' }), answers: seekersOnly },
  'documents.setDefaultLetter': { ...ownLetter(), answers: seekersOnly },
  'documents.deleteLetter': { ...ownLetter(), answers: seekersOnly },
  'documents.duplicateLetter': { ...ownLetter(), answers: seekersOnly },
  'documents.letterLink': {
    ...Reads,
    ...ownLetter(),
    // a letter that was built here has no file
    answers: { ...seekersOnly, seeker: 'FILE_MISSING', otherSeeker: 'FILE_MISSING', twoRoles: 'FILE_MISSING' },
  },

  'editors.openResume': { ...ownResume(), ...Reads, answers: seekersOnly },
  'editors.openResume (an upload)': {
    ...Reads,
    ...thing(
      (s, c) => s.papersOf(c).resumeId,
      (s, c) => s.foreignPapers(c).resumeId,
    ),
    answers: {
      ...seekersOnly,
      seeker: 'DOCUMENT_NOT_BUILT',
      otherSeeker: 'DOCUMENT_NOT_BUILT',
      twoRoles: 'DOCUMENT_NOT_BUILT',
    },
  },
  'editors.saveResume': { ...ownResume({ title: 'Mine', content: {}, design: {}, from: 0 }), answers: seekersOnly },
  'editors.openLetter': { ...ownLetter(), ...Reads, answers: seekersOnly },
  'editors.saveLetter': { ...ownLetter({ title: 'Mine', content: {}, design: {}, from: 0 }), answers: seekersOnly },
  'editors.versions': { ...ownResume({ kind: 'resume' }), ...Reads, answers: seekersOnly },
  'editors.versions (of a letter)': { ...ownLetter({ kind: 'letter' }), ...Reads, answers: seekersOnly },
  'editors.openResumeVersion': {
    ...Reads,
    input: (s, c) => ({ id: s.papersOf(c).spareResumeId, versionId: s.papersOf(c).resumeVersionId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ id: s.papersOf(c).spareResumeId, versionId: s.foreignPapers(c).resumeVersionId }),
    missing: (s, c) => ({ id: s.papersOf(c).spareResumeId, versionId: newId() }),
  },
  'editors.openLetterVersion': {
    ...Reads,
    input: (s, c) => ({ id: s.papersOf(c).letterId, versionId: s.papersOf(c).letterVersionId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ id: s.papersOf(c).letterId, versionId: s.foreignPapers(c).letterVersionId }),
    missing: (s, c) => ({ id: s.papersOf(c).letterId, versionId: newId() }),
  },
  'exports.start': { ...ownResume({ kind: 'resume', format: 'pdf' }), ...Reads, answers: seekersOnly },
  'exports.start (an upload)': {
    ...Reads,
    ...thing(
      (s, c) => s.papersOf(c).resumeId,
      (s, c) => s.foreignPapers(c).resumeId,
      { kind: 'resume', format: 'original' },
    ),
    answers: seekersOnly,
  },
  'exports.machineView': { ...ownResume(), ...Reads, answers: seekersOnly },
  'exports.words': { ...ownResume({ kind: 'resume' }), ...Reads, answers: seekersOnly },
  'shares.create': { ...ownResume({ label: 'For a friend' }), answers: seekersOnly },
  'shares.list': { ...ownResume(), ...Reads, answers: seekersOnly },
  'shares.revoke': {
    ...thing(
      (s, c) => s.papersOf(c).shareId,
      (s, c) => s.foreignPapers(c).shareId,
    ),
    answers: seekersOnly,
  },
  'shares.open': {
    input: (s) => ({ token: s.papers.seeker.shareToken }),
    answers: everyone(),
    hearsAs: 'seeker',
    missing: () => ({ token: 'a-link-that-nobody-made' }),
  },

  'scores.report': { ...ownResume(), ...Reads, answers: seekersOnly },
  'scores.improve': {
    ...Reads,
    input: () => ({ kind: 'summary', text: 'I am responsible for the yard.', material: {} }),
    answers: seekersOnly,
  },
  'previews.resume': { ...Reads, input: () => ({ content: {}, design: {} }), answers: seekersOnly },
  'previews.letter': {
    ...Reads,
    input: () => ({ content: {}, design: {}, date: '2026-11-22' }),
    answers: seekersOnly,
  },

  'jobs.search': { ...Reads, input: () => ({}), answers: everyone() },
  'jobs.get': {
    ...Reads,
    input: (s) => ({ slugOrId: s.job.slug }),
    answers: everyone(),
    foreign: (s) => ({ slugOrId: s.foreignDraft.slug }),
    missing: () => ({ slugOrId: 'a-job-that-nobody-posted' }),
  },
  'jobPages.get': {
    ...Reads,
    input: (s) => ({ slug: s.job.slug }),
    answers: everyone(),
    foreign: (s) => ({ slug: s.foreignDraft.slug }),
    missing: () => ({ slug: 'a-job-that-nobody-posted' }),
  },
  'companyPages.get': {
    ...Reads,
    input: (s) => ({ slug: `northwind-${s.n}` }),
    answers: everyone(),
    missing: () => ({ slug: 'a-company-that-nobody-founded' }),
  },
  'jobLandings.get': {
    ...Reads,
    input: () => ({ place: 'remote' }),
    answers: everyone(),
    missing: () => ({ role: 'a-role-that-nobody-posted' }),
  },
  'jobLandings.directory': { ...Reads, input: () => ({}), answers: everyone() },
  'jobLandings.companies': { ...Reads, input: () => ({}), answers: everyone() },
  'jobs.recordView': {
    input: (s) => ({ jobId: s.openJob.id }),
    answers: everyone(),
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
  },
  'jobs.listSaved': { ...Reads, answers: seekersOnly },
  'jobs.listArchivedSaved': { ...Reads, answers: seekersOnly },
  'jobs.updateSavedNotes': {
    input: (s) => ({ jobId: s.job.id, notes: 'Ask about the team' }),
    answers: seekersOnly,
    foreign: (s) => ({ jobId: s.foreignDraft.id, notes: 'Ask about the team' }),
    missing: () => ({ jobId: newId(), notes: 'Ask about the team' }),
  },
  'tailoring.propose': { ...tailored(), ...Reads, answers: seekersOnly },
  'tailoring.propose (a job that is not shown)': {
    ...Reads,
    input: (s, c) => ({ jobId: s.openJob.id, resumeId: s.papersOf(c).spareResumeId }),
    foreign: (s, c) => ({ jobId: s.foreignDraft.id, resumeId: s.papersOf(c).spareResumeId }),
    missing: (s, c) => ({ jobId: newId(), resumeId: s.papersOf(c).spareResumeId }),
    answers: seekersOnly,
  },
  'tailoring.make': { ...tailored({ revision: 0, accepted: [] }), answers: seekersOnly },
  'jobs.save': {
    input: (s) => ({ jobId: s.openJob.id }),
    answers: seekersOnly,
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
  },
  'jobs.unsave': {
    input: (s) => ({ jobId: s.job.id }),
    answers: seekersOnly,
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
    missingIs: 'ok',
  },

  'postings.list': { ...Reads, input: () => ({}), answers: inOwnPortal('NO_COMPANY') },
  'postings.stats': { ...Reads, answers: inOwnPortal('NO_COMPANY') },
  'postings.get': { ...Reads, ...ownPosting(), answers: companyThing },
  'postings.requirements': { ...Reads, ...ownPosting(), answers: companyThing },
  'postings.create': { input: () => ({ ...posting, id: newId() }), answers: inOwnPortal('NO_COMPANY') },
  'postings.update': { ...ownPosting(() => posting), answers: companyThing },
  'postings.setStatus': { ...ownPosting(() => ({ status: 'paused' })), answers: companyThing },
  'postings.remove': { ...ownPosting(), answers: companyThing },
  'postings.addRequirement': { ...ownPosting(() => ({ question })), answers: companyThing },
  'postings.updateRequirement': {
    ...ownPosting((s) => ({ question, requirementId: s.question.id })),
    answers: companyThing,
  },
  'postings.removeRequirement': { ...ownPosting((s) => ({ requirementId: s.question.id })), answers: companyThing },
  'postings.reorderRequirements': {
    ...ownPosting((s) => ({ requirementIds: [s.privateQuestion.id, s.question.id] })),
    answers: companyThing,
  },

  'applications.standing': {
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
  'applications.submit': {
    input: (s, c) => application(s.openJob.id, s.papersOf(c).resumeId),
    answers: applicants,
    foreign: (s, c) => application(s.foreignDraft.id, s.papersOf(c).resumeId),
    missing: (s, c) => application(newId(), s.papersOf(c).resumeId),
  },
  "applications.submit (another's resume)": {
    input: (s, c) => application(s.openJob.id, s.papersOf(c).resumeId),
    answers: applicants,
    foreign: (s, c) => application(s.openJob.id, s.foreignPapers(c).resumeId),
    missing: (s) => application(s.openJob.id, newId()),
    missingIs: 'ATTACHMENT_GONE',
  },
  'jobTracker.listOwn': { ...Reads, input: () => ({}), answers: seekersOnly },
  'jobTracker.stats': { ...Reads, answers: seekersOnly },
  'jobTracker.getOwn': { ...Reads, ...ownApplication(), answers: seekersOnly },
  'applications.attachmentLink': {
    ...Reads,
    ...thing(
      (s, c) => s.papersOf(c).privateAttachmentId,
      (s, c) => s.foreignPapers(c).attachmentId,
    ),
    answers: seekersOnly,
  },
  'applications.withdraw': { ...ownApplication(), answers: seekersOnly },
  'applications.updateNotes': { ...ownApplication({ notes: 'Call on Monday' }), answers: seekersOnly },

  'jobAlerts.list': { ...Reads, answers: seekersOnly },
  'jobAlerts.save': { input: () => ({ name: 'Analyst', q: 'analyst', frequency: 'daily' }), answers: seekersOnly },
  'jobAlerts.update': { ...ownTracked('savedSearchId', { name: 'New', frequency: 'weekly' }), answers: seekersOnly },
  'jobAlerts.delete': { ...ownTracked('savedSearchId'), answers: seekersOnly },

  'jobTracker.readLink': { ...Reads, input: () => ({ link: 'http://127.0.0.1/' }), answers: readsLinks },
  'jobTracker.addExternal': { input: () => madeExternal, answers: seekersOnly },
  'jobTracker.getExternal': { ...Reads, ...ownTracked('externalId'), answers: seekersOnly },
  'jobTracker.updateExternal': { ...ownTracked('externalId', madeExternal), answers: seekersOnly },
  'jobTracker.setExternalStatus': { ...ownTracked('externalId', { status: 'interview' }), answers: seekersOnly },
  'jobTracker.updateExternalNotes': { ...ownTracked('externalId', { notes: 'Call' }), answers: seekersOnly },
  'jobTracker.deleteExternal': { ...ownTracked('externalId'), answers: seekersOnly },
  'jobTracker.openReminders': { ...Reads, answers: seekersOnly },
  'jobTracker.remindersOf': { ...Reads, ...aboutOwn(), answers: seekersOnly },
  'jobTracker.addReminder': { ...aboutOwn({ dueAt: new Date('2030-01-01'), note: 'Call' }), answers: seekersOnly },
  'jobTracker.moveReminder': { ...ownTracked('reminderId', { dueAt: new Date('2030-01-01') }), answers: seekersOnly },
  'jobTracker.finishReminder': { ...ownTracked('reminderId', { isDone: true }), answers: seekersOnly },
  'jobTracker.deleteReminder': { ...ownTracked('reminderId'), answers: seekersOnly },
  'jobTracker.contactsOf': { ...Reads, ...aboutOwn(), answers: seekersOnly },
  'jobTracker.addContact': { ...aboutOwn(contact), answers: seekersOnly },
  'jobTracker.updateContact': { ...ownTracked('contactId', contact), answers: seekersOnly },
  'jobTracker.deleteContact': { ...ownTracked('contactId'), answers: seekersOnly },
  'jobTracker.funnel': { ...Reads, input: () => ({}), answers: seekersOnly },

  ...adminCompanyRows,
  ...adminUserRows,
  ...autoApplyRows,
  ...blogRows,
  ...campaignRows,
  ...coachRows,
  ...evaluationRows,
  ...teamRows,
  ...integrationRows,
  ...companyAnalyticsRows,
  ...conversationRows,
  ...helpRows,
  ...interviewRows,
  ...resourceRows,
  ...interviewLogRows,
  ...interviewOverviewRows,
  ...questionRows,
  ...platformRows,
  ...moderationRows,
  ...postingRows,
  ...mockRows,
  ...salaryRows,
  ...scheduleRows,
  ...stageRows,
  ...importRows,

  'companyApplications.list': { ...Reads, input: () => ({}), answers: inOwnPortal('FORBIDDEN') },
  'companyApplications.stats': { ...Reads, answers: inOwnPortal('FORBIDDEN') },
  'companyApplications.jobs': { ...Reads, answers: inOwnPortal('FORBIDDEN') },
  'replies.due': { ...Reads, answers: inOwnPortal('FORBIDDEN') },
  'replies.get': { ...Reads, ...review(), answers: companyThing },
  'companyApplications.questions': {
    ...Reads,
    input: (s) => ({ jobId: s.openJob.id }),
    answers: inOwnPortal('FORBIDDEN'),
  },
  'companyApplications.get': { ...Reads, ...review(), answers: companyThing },
  'companyApplications.setStatus': { ...review({ status: 'interview' }), answers: companyThing },
  'companyApplications.undoStatus': { ...waitingReview, answers: companyThing },
  'companyApplications.notifyNow': { ...waitingReview, answers: companyThing },
  'companyApplications.resumeLink': { ...Reads, ...review(), answers: companyThing },
  'companyApplications.attachmentLink': {
    ...Reads,
    input: (s) => ({ id: s.papers.seeker.attachmentId }),
    answers: companyThing,
    missing: () => ({ id: newId() }),
  },
  'companyApplications.attachmentLink (to a private answer)': {
    ...Reads,
    input: (s) => ({ id: s.papers.seeker.privateAttachmentId }),
    answers: companyAdminThing,
    missing: () => ({ id: newId() }),
  },

  'notifications.list': { ...Reads, answers: signedIn() },
  'notifications.recent': { ...Reads, answers: signedIn() },
  'notifications.markRead': { ...ownNotification, answers: signedIn() },
  'notifications.markAllRead': { answers: signedIn() },
  'notifications.delete': { ...ownNotification, answers: signedIn() },
  'notifications.preferences': { ...Reads, answers: signedIn() },
  'notifications.updatePreferences': { input: () => mailPreferences, answers: signedIn() },
  'notifications.mailState': { ...Reads, answers: signedIn() },
  'notifications.resumeMail': { answers: signedIn() },
  'notifications.mailStop': { ...Reads, ...mailStopLink },
  'notifications.stopMail': mailStopLink,
  'notifications.live': { ...Reads, answers: signedIn() },
  'notifications.missed': { ...Reads, input: () => ({ after: '1:1:' }), answers: signedIn() },

  'dashboards.platformDashboard': { ...Reads, answers: staffOnly },
  'dashboards.seekerDashboard': { ...Reads, answers: seekersOnly },
  'dashboards.setMinimumMatch': { input: () => ({ minimumMatch: 80 }), answers: seekersOnly },

  'operations.platformConfig': { ...Reads, answers: everyone() },
  'operations.queues': { ...Reads, answers: staffOnly },
  'operations.deadLetters': { ...Reads, answers: staffOnly },
  'operations.retryDeadLetter': { input: () => ({ id: newId() }), answers: decidesFailedWork },
  'operations.retryDeadLetters': { answers: { ...signedIn('FORBIDDEN'), platformAdmin: 'ok' } },
  'operations.discardDeadLetter': { input: () => ({ id: newId() }), answers: decidesFailedWork },
  'operations.health': { ...Reads, answers: staffOnly },
  'site.facts': { ...Reads, answers: everyone() },
  'site.insights': { ...Reads, answers: everyone() },
  'billing.mine': { ...Reads, answers: signedIn() },
  'billing.plans': { ...Reads, input: () => ({}), answers: everyone() },
  'billing.overview': { ...Reads, answers: signedIn() },
  'billing.check': { answers: signedIn() },
  'billing.payments': { ...Reads, answers: everyone() },
  'billing.startCheckout': {
    input: (s) => ({ planId: s.planId, billingCycle: 'monthly' }),
    answers: signedIn(),
    missing: () => ({ planId: newId(), billingCycle: 'monthly' }),
  },
  // no user of the scene has paid for anything
  'billing.openPortal': { input: () => ({}), answers: signedIn('NO_SUBSCRIPTION') },
  'billing.confirmPayment': {
    input: (s, c) => ({ sessionId: sandboxIds(s.personOf(c).id).checkout }),
    answers: signedIn(),
    foreign: (s, c) => ({ sessionId: sandboxIds(s.foreignPerson(c).id).checkout }),
    missing: () => ({ sessionId: sandboxIds(newId()).checkout }),
  },
  'billing.webhookEvents': { ...Reads, answers: adminsOnly },
  'billing.testIntegration': { answers: adminsOnly },
  'sandbox.checkout': { ...Reads, ...ownSandbox('checkout'), answers: signedIn() },
  'sandbox.pay': { ...ownSandbox('checkout', { card: 'works' }), answers: signedIn() },
  'sandbox.portal': { ...Reads, ...ownSandbox('portal'), answers: signedIn() },
  'sandbox.act': { ...ownSandbox('portal', { action: { kind: 'card', card: 'works' } }), answers: signedIn() },
}
