import { newId } from '#lib/ids.ts'
import type { Answers, Caller, PersonName } from './callers.ts'
import type { World } from './world.ts'

type Input = (world: World, caller: Caller) => Record<string, unknown>

export type Row = {
  /** The input of a valid call of this caller, about their own thing if things have owners. */
  input?: Input
  answers: Answers
  /** The call contains this person's password or link, so the caller may read the same fields. */
  notifiedAs?: PersonName
  /** Calls that change nothing share a world. */
  isRead?: true
  /** The same call about a thing of another user, and about one that does not exist. A permitted caller gets the same answer to both. */
  foreign?: Input
  missing?: Input
  /** The code of that answer; NOT_FOUND by default. */
  missingIs?: string
}

export const Reads = { isRead: true } as const

/** Inputs with the id of a thing: the caller's own, another user's, and one that does not exist. */
export const thing = (own: (s: World, c: Caller) => string, foreign: (s: World, c: Caller) => string, more = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, id: own(s, c) }),
  foreign: (s: World, c: Caller) => ({ ...more, id: foreign(s, c) }),
  missing: () => ({ ...more, id: newId() }),
})

export const ownResume = (more = {}) =>
  thing(
    (s, c) => s.fixturesOf(c).spareResumeId,
    (s, c) => s.foreignFixtures(c).spareResumeId,
    more,
  )

export const ownLetter = (more = {}) =>
  thing(
    (s, c) => s.fixturesOf(c).letterId,
    (s, c) => s.foreignFixtures(c).letterId,
    more,
  )

export const ownApplication = (more = {}) =>
  thing(
    (s, c) => s.fixturesOf(c).applicationId,
    (s, c) => s.foreignFixtures(c).applicationId,
    more,
  )
