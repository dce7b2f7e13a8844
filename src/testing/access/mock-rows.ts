import { mockDefaults } from '#features/interview-prep/mock-rules.ts'
import { newId } from '#lib/ids.ts'
import { type Caller, seekersOnly } from './callers.ts'
import { mockId } from './mock-fixtures.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
const own = (more: () => object = () => ({})) => ({
  input: (s: World, c: Caller) => ({ ...more(), id: mockId(s.personOf(c).id) }),
  foreign: (s: World, c: Caller) => ({ ...more(), id: mockId(s.foreignPerson(c).id) }),
  missing: () => ({ ...more(), id: newId() }),
})
const step = { index: 1 }

/** Only the job seeker can access their mock interviews. */
export const mockRows: Record<string, Row> = {
  // each user has an open one: calling with its id again returns the same interview
  'mockInterviews.start': {
    ...own(() => mockDefaults),
    missing: () => ({ ...mockDefaults, id: newId(), jobId: newId() }),
    answers: seekersOnly,
  },
  'mockInterviews.answer': {
    ...own(() => ({ ...step, responseId: newId(), text: 'Because.' })),
    answers: seekersOnly,
  },
  'mockInterviews.skip': { ...own(() => step), answers: seekersOnly },
  'mockInterviews.complete': { ...own(() => step), answers: seekersOnly },
  'mockInterviews.list': { ...Reads, input: () => ({}), answers: seekersOnly },
  'mockInterviews.get': { ...own(), ...Reads, answers: seekersOnly },
  'mockInterviews.delete': { ...own(), answers: seekersOnly },
}
