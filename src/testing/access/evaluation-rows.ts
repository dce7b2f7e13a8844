import { newId } from '#lib/ids.ts'
import { type Answers, type Caller, companyResource, inOwnPortal } from './callers.ts'
import { attributeIdOf, noteIdOf } from './evaluation-fixtures.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
/** Members of the company write; platform staff only read. */
const companyWrites: Answers = { ...companyResource, platformUser: 'FORBIDDEN', platformAdmin: 'FORBIDDEN' }
/** Only the author may change a text; company admins cannot change it either. */
const ownOnly: Answers = { ...companyWrites, clientAdmin: 'FORBIDDEN', twoRoles: 'FORBIDDEN' }

const ofJob = (more = {}) => ({
  input: (s: World) => ({ ...more, jobId: s.job.id }),
  missing: () => ({ ...more, jobId: newId() }),
})
const application = (more: (s: World) => object = () => ({})) => ({
  input: (s: World) => ({ ...more(s), id: s.fixtures.seeker.applicationId }),
  missing: (s: World) => ({ ...more(s), id: newId() }),
})
/** The application of a colleague, who cannot read the notes about it. */
const colleagues = (more: (s: World) => object = () => ({})) => ({
  input: (s: World) => ({ ...more(s), id: s.fixtures.twoRoles.applicationId }),
})
const authors = ['clientUser', 'clientAdmin', 'twoRoles'] as const
type Author = (typeof authors)[number]
const note = (of: (c: Caller) => Author, more: () => object = () => ({})) => ({
  input: (s: World, c: Caller) => ({ ...more(), id: noteIdOf(s.fixtures.seeker.applicationId, s.who[of(c)].id) }),
  missing: () => ({ ...more(), id: newId() }),
})
const own = (c: Caller): Author => authors.find((name) => name === c) ?? 'clientUser'

const evidence = 'Rebuilt the refunds from invoices.'
const scored = (s: World) => ({ scores: [{ attributeId: attributeIdOf(s.job.id), score: 3, evidence }] })
const submission = (s: World) => ({ submission: { ...scored(s), recommendation: 'yes' } })
const draft = (s: World) => ({ draft: { ...scored(s), recommendation: null } })
const attributes = () => [{ id: newId(), name: 'Python', lookFor: '' }]
const written = () => ({ noteId: newId(), text: 'Please look.' })
const ownApplication = 'OWN_APPLICATION'

export const evaluationRows: Record<string, Row> = {
  'scorecards.attributes': { ...Reads, ...ofJob(), answers: companyResource },
  'scorecards.proposals': { ...Reads, ...ofJob(), answers: companyResource },
  'scorecards.saveAttributes': {
    input: (s) => ({ jobId: s.job.id, seen: [], attributes: attributes() }),
    missing: () => ({ jobId: newId(), seen: [], attributes: attributes() }),
    answers: companyWrites,
  },
  'scorecards.read': { ...Reads, ...application(), answers: companyResource },
  'scorecards.read (of a colleague)': {
    ...Reads,
    ...colleagues(),
    answers: { ...companyResource, twoRoles: ownApplication },
  },
  'scorecards.saveDraft': { ...application(draft), answers: companyWrites },
  'scorecards.discardDraft': { ...application(), answers: companyWrites },
  'scorecards.submit': { ...application(submission), answers: companyWrites },
  'scorecards.submit (of a colleague)': {
    ...colleagues(submission),
    answers: { ...companyWrites, twoRoles: ownApplication },
  },
  'scorecards.compare': {
    ...Reads,
    input: (s) => ({ ids: [s.fixtures.seeker.applicationId, s.fixtures.twoRoles.applicationId] }),
    missing: (s) => ({ ids: [s.fixtures.seeker.applicationId, newId()] }),
    answers: companyResource,
  },
  'teamNotes.counts': { ...Reads, input: () => ({}), answers: inOwnPortal('FORBIDDEN') },
  'teamNotes.list': { ...Reads, ...application(), answers: companyResource },
  'teamNotes.list (of a colleague)': {
    ...Reads,
    ...colleagues(),
    answers: { ...companyResource, twoRoles: ownApplication },
  },
  'teamNotes.add': { ...application(written), answers: companyWrites },
  'teamNotes.edit': { ...note(own, () => ({ text: 'Looked.' })), answers: companyWrites },
  'teamNotes.edit (of another)': {
    ...note(
      () => 'clientUser',
      () => ({ text: 'Looked.' }),
    ),
    answers: ownOnly,
  },
  'teamNotes.remove': { ...note(own), answers: companyWrites },
  'teamNotes.remove (of another)': {
    ...note(() => 'clientUser'),
    answers: { ...companyWrites, twoRoles: 'FORBIDDEN' },
  },
}
