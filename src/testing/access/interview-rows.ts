import { newId } from '#lib/ids.ts'
import { type Caller, companyResource, seekersOnly } from './callers.ts'
import { applied, companyWrites, reviewed } from './conversation-rows.ts'
import { INTERVIEW_AT, interviewId } from './interview-fixtures.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000
/** A day within the next year. */
const start = () => `${new Date(Date.now() + YEAR / 2).toISOString().slice(0, 10)}T09:30`
const proposal = () => ({
  ...{ kind: 'phone', minutes: 45, timeZone: 'UTC', place: '', message: '', interviewers: [], setInterview: true },
  starts: [start()],
})
const wish = () => ({ interviewers: [], starts: [start()], timeZone: 'UTC', minutes: 30 })

/** An appointment with an applicant of the company. */
const ofCompany = (more: () => object) => ({
  input: (s: World) => ({ ...more(), sequence: 1, id: interviewId(s.fixtures.seeker.applicationId) }),
  missing: () => ({ ...more(), sequence: 1, id: newId() }),
})
/** An appointment of the candidate, and one of another candidate. */
const ofCandidate = (more: () => object) => ({
  input: (s: World, c: Caller) => ({ ...more(), sequence: 1, id: interviewId(s.fixturesOf(c).applicationId) }),
  foreign: (s: World, c: Caller) => ({ ...more(), sequence: 1, id: interviewId(s.foreignFixtures(c).applicationId) }),
  missing: () => ({ ...more(), sequence: 1, id: newId() }),
})

export const interviewRows: Record<string, Row> = {
  'interviews.list': { isRead: true, ...reviewed(), answers: companyResource },
  'interviews.overlaps': { isRead: true, ...reviewed(wish), answers: companyResource },
  'interviews.propose': { ...reviewed(() => ({ id: newId(), proposal: proposal() })), answers: companyWrites },
  'interviews.move': { ...ofCompany(() => ({ start: start(), timeZone: 'UTC', note: '' })), answers: companyWrites },
  'interviews.cancel': { ...ofCompany(() => ({ note: '' })), answers: companyWrites },
  'interviews.own': { isRead: true, ...applied(), answers: seekersOnly },
  'interviews.accept': { ...ofCandidate(() => ({ startsAt: INTERVIEW_AT })), answers: seekersOnly },
  'interviews.decline': { ...ofCandidate(() => ({ note: '', asksForOthers: false })), answers: seekersOnly },
}
