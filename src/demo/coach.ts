import { coachConversations, coachingRequests, coachMessages } from '#db/schema/coach.ts'
import { supportConversations, supportMessages } from '#db/schema/support.ts'
import type { Db } from '#server/context.ts'
import { hoursAgo, idOf } from './keys.ts'
import { seedInbox } from './support.ts'

const MAYA = 'maya-okafor'
const STAFF = 'joon-park'

const talks = [
  {
    title: 'When should I follow up?',
    age: 30,
    question: 'When should I follow up on an application?',
    answer:
      'Wait seven to ten days after applying, or three after an interview, unless the posting names a date. [1]\n\nThen write four sentences: which job and when you applied, one thing that makes you a fit, a question about the next step, and thanks.',
    source: { title: 'Help', detail: 'When and how to follow up', href: '/app/help/follow-up' },
    followUps: ['How are my applications doing?', 'How do I prepare for an interview?'],
  },
  {
    title: 'What does the match score mean?',
    age: 74,
    question: 'What does the match score mean?',
    answer:
      'Every posting is read against your default resume. Each requirement comes out as met, partly met, missing or unknown, and the posting shows the very sentence of your resume that proves it. [1]\n\nUnknown never counts as missing.',
    source: { title: 'Help', detail: 'What the match score means', href: '/app/help/match-score' },
    followUps: ['Which job should I apply for next?'],
  },
]

/** Two conversations of the sample job seeker with the coach, and one with our staff. */
export async function seedCoach(db: Db, { now }: { now: Date }): Promise<void> {
  const userId = idOf('user', MAYA)
  for (const { title, age, question, answer, source, followUps } of talks) {
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
        text: answer,
        sources: [source],
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
    note: 'I have a panel interview coming up and would like to practise how I talk about a project that failed.',
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
  const text = 'A company asks for my certificate a second time although I attached it.'
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
  const reply =
    'Thank you for telling us. Your file arrived with the application and they can open it; we asked them to look there. You need not send it again.'
  await db.insert(supportMessages).values([
    { conversationId: id, side: 'person', authorId: userId, text, createdAt: askedTime },
    { conversationId: id, side: 'staff', authorId: staffId, text: reply, createdAt: answered },
  ])
}
