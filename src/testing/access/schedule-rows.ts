import { newId } from '#lib/ids.ts'
import { type Answers, type Caller, seekersOnly } from './callers.ts'
import { mockId } from './mock-fixtures.ts'
import type { Row } from './row.ts'
import { scheduledId } from './schedule-fixtures.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
const own = (more: () => object = () => ({})) => ({
  input: (s: World, c: Caller) => ({ ...more(), id: scheduledId(s.personOf(c).id) }),
  foreign: (s: World, c: Caller) => ({ ...more(), id: scheduledId(s.foreignPerson(c).id) }),
  missing: () => ({ ...more(), id: newId() }),
})
const recording = (more: object = {}) => ({
  input: (s: World, c: Caller) => ({
    ...more,
    medium: 'audio',
    responseId: mockId(s.personOf(c).id, 'response'),
    fileId: scheduledId(s.personOf(c).id, 'recording'),
  }),
  foreign: (s: World, c: Caller) => ({
    ...more,
    medium: 'audio',
    responseId: mockId(s.foreignPerson(c).id, 'response'),
    fileId: scheduledId(s.foreignPerson(c).id, 'recording'),
  }),
  missing: () => ({ ...more, medium: 'audio', responseId: newId(), fileId: newId() }),
})

/** A Monday within the next year, at an offered time. */
const monday = () => {
  const day = new Date(Date.now() + 14 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
}
const slot = () => ({ day: monday(), time: '09:30', timeZone: 'UTC' })
const setup = { types: ['behavioral'], levels: ['easy'], count: 3, timeLimit: null }

/** The world has no telephony: job seekers get that error. */
const withoutTelephony: Answers = {
  ...seekersOnly,
  seeker: 'NO_TELEPHONY',
  otherSeeker: 'NO_TELEPHONY',
  twoRoles: 'NO_TELEPHONY',
}

/** Only the job seeker can access their scheduled interviews and recordings. */
export const scheduleRows: Record<string, Row> = {
  'scheduledInterviews.phone': { ...Reads, answers: seekersOnly },
  'scheduledInterviews.savePhone': {
    input: () => ({ countryCode: '+44', phoneNumber: '020 7946 0958' }),
    answers: seekersOnly,
  },
  'scheduledInterviews.sendCode': { answers: withoutTelephony },
  'scheduledInterviews.confirmCode': { input: () => ({ code: '123456' }), answers: withoutTelephony },
  'scheduledInterviews.list': { ...Reads, answers: seekersOnly },
  'scheduledInterviews.get': { ...own(), ...Reads, answers: seekersOnly },
  'scheduledInterviews.schedule': {
    input: () => ({ ...slot(), id: newId(), setup }),
    foreign: (s, c) => ({ ...slot(), id: scheduledId(s.foreignPerson(c).id), setup }),
    missing: () => ({ ...slot(), id: newId(), setup: { ...setup, jobId: newId() } }),
    answers: seekersOnly,
  },
  'scheduledInterviews.reschedule': { ...own(() => ({ ...slot(), sequence: 0 })), answers: seekersOnly },
  'scheduledInterviews.complete': { ...own(), answers: seekersOnly },
  'scheduledInterviews.cancel': { ...own(), answers: seekersOnly },
  // every interview has already begun, so it continues
  'scheduledInterviews.start': { ...own(() => ({ sessionId: newId(), recordings: 'none' })), answers: seekersOnly },
  'recordings.list': {
    ...Reads,
    input: (s, c) => ({ sessionId: mockId(s.personOf(c).id) }),
    answers: seekersOnly,
  },
  'recordings.save': { ...recording(), answers: seekersOnly },
  'recordings.link': { ...recording(), answers: seekersOnly },
  'recordings.delete': { ...recording(), answers: seekersOnly },
}
