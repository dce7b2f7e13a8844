import { newId } from '#lib/ids.ts'
import { type Caller, seekersOnly } from './callers.ts'
import { practiceId, practiceSeen } from './question-fixtures.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
/** A row of the caller, one of another user, and one that does not exist. */
const own = (kind: 'question' | 'response', more: object = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, id: practiceId(s.personOf(c).id, kind) }),
  foreign: (s: World, c: Caller) => ({ ...more, id: practiceId(s.foreignPerson(c).id, kind) }),
  missing: () => ({ ...more, id: newId() }),
})
const answer = (questionId: string) => ({ id: newId(), questionId, text: 'Because.' })

/** Only the job seeker can access their practice. */
export const questionRows: Record<string, Row> = {
  'interviewQuestions.list': { ...Reads, input: () => ({}), answers: seekersOnly },
  'interviewQuestions.get': { ...Reads, ...own('question'), answers: seekersOnly },
  'interviewQuestions.forJob': {
    input: (s) => ({ jobId: s.openJob.id }),
    foreign: (s) => ({ jobId: s.foreignDraft.id }),
    missing: () => ({ jobId: newId() }),
    answers: seekersOnly,
  },
  'interviewQuestions.responses': { ...Reads, input: () => ({}), answers: seekersOnly },
  'interviewQuestions.saveResponse': {
    input: (s, c) => answer(practiceId(s.personOf(c).id, 'question')),
    foreign: (s, c) => answer(practiceId(s.foreignPerson(c).id, 'question')),
    missing: () => answer(newId()),
    answers: seekersOnly,
  },
  'interviewQuestions.updateResponse': {
    ...own('response', { seen: practiceSeen, text: 'Because.' }),
    answers: seekersOnly,
  },
  'interviewQuestions.deleteResponse': { ...own('response'), answers: seekersOnly },
}
