import { newId } from '#lib/ids.ts'
import type { Answers, Caller, PersonName } from './callers.ts'
import type { World } from './world.ts'

type Input = (world: World, caller: Caller) => Record<string, unknown>

export type Row = {
  /** A valid call of this caller, about their own thing where things have owners. */
  input?: Input
  answers: Answers
  /** They have this person's password or link, and so get the same answers. */
  notifiedAs?: PersonName
  /** Calls that change nothing share a world. */
  isRead?: true
  /** The same call about a thing of another user, and about none at all: a permitted caller gets the same answer to both. */
  foreign?: Input
  missing?: Input
  /** Their answer: NOT_FOUND by default. */
  missingIs?: string
}

export const Reads = { isRead: true } as const

/** A thing by id: the caller's own, another user's, none. */
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
