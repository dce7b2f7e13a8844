import { coachConversations, coachingRequests, coachMessages } from '#db/schema/coach.ts'
import { supportConversations, supportMessages } from '#db/schema/support.ts'
import { articlePlace } from '#features/coach/engine/places.ts'
import type { Db } from '#server/context.ts'
import { coachConversations as conversations, supportTexts } from './content/support.ts'
import { hoursAgo, idOf } from './keys.ts'
import { seedInbox } from './support.ts'

const MAYA = 'maya-okafor'
const STAFF = 'joon-park'

/** Two conversations of the sample job seeker with the coach, and one with our staff. */
export async function seedCoach(db: Db, { now }: { now: Date }): Promise<void> {
  const userId = idOf('user', MAYA)
  for (const { title, hoursAgo: age, question, body, article, followUps } of conversations()) {
    const conversationId = idOf('talk', title)
    const [askedTime, answered] = [hoursAgo(now, age), hoursAgo(now, age - 0.01)]
    await db
      .insert(coachConversations)
      .values({ id: conversationId, userId, title, createdAt: askedTime, lastMessageAt: askedTime })
    await db.insert(coachMessages).values([
      { conversationId, side: 'person', text: question, createdAt: askedTime },
      {
        conversationId,
        side: 'coach',
        engine: 'built-in',
        text: body,
        sources: [articlePlace(article)],
        followUps,
        createdAt: answered,
      },
    ])
  }
  await seedSupport(db, userId, now)
  await seedCoaching(db, userId, now)
  await seedInbox(db, idOf('user', STAFF), now)
}

/** A session that the sample job seeker requested; staff have not answered yet. */
async function seedCoaching(db: Db, userId: string, now: Date): Promise<void> {
  const midnight = Math.floor(now.getTime() / 86_400_000) * 86_400_000
  const inHours = (hours: number) => new Date(midnight + hours * 3_600_000).toISOString()
  const sentAt = hoursAgo(now, 5)
  await db.insert(coachingRequests).values({
    id: idOf('talk', 'coaching interview'),
    userId,
    topic: 'interview',
    note: supportTexts().session,
    preferred: [inHours(4 * 24 + 16), inHours(5 * 24 + 17.5)],
    timeZone: 'America/Denver',
    createdAt: sentAt,
    changedAt: sentAt,
  })
}

async function seedSupport(db: Db, userId: string, now: Date): Promise<void> {
  const staffId = idOf('user', STAFF)
  const id = idOf('talk', 'support')
  const [askedTime, answered] = [hoursAgo(now, 50), hoursAgo(now, 47)]
  const { question: text, reply } = supportTexts().conversation
  await db.insert(supportConversations).values({
    id,
    userId,
    subject: text,
    status: 'waiting',
    assignedTo: staffId,
    createdAt: askedTime,
    lastMessageAt: answered,
    personReadAt: now,
    staffReadAt: answered,
  })
  await db.insert(supportMessages).values([
    { conversationId: id, side: 'person', authorId: userId, text, createdAt: askedTime },
    { conversationId: id, side: 'staff', authorId: staffId, text: reply, createdAt: answered },
  ])
}
