import { coachingCalendars } from '#db/schema/coach.ts'
import { contactMessages, contactReplies } from '#db/schema/support.ts'
import type { Db } from '#server/context.ts'
import { hoursAgo, idOf } from './keys.ts'

/** The calendar of the sample staff member, and messages from the contact form: two to answer, one answered, one done. */
export async function seedInbox(db: Db, staffId: string, now: Date): Promise<void> {
  await db.insert(coachingCalendars).values({
    userId: staffId,
    isOpen: true,
    timeZone: 'America/Los_Angeles',
    minutes: 45,
    details:
      'We meet by video. The link comes by mail an hour before. Bring the posting or the offer that it is about.',
    week: [1, 2, 3, 4, 5].map((day) => ({ day, from: 9 * 60, to: 16 * 60 })),
  })
  const answeredAt = hoursAgo(now, 20)
  const [answered, done] = [idOf('talk', 'contact invoice'), idOf('talk', 'contact idea')]
  await db.insert(contactMessages).values([
    {
      id: idOf('talk', 'contact import'),
      name: 'Nadia Rahimi',
      email: 'nadia@rahimi.example',
      subject: 'The dates of my resume are mixed up after the import',
      category: 'bug',
      message:
        'I imported a resume with two columns. The text came over well, but three jobs have the dates of the one above.\n\nIs there a way to read it again, or do I mend it by hand?',
      createdAt: hoursAgo(now, 7),
    },
    {
      id: idOf('talk', 'contact schools'),
      name: 'Tomás Herrera',
      email: 'tomas@herrera.example',
      subject: 'Tandem for the graduates of our college',
      category: 'partnership',
      message:
        'We are a college with 400 graduates a year and would like to show them Tandem in spring. Whom do I talk to?',
      createdAt: hoursAgo(now, 3),
    },
    {
      id: answered,
      name: 'Linh Pham',
      email: 'linh@pham.example',
      subject: 'My invoice names the wrong company',
      category: 'billing',
      message: 'The invoice of this month names my old employer. Can it be made out anew?',
      createdAt: hoursAgo(now, 26),
      assignedTo: staffId,
      answeredAt,
    },
    {
      id: done,
      name: 'Kwame Mensah',
      email: 'kwame@mensah.example',
      subject: 'An idea for saved searches',
      category: 'feature',
      message: 'It would help to mute a saved search for a week while I am away.',
      createdAt: hoursAgo(now, 70),
      assignedTo: staffId,
      answeredAt: hoursAgo(now, 60),
      handledAt: hoursAgo(now, 60),
      handledBy: staffId,
    },
  ])
  await db.insert(contactReplies).values([
    {
      messageId: answered,
      authorId: staffId,
      text: 'Thank you for telling us. Please open Manage Subscription on your subscription page and change the name there; then answer this mail, and we make the invoice out anew.',
      createdAt: answeredAt,
      mailedAt: answeredAt,
    },
    {
      messageId: done,
      authorId: staffId,
      text: 'A good idea, it is on our list now. Until then a search can be set to weekly, which keeps the mails few.',
      createdAt: hoursAgo(now, 60),
      mailedAt: hoursAgo(now, 60),
    },
  ])
}
