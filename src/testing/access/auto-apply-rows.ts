import { newId } from '#lib/ids.ts'
import { applicants, type Caller, seekersOnly, signedIn, staffOnly } from './callers.ts'
import type { Row } from './row.ts'
import type { Fixtures } from './seeker-fixtures.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
const rule = {
  name: 'Data work',
  keywords: 'analyst',
  location: '',
  types: [],
  isRemote: false,
  salaryFloor: null,
  minimumMatch: 70,
  avoids: [],
  resumeId: null,
  coverLetter: '',
  isOn: true,
}
const { name: _n, resumeId: _r, coverLetter: _c, isOn: _o, ...impersonation } = rule
const answer = { questionType: 'text', label: 'Favourite tool', options: [], value: 'dbt' }
const settings = { isPaused: false, dailyCap: 5, companyCap: 2, remembersAnswers: false }
const settled = { answers: {}, resumeId: null, coverLetter: '' }

/** A thing of the caller, one of another user, and one that does not exist. */
const own = (kind: keyof Fixtures, more = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, id: s.fixturesOf(c)[kind] }),
  foreign: (s: World, c: Caller) => ({ ...more, id: s.foreignFixtures(c)[kind] }),
  missing: () => ({ ...more, id: newId() }),
})
const ownIds = (kind: keyof Fixtures) => ({
  input: (s: World, c: Caller) => ({ ids: [s.fixturesOf(c)[kind]] }),
  foreign: (s: World, c: Caller) => ({ ids: [s.foreignFixtures(c)[kind]] }),
  missing: () => ({ ids: [newId()] }),
})

/** Auto apply is between a seeker and the worker: no other user reads or changes any of it. */
export const autoApplyRows: Record<string, Row> = {
  'autoApply.listRules': { ...Reads, answers: seekersOnly },
  'autoApply.saveRule': { input: () => rule, answers: seekersOnly },
  'autoApply.saveRule (one there is)': { ...own('ruleId', rule), answers: seekersOnly },
  'autoApply.setAutoApprove': { ...own('ruleId', { isAutoApproved: true, isConfirmed: true }), answers: seekersOnly },
  'autoApply.switchRule': { ...own('ruleId', { isOn: false }), answers: seekersOnly },
  'autoApply.removeRule': { ...own('ruleId'), answers: seekersOnly },
  'autoApply.previewRule': { ...Reads, input: () => impersonation, answers: seekersOnly },
  'autoApply.queue': { ...Reads, answers: seekersOnly },
  'autoApply.entry': { ...Reads, ...own('entryId'), answers: seekersOnly },
  'autoApply.addJob': {
    input: (s) => ({ jobId: s.openJob.id }),
    answers: applicants,
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
  },
  'autoApply.saveEntry': { ...own('entryId', settled), answers: seekersOnly },
  'autoApply.approve': { ...ownIds('entryId'), answers: seekersOnly },
  'autoApply.withdraw': { ...ownIds('approvedId'), answers: seekersOnly },
  'autoApply.skip': { ...own('entryId'), answers: seekersOnly },
  'autoApply.listAnswers': { ...Reads, answers: seekersOnly },
  'autoApply.saveAnswer': { input: () => answer, answers: seekersOnly },
  'autoApply.removeAnswer': { ...own('storedAnswerId'), answers: seekersOnly },
  'autoApply.collectAnswers': { answers: seekersOnly },
  'autoApply.log': { ...Reads, input: () => ({}), answers: seekersOnly },
  'autoApply.logEntry': { ...Reads, ...own('logId'), answers: seekersOnly },
  'autoApply.settings': { ...Reads, answers: seekersOnly },
  'autoApply.saveSettings': { input: () => settings, answers: seekersOnly },
  'autoApply.stop': { answers: seekersOnly },
  'autoApply.start': { answers: seekersOnly },
  'autoApply.stopAvoiding': {
    input: (s) => ({ companyId: s.companyId }),
    answers: seekersOnly,
    foreign: (s) => ({ companyId: s.foreignCompanyId }),
    missing: () => ({ companyId: newId() }),
    missingIs: 'ok',
  },
  'autoApply.platformState': { ...Reads, answers: staffOnly },
  'autoApply.setPlatform': {
    input: () => ({ isStopped: false, reason: '' }),
    answers: { ...signedIn('FORBIDDEN'), platformAdmin: 'ok' },
  },
}
