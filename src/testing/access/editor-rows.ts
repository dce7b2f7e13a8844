import { newId } from '#lib/ids.ts'
import { type Caller, everyone, seekersOnly } from './callers.ts'
import { ownLetter, ownResume, Reads, type Row, thing } from './row.ts'
import type { World } from './world.ts'

/** The caller's resume for a public job. */
const tailored = (more = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, jobId: s.openJob.id, resumeId: s.fixturesOf(c).spareResumeId }),
  foreign: (s: World, c: Caller) => ({ ...more, jobId: s.openJob.id, resumeId: s.foreignFixtures(c).spareResumeId }),
  missing: (s: World) => ({ ...more, jobId: s.openJob.id, resumeId: newId() }),
})

export const editorRows: Record<string, Row> = {
  'editors.openResume': { ...ownResume(), ...Reads, answers: seekersOnly },
  'editors.openResume (an upload)': {
    ...Reads,
    ...thing(
      (s, c) => s.fixturesOf(c).resumeId,
      (s, c) => s.foreignFixtures(c).resumeId,
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
    input: (s, c) => ({ id: s.fixturesOf(c).spareResumeId, versionId: s.fixturesOf(c).resumeVersionId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ id: s.fixturesOf(c).spareResumeId, versionId: s.foreignFixtures(c).resumeVersionId }),
    missing: (s, c) => ({ id: s.fixturesOf(c).spareResumeId, versionId: newId() }),
  },
  'editors.openLetterVersion': {
    ...Reads,
    input: (s, c) => ({ id: s.fixturesOf(c).letterId, versionId: s.fixturesOf(c).letterVersionId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ id: s.fixturesOf(c).letterId, versionId: s.foreignFixtures(c).letterVersionId }),
    missing: (s, c) => ({ id: s.fixturesOf(c).letterId, versionId: newId() }),
  },
  'exports.start': { ...ownResume({ kind: 'resume', format: 'pdf' }), ...Reads, answers: seekersOnly },
  'exports.start (an upload)': {
    ...Reads,
    ...thing(
      (s, c) => s.fixturesOf(c).resumeId,
      (s, c) => s.foreignFixtures(c).resumeId,
      { kind: 'resume', format: 'original' },
    ),
    answers: seekersOnly,
  },
  'exports.machineView': { ...ownResume(), ...Reads, answers: seekersOnly },
  'exports.text': { ...ownResume({ kind: 'resume' }), ...Reads, answers: seekersOnly },
  'shares.create': { ...ownResume({ label: 'For a friend' }), answers: seekersOnly },
  'shares.list': { ...ownResume(), ...Reads, answers: seekersOnly },
  'shares.revoke': {
    ...thing(
      (s, c) => s.fixturesOf(c).shareId,
      (s, c) => s.foreignFixtures(c).shareId,
    ),
    answers: seekersOnly,
  },
  'shares.open': {
    input: (s) => ({ token: s.fixtures.seeker.shareToken }),
    answers: everyone(),
    notifiedAs: 'seeker',
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
  'tailoring.propose': { ...tailored(), ...Reads, answers: seekersOnly },
  'tailoring.propose (a job that is not shown)': {
    ...Reads,
    input: (s, c) => ({ jobId: s.openJob.id, resumeId: s.fixturesOf(c).spareResumeId }),
    foreign: (s, c) => ({ jobId: s.foreignDraft.id, resumeId: s.fixturesOf(c).spareResumeId }),
    missing: (s, c) => ({ jobId: newId(), resumeId: s.fixturesOf(c).spareResumeId }),
    answers: seekersOnly,
  },
  'tailoring.make': { ...tailored({ revision: 0, accepted: [] }), answers: seekersOnly },
}
