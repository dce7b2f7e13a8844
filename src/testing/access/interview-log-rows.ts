import { newId } from '#lib/ids.ts'
import { type Caller, seekersOnly } from './callers.ts'
import { fixturesSeen, interviewFixtureId } from './interview-log-fixtures.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
/** An entry of the caller, one of another user, and one that does not exist. */
const own = (kind: 'log' | 'story', more: object = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, id: interviewFixtureId(s.personOf(c).id, kind) }),
  foreign: (s: World, c: Caller) => ({ ...more, id: interviewFixtureId(s.foreignPerson(c).id, kind) }),
  missing: () => ({ ...more, id: newId() }),
})
const log = { companyName: 'Fernway', jobRole: 'Analyst' }
const seen = fixturesSeen

export const interviewLogRows: Record<string, Row> = {
  'interviewLogs.list': { ...Reads, answers: seekersOnly },
  'interviewLogs.stats': { ...Reads, answers: seekersOnly },
  'interviewLogs.applications': { ...Reads, answers: seekersOnly },
  'interviewLogs.create': {
    input: (s, c) => ({ ...log, id: newId(), applicationId: s.fixturesOf(c).applicationId }),
    foreign: (s, c) => ({ ...log, id: newId(), applicationId: s.foreignFixtures(c).applicationId }),
    missing: () => ({ ...log, id: newId(), applicationId: newId() }),
    answers: seekersOnly,
  },
  'interviewLogs.update': { ...own('log', { ...log, seen }), answers: seekersOnly },
  'interviewLogs.delete': { ...own('log'), answers: seekersOnly },
  'stories.list': { ...Reads, input: () => ({}), answers: seekersOnly },
  'stories.create': { input: () => ({ id: newId(), title: 'The wrong number' }), answers: seekersOnly },
  'stories.update': { ...own('story', { title: 'The wrong number', seen }), answers: seekersOnly },
  'stories.delete': { ...own('story'), answers: seekersOnly },
}
