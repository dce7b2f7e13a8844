import { newId } from '#lib/ids.ts'
import { seekersOnly } from './callers.ts'
import { ownLetter, ownResume, Reads, type Row, thing } from './row.ts'

const accepted = () => ({ id: newId(), title: 'Mine', content: {} })

export const documentRows: Record<string, Row> = {
  'documents.listResumes': { ...Reads, answers: seekersOnly },
  'documents.discardUpload': {
    input: (s, c) => ({ fileId: s.fixturesOf(c).stagedFileId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ fileId: s.foreignFixtures(c).stagedFileId }),
    missing: () => ({ fileId: newId() }),
  },
  'imports.start': {
    input: (s, c) => ({ fileId: s.fixturesOf(c).stagedFileId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ fileId: s.foreignFixtures(c).stagedFileId }),
    missing: () => ({ fileId: newId() }),
    missingIs: 'UPLOAD_GONE',
  },
  'imports.read': {
    ...Reads,
    input: (s, c) => ({ resumeId: s.fixturesOf(c).resumeId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ resumeId: s.foreignFixtures(c).resumeId }),
    missing: () => ({ resumeId: newId() }),
  },
  'imports.accept': {
    input: (s, c) => ({ ...accepted(), resumeId: s.fixturesOf(c).resumeId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ ...accepted(), resumeId: s.foreignFixtures(c).resumeId }),
    missing: () => ({ ...accepted(), resumeId: newId() }),
  },
  'documents.createResume': {
    input: (s, c) => ({ fileId: s.fixturesOf(c).stagedFileId }),
    answers: seekersOnly,
    foreign: (s, c) => ({ fileId: s.foreignFixtures(c).stagedFileId }),
    missing: () => ({ fileId: newId() }),
    missingIs: 'UPLOAD_GONE',
  },
  'documents.renameResume': { ...ownResume({ title: 'Mine' }), answers: seekersOnly },
  'documents.setDefaultResume': { ...ownResume(), answers: seekersOnly },
  'documents.deleteResume': { ...ownResume(), answers: seekersOnly },
  'documents.resumeLink': {
    ...Reads,
    ...thing(
      (s, c) => s.fixturesOf(c).resumeId,
      (s, c) => s.foreignFixtures(c).resumeId,
    ),
    answers: seekersOnly,
  },
  'documents.duplicateResume': { ...ownResume(), answers: seekersOnly },
  'documents.setTags': { ...ownResume({ kind: 'resume', tags: ['2027'] }), answers: seekersOnly },
  'documents.stats': { ...Reads, answers: seekersOnly },
  'documents.listLetters': { ...Reads, answers: seekersOnly },
  'documents.createLetter': {
    // the staged upload is for a resume: it cannot become a letter
    input: (s, c) => ({ fileId: s.fixturesOf(c).stagedFileId }),
    answers: { ...seekersOnly, seeker: 'UPLOAD_GONE', otherSeeker: 'UPLOAD_GONE', twoRoles: 'UPLOAD_GONE' },
    foreign: (s, c) => ({ fileId: s.foreignFixtures(c).stagedFileId }),
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
    // a built letter has no file
    answers: { ...seekersOnly, seeker: 'FILE_MISSING', otherSeeker: 'FILE_MISSING', twoRoles: 'FILE_MISSING' },
  },
}
