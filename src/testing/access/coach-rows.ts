import { newId } from '#lib/ids.ts'
import { type Caller, everyone, inCompanies, seekersOnly, signedIn, staffOnly } from './callers.ts'
import { type CoachSubject, coachId, coachingProposal } from './coach-fixtures.ts'
import type { Row } from './row.ts'
import type { World } from './world.ts'

const Reads = { isRead: true } as const
/** A message of the caller, one of another user, and one that does not exist. */
const own = (kind: CoachSubject, more: () => object = () => ({})) => ({
  input: (s: World, c: Caller) => ({ ...more(), id: coachId(s.personOf(c).id, kind) }),
  foreign: (s: World, c: Caller) => ({ ...more(), id: coachId(s.foreignPerson(c).id, kind) }),
  missing: () => ({ ...more(), id: newId() }),
})
const theirs = (more: () => object = () => ({})) => ({
  input: (s: World) => ({ ...more(), id: coachId(s.who.seeker.id, 'support') }),
  missing: () => ({ ...more(), id: newId() }),
})
const written = (more: () => object = () => ({})) => ({
  input: (s: World) => ({ ...more(), id: coachId(s.who.seeker.id, 'contact') }),
  missing: () => ({ ...more(), id: newId() }),
  answers: staffOnly,
})
const requested = (more: () => object) => ({
  input: (s: World) => ({ ...more(), id: coachId(s.who.seeker.id, 'coaching') }),
  missing: () => ({ ...more(), id: newId() }),
})
const { startsAt, changedAt: seen } = coachingProposal
const time = () => ({ seen, startsAt, minutes: 45, details: 'By video' })
const contactForm = { name: 'Imani', email: 'imani@diallo.example', subject: 'Hello', message: 'A question.' }
const message = () => ({ messageId: newId(), text: 'Thank you.' })
const question = () => ({ questionId: newId(), answerId: newId(), text: 'What is missing in my profile?' })

/** Members of any company. */
const companiesOnly = inCompanies()
const listing = (resumeId: string | null) => ({
  isListed: true,
  headline: 'Analyst',
  showsName: false,
  showsLocation: false,
  showsSkills: false,
  resumeId,
  hidesFromEmployer: true,
  hiddenFrom: [],
})
const chosen = {
  input: (s: World, c: Caller) => listing(s.fixturesOf(c).spareResumeId),
  foreign: (s: World, c: Caller) => listing(s.foreignFixtures(c).spareResumeId),
  missing: () => listing(newId()),
  answers: seekersOnly,
}
/** A listed candidate, and one that does not exist. */
const listed = { input: (s: World) => ({ id: s.who.seeker.id }), missing: () => ({ id: newId() }) }

