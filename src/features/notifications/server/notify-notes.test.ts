import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { notifications } from '#db/schema/notifications.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { reviewAddress } from '#features/hiring-pipeline/review-address.ts'
import { colleaguesMentioned } from '#features/scorecards/events.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { notificationToMail } from '../events.ts'
import { notificationSubscribers } from './catalogue.ts'

const product = productOfFile()

async function follow(eventName: string, payload: Record<string, unknown>, eventId: string): Promise<void> {
  for (const one of notificationSubscribers.filter((each) => each.eventName === eventName)) {
    await one.handle(product.services, payload, { eventId, occurredAt: new Date() })
  }
}

/** A note that mentions two colleagues, one of whom leaves the team before the work is done. */
it('notifies a mentioned colleague once, in the list and by email, without the text of the note', async () => {
  const { db } = product
  const company = await createCompany(db)
  const author = await createMember(db, company.id)
  const named = await createMember(db, company.id)
  const left = await createMember(db, company.id)
  const seeker = await createUser(db)
  const job = await createJob(db, company.id, { title: 'Data Analyst' })
  const [application] = await db
    .insert(applications)
    .values({ jobId: job.id, userId: seeker.id, ...applicantDetails({ email: 'm@example.test' }) })
    .returning()
  const text = `canary: @${named.name} and @${left.name}, ask about pay`
  await product.as(author.id).teamNotes.add({ id: application!.id, noteId: newId(), text })
  await db.delete(companyMembers).where(eq(companyMembers.userId, left.id))
  const [event] = await db.select().from(events).where(eq(events.name, colleaguesMentioned.eventName))
  for (let i = 0; i < 2; i++) await follow(colleaguesMentioned.eventName, event!.payload, event!.id)
  const received = await db.select().from(notifications)
  const href = reviewAddress({ companyId: company.id, applicationId: application!.id })
  expect(received).toMatchObject([
    {
      userId: named.id,
      type: 'colleague_mentioned',
      title: 'You were mentioned',
      message: `${author.name} mentioned you in a note about Maya Okafor (Data Analyst).`,
      href,
      mail: true,
    },
  ])
  const toMail = await db.select().from(events).where(eq(events.name, notificationToMail.eventName))
  expect(toMail).toHaveLength(1)
  await follow(notificationToMail.eventName, toMail[0]!.payload, toMail[0]!.id)
  const [mail] = await db.select().from(devMails)
  expect(mail?.to).toBe(named.email)
  expect(mail?.text).toContain(href)
  expect(JSON.stringify([received, mail])).not.toContain('canary')
})
