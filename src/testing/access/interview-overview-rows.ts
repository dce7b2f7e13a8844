import { newId } from '#lib/ids.ts'
import { type Caller, seekersOnly } from './callers.ts'
import { mockId } from './mock-fixtures.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const answer = {
  input: (s: World, c: Caller) => ({ responseId: mockId(s.personOf(c).id, 'response') }),
  foreign: (s: World, c: Caller) => ({ responseId: mockId(s.foreignPerson(c).id, 'response') }),
  missing: () => ({ responseId: newId() }),
  answers: seekersOnly,
}

/** Only their author can read practice answers. */
export const interviewOverviewRows: Record<string, Row> = {
  'interviewOverview.read': { isRead: true, answers: seekersOnly },
  'interviewOverview.next': { isRead: true, answers: seekersOnly },
  'interviewFeedback.stored': { ...answer, isRead: true },
  'interviewFeedback.critique': answer,
}