export const coachRows: Record<string, Row> = {
  'talentPool.listing': { ...Reads, answers: seekersOnly },
  'talentPool.save': chosen,
  'talentPool.preview': { ...chosen, ...Reads },
  'talentPool.companies': { ...Reads, input: () => ({ q: 'north' }), answers: seekersOnly },
  'talentPool.log': { ...Reads, answers: seekersOnly },
  'talentPool.links': { ...Reads, answers: seekersOnly },
  'talentPool.search': { ...Reads, input: () => ({}), answers: companiesOnly },
  'talentPool.open': { ...listed, answers: companiesOnly },
  'talentPool.resume': { ...listed, answers: companiesOnly },
  'talentPool.jobs': { ...Reads, answers: companiesOnly },
  'talentPool.invite': {
    input: (s) => ({ id: s.who.seeker.id, jobId: s.openJob.id, message: 'Please look.' }),
    missing: (s) => ({ id: newId(), jobId: s.openJob.id, message: '' }),
    answers: { ...companiesOnly, foreignAdmin: 'NOT_FOUND' },
  },
  'coach.list': { ...Reads, answers: seekersOnly },
  'coach.get': { ...own('conversation'), ...Reads, answers: seekersOnly },
  'coach.ask': {
    input: (s, c) => ({ ...question(), id: coachId(s.personOf(c).id, 'conversation') }),
    answers: seekersOnly,
  },
  'coach.follow': { ...own('answer'), ...Reads, answers: seekersOnly },
  'coach.stop': { ...own('answer'), answers: seekersOnly },
  'coach.retry': { ...own('answer'), answers: seekersOnly },
  'coach.rename': { ...own('conversation', () => ({ title: 'Mine' })), answers: seekersOnly },
  'coach.delete': { ...own('conversation'), answers: seekersOnly },
  'coach.handOver': {
    input: (s, c) => ({ id: newId(), text: 'Help', shares: coachId(s.personOf(c).id, 'conversation') }),
    foreign: (s, c) => ({ id: newId(), text: 'Help', shares: coachId(s.foreignPerson(c).id, 'conversation') }),
    missing: () => ({ id: newId(), text: 'Help', shares: newId() }),
    answers: seekersOnly,
  },
  'coaching.list': { ...Reads, answers: seekersOnly },
  'coaching.ask': {
    input: () => ({ id: newId(), topic: 'offer', note: '', preferred: [startsAt], timeZone: 'UTC' }),
    answers: seekersOnly,
  },
  'coaching.slots': { ...Reads, answers: seekersOnly },
  // no coach has open hours in this world; the tests next to the code cover booking
  'coaching.book': {
    input: (s) => ({
      id: newId(),
      topic: 'offer',
      note: '',
      timeZone: 'UTC',
      coachId: s.who.platformUser.id,
      startsAt,
    }),
    answers: { ...seekersOnly, seeker: 'SLOT_TAKEN', otherSeeker: 'SLOT_TAKEN', twoRoles: 'SLOT_TAKEN' },
  },
  'coaching.move': {
    ...own('coaching', () => ({ seen, startsAt, coachId: newId() })),
    answers: { ...seekersOnly, seeker: 'CHANGED', otherSeeker: 'CHANGED', twoRoles: 'CHANGED' },
  },
  'coaching.calendar': { ...Reads, answers: staffOnly },
  'coaching.saveCalendar': {
    input: () => ({
      isOpen: false,
      timeZone: 'UTC',
      minutes: 45,
      details: 'Video',
      week: [],
      exceptions: [],
      seen: null,
    }),
    answers: staffOnly,
  },
  'coaching.accept': { ...own('coaching', () => ({ seen })), answers: seekersOnly },
  'coaching.cancel': { ...own('coaching', () => ({ reason: 'Ill' })), answers: seekersOnly },
  'coaching.inbox': { ...Reads, input: () => ({}), answers: staffOnly },
  'coaching.propose': { ...requested(time), answers: staffOnly },
  'coaching.confirm': {
    ...requested(time),
    answers: { ...staffOnly, platformUser: 'NOT_ASKED_FOR', platformAdmin: 'NOT_ASKED_FOR' },
  },
  'coaching.finish': {
    ...requested(() => ({ seen })),
    answers: { ...staffOnly, platformUser: 'CHANGED', platformAdmin: 'CHANGED' },
  },
  'coaching.decline': { ...requested(() => ({ reason: 'Ill' })), answers: staffOnly },
  'contact.write': { input: () => ({ ...contactForm, id: newId() }), answers: everyone() },
  'contact.list': { ...Reads, input: () => ({}), answers: staffOnly },
  'contact.read': { ...written(), ...Reads },
  'contact.reply': written(() => ({ replyId: newId(), text: 'It is mended.', done: true })),
  'contact.assign': written(() => ({ staffId: null })),
  'contact.setDone': written(() => ({ done: true })),
  'support.listOwn': { ...Reads, answers: signedIn() },
  'support.getOwn': { ...own('support'), ...Reads, answers: signedIn() },
  'support.markRead': { ...own('support'), answers: signedIn() },
  'support.write': { ...own('support', message), answers: signedIn() },
  'support.inbox': { ...Reads, input: () => ({}), answers: staffOnly },
  'support.read': { ...theirs(), ...Reads, answers: staffOnly },
  'support.staffMarkRead': { ...theirs(), answers: staffOnly },
  'support.reply': { ...theirs(message), answers: staffOnly },
  'support.assign': { ...theirs(() => ({ staffId: null })), answers: staffOnly },
  'support.setStatus': { ...theirs(() => ({ status: 'closed' })), answers: staffOnly },
}
