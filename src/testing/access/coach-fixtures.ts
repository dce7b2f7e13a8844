import { v5 } from 'uuid'
import { coachConversations, coachingRequests, coachMessages } from '#db/schema/coach.ts'
import { contactMessages, supportConversations, supportMessages } from '#db/schema/support.ts'
import { candidateListings } from '#db/schema/talent-pool.ts'
import type { Db } from '#server/context.ts'
import { people as everyone, type PersonName } from './callers.ts'
import { canary } from './canaries.ts'

const kinds = ['conversation', 'question', 'answer', 'support', 'coaching', 'contact'] as const
export type CoachSubject = (typeof kinds)[number]

/** The ids of a user's messages to the coach and to staff; ids without a row for an unknown user. */
export const coachId = (personId: string, kind: CoachSubject): string => v5(`coach ${kind}`, personId)

/** A proposed session for each user: tomorrow at noon. */
export const coachingProposal = {
  status: 'proposed' as const,
  startsAt: new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 43_200_000),
  changedAt: new Date(),
}

/** A conversation with the coach and one with staff for each user. */
export async function createCoachFixtures(db: Db, who: Record<PersonName, { id: string }>): Promise<void> {
  const people = everyone.map((name) => ({ name, id: who[name].id }))
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const row = (id: string, kind: CoachSubject) => ({ id: coachId(id, kind) })
  await db
    .insert(coachConversations)
    .values(
      people.map(({ id, name }) => ({ ...row(id, 'conversation'), userId: id, title: canary('coachText', name) })),
    )
  await db.insert(coachMessages).values(
    people.flatMap(({ id, name }) => {
      const message = { conversationId: coachId(id, 'conversation'), text: canary('coachText', name) }
      return [
        { ...message, ...row(id, 'question'), side: 'person' as const, createdAt: at(3) },
        { ...message, ...row(id, 'answer'), side: 'coach' as const, engine: 'built-in' as const, createdAt: at(2) },
      ]
    }),
  )
  await db
    .insert(supportConversations)
    .values(people.map(({ id, name }) => ({ ...row(id, 'support'), userId: id, subject: canary('supportText', name) })))
  await db.insert(supportMessages).values(
    people.map(({ id, name }) => ({
      conversationId: coachId(id, 'support'),
      side: 'person' as const,
      authorId: id,
      text: canary('supportText', name),
    })),
  )
  await db.insert(contactMessages).values(
    people.map(({ id, name }) => ({
      ...row(id, 'contact'),
      userId: id,
      name: 'Somebody',
      email: 'somebody@example.test',
      subject: canary('supportText', name),
      message: canary('supportText', name),
    })),
  )
  await db.insert(coachingRequests).values(
    people.map(({ id, name }) => ({
      ...row(id, 'coaching'),
      userId: id,
      topic: 'resume' as const,
      note: canary('supportText', name),
      preferred: [],
      timeZone: 'UTC',
      ...coachingProposal,
    })),
  )
}

type Shown = Record<'seeker' | 'otherSeeker', { spareResumeId: string }>

/** Two job seekers who can be found, each with a built resume. */
export async function createListings(db: Db, who: Record<PersonName, { id: string }>, fixtures: Shown): Promise<void> {
  await db.insert(candidateListings).values(
    (['seeker', 'otherSeeker'] as const).map((name) => ({
      userId: who[name].id,
      resumeId: fixtures[name].spareResumeId,
      isListed: true,
      headline: 'Analyst',
      showsName: false,
      showsLocation: false,
      showsSkills: false,
      listedAt: new Date(),
    })),
  )
}
