import { coachingCalendars } from '#db/schema/coach.ts'
import { contactMessages, contactReplies } from '#db/schema/support.ts'
import type { Db } from '#server/context.ts'
import { contactMessages as contactTexts, supportTexts } from './content/support.ts'
import { hoursAgo, idOf } from './keys.ts'

/** The calendar of the sample staff member, and messages from the contact form: two to answer, one answered, one done. */
export async function seedInbox(db: Db, staffId: string, now: Date): Promise<void> {
  await db.insert(coachingCalendars).values({
    userId: staffId,
    isOpen: true,
    timeZone: 'America/Los_Angeles',
    minutes: 45,
    details: supportTexts().calendar,
    week: [1, 2, 3, 4, 5].map((day) => ({ day, from: 9 * 60, to: 16 * 60 })),
  })
  const messages = contactTexts()
  const idFor = (key: string) => idOf('talk', `contact ${key}`)
  await db.insert(contactMessages).values(
    messages.map(({ key, name, email, subject, category, body, hoursAgo: age, reply }) => {
      const answeredAt = reply ? hoursAgo(now, reply.hoursAgo) : null
      return {
        id: idFor(key),
        ...{ name, email, subject, category, message: body },
        createdAt: hoursAgo(now, age),
        assignedTo: reply ? staffId : null,
        answeredAt,
        ...(reply?.isHandled && { handledAt: answeredAt, handledBy: staffId }),
      }
    }),
  )
  await db.insert(contactReplies).values(
    messages.flatMap(({ key, reply }) => {
      if (!reply) return []
      const at = hoursAgo(now, reply.hoursAgo)
      return [{ messageId: idFor(key), authorId: staffId, text: reply.text, createdAt: at, mailedAt: at }]
    }),
  )
}
