import { newId } from '#lib/ids.ts'
import type { Row } from './access-table.ts'
import { type Caller, everyone, seekersOnly, signedIn, staffOnly } from './callers.ts'
import { type CoachThing, coachId } from './coach-papers.ts'
import type { Scene } from './scene.ts'

const Reads = { isRead: true } as const
/** What the caller said, what somebody else did, and nothing. */
const own = (kind: CoachThing, more: () => object = () => ({})) => ({
  input: (s: Scene, c: Caller) => ({ ...more(), id: coachId(s.personOf(c).id, kind) }),
  foreign: (s: Scene, c: Caller) => ({ ...more(), id: coachId(s.foreignPerson(c).id, kind) }),
  missing: () => ({ ...more(), id: newId() }),
})
const theirs = (more: () => object = () => ({})) => ({
  input: (s: Scene) => ({ ...more(), id: coachId(s.who.seeker.id, 'support') }),
  missing: () => ({ ...more(), id: newId() }),
})
const message = () => ({ messageId: newId(), text: 'Thank you.' })
const question = () => ({ questionId: newId(), answerId: newId(), text: 'What is missing in my profile?' })

export const coachRows: Record<string, Row> = {
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
  'support.articles': { ...Reads, input: () => ({ q: 'resume' }), answers: everyone() },
  'support.article': {
    ...Reads,
    input: () => ({ slug: 'first-steps' }),
    answers: everyone(),
    missing: () => ({ slug: 'an-article-that-nobody-wrote' }),
  },
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
