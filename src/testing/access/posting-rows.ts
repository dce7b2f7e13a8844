import { v5 } from 'uuid'
import { jobImports } from '#db/schema/job-import.ts'
import { questionSets } from '#db/schema/job-postings.ts'
import { questionImports } from '#db/schema/question-import.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { companyResource, inOwnPortal } from './callers.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const NAMES = '0199d1f0-0000-7000-8000-0000000000e1'
/** The id of the one question set of each company of the world. */
const setIdOf = (companyId: string): string => v5(`set ${companyId}`, NAMES)

const question = {
  ...{ questionType: 'text' as const, label: 'Why us?', helpText: null, placeholder: null, groupName: null },
  ...{ required: false, private: false, internalOnly: false, externalOnly: false, options: [], validationRules: {} },
}

/** A set of questions for each company. */
export const createSets = (db: Db, companyIds: string[]) =>
  db
    .insert(questionSets)
    .values(
      companyIds.map((companyId) => ({ id: setIdOf(companyId), companyId, name: 'Basics', questions: [question] })),
    )

type Key = 'id' | 'jobId'
const job = (key: Key, more: (s: World) => object = () => ({})) => ({
  input: (s: World) => ({ ...more(s), [key]: s.job.id }),
  foreign: (s: World) => ({ ...more(s), [key]: s.deletedJob.id }),
  missing: (s: World) => ({ ...more(s), [key]: newId() }),
  answers: companyResource,
})
const set = (more: object = {}) => ({
  input: (s: World) => ({ ...more, id: setIdOf(s.companyId) }),
  missing: () => ({ ...more, id: newId() }),
  answers: companyResource,
})
/** The id of the one import of jobs of each company. */
const importIdOf = (companyId: string): string => v5(`import ${companyId}`, NAMES)

/** An import of jobs for each company. */
export const createJobImports = (db: Db, companyIds: string[]) =>
  db.insert(jobImports).values(
    companyIds.map((companyId) => ({
      id: importIdOf(companyId),
      companyId,
      contentHash: '',
      imported: 0,
      refused: [],
    })),
  )

/** An import of questions for each company. */
export const createQuestionImports = (db: Db, companyIds: string[]) =>
  db.insert(questionImports).values(
    companyIds.map((companyId) => ({
      ...{ id: importIdOf(companyId), companyId, fileName: 'questions.csv', added: 0, changed: 0, same: 0 },
      ...{ refused: [], leftOut: [], noted: [], changes: [] },
    })),
  )

const file = () => ({ fileId: newId() })
const ofMembers = { ...companyResource, platformUser: 'NO_COMPANY', platformAdmin: 'NO_COMPANY' }
const gone = 'IMPORT_FILE_GONE'
const ofNoFile = { ...ofMembers, clientUser: gone, clientAdmin: gone, foreignAdmin: gone, twoRoles: gone }
const importOf = {
  input: (s: World) => ({ id: importIdOf(s.companyId) }),
  missing: () => ({ id: newId() }),
  answers: ofMembers,
}
const many = (id: string) => ({ ids: [id], status: 'closed' })

/** Actions on several jobs, on their questions, and on advice about them. */
export const postingRows: Record<string, Row> = {
  // the answer lists each job that is not theirs with that reason
  'postings.setStatuses': {
    input: (s) => many(s.job.id),
    missing: () => many(newId()),
    missingIs: 'ok',
    answers: inOwnPortal('ok'),
  },
  'postings.duplicate': job('id', () => ({ copyId: newId() })),
  'postingAdvice.dismissed': { isRead: true, ...job('id') },
  'postingAdvice.dismiss': job('id', () => ({ findings: ['gender:ninja'] })),
  'postingAdvice.restore': job('id'),
  'jobImports.check': { isRead: true, input: file, answers: ofNoFile },
  'jobImports.start': { input: () => ({ ...file(), id: newId() }), answers: ofNoFile },
  'jobImports.list': { isRead: true, answers: inOwnPortal('NO_COMPANY') },
  'jobImports.get': { ...importOf, isRead: true },
  'jobImports.undo': importOf,
  'questionImports.check': { isRead: true, input: file, answers: ofNoFile },
  'questionImports.start': { input: () => ({ ...file(), id: newId() }), answers: ofNoFile },
  'questionImports.list': { isRead: true, answers: inOwnPortal('NO_COMPANY') },
  'questionImports.get': { ...importOf, isRead: true },
  'questionImports.undo': importOf,
  'questionSets.list': { isRead: true, ...job('jobId') },
  'questionSets.sources': { isRead: true, ...job('jobId') },
  'questionSets.save': job('jobId', () => ({ id: newId(), name: 'Kept' })),
  'questionSets.rename': set({ name: 'Renamed' }),
  'questionSets.remove': set(),
  'questionSets.insert': job('jobId', (s) => ({ from: { kind: 'set', id: setIdOf(s.companyId) } })),
  'questionSets.insert (of another job)': {
    input: (s) => ({ jobId: s.job.id, from: { kind: 'job', id: s.draft.id } }),
    foreign: (s) => ({ jobId: s.job.id, from: { kind: 'job', id: s.deletedJob.id } }),
    missing: (s) => ({ jobId: s.job.id, from: { kind: 'job', id: newId() } }),
    answers: companyResource,
  },
}
