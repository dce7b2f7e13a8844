import { asc, eq } from 'drizzle-orm'
import { applicationContacts, externalApplications, externalStatusChanges } from '#db/schema/job-tracker.ts'
import { events } from '#db/schema/operations.ts'
import { createUpload } from '#features/applications/server/apply.testing.ts'
import { isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import { trackerImportSubscribers } from './subscribers.ts'

type Choices = {
  kind?: 'applications' | 'contacts'
  columns?: Record<string, string>
  answers?: Record<string, string>
}

/** A job seeker, and what a test of imports does with them. */
export async function importWorld(product: TestProduct) {
  const user = await createUser(product.db)
  const my = product.as(user.id)
  const api = my.trackerImports
  const upload = async (lines: string | readonly string[], name = 'jobs.csv') => {
    const bytes = Buffer.from([lines].flat().join('\n'))
    return (await createUpload(product, user.id, { name, contentType: 'text/csv', bytes })).id
  }

  /** Runs the pending imports, each event twice, as after a crash. */
  async function work(): Promise<void> {
    const rows = await product.db.select().from(events)
    for (const { id, name, payload, occurredAt } of rows)
      for (const one of [...trackerImportSubscribers, ...trackerImportSubscribers].filter(
        ({ eventName }) => eventName === name,
      ))
        await one.handle(product.services, payload, { eventId: id, occurredAt })
    await product.db.delete(events)
  }
  async function bring(lines: readonly string[], choices: Choices = {}) {
    const id = newId()
    await api.start({ id, fileId: await upload(lines), recalls: false, ...choices })
    await work()
    return api.get({ id })
  }
  const stored = () =>
    product.db
      .select()
      .from(externalApplications)
      .where(eq(externalApplications.userId, user.id))
      .orderBy(asc(externalApplications.title))
  const contacts = () =>
    product.db
      .select()
      .from(applicationContacts)
      .where(eq(applicationContacts.userId, user.id))
      .orderBy(asc(applicationContacts.name))
  const stepsOf = async (externalId: string) => {
    const steps = await product.db
      .select()
      .from(externalStatusChanges)
      .where(eq(externalStatusChanges.externalId, externalId))
      .orderBy(asc(externalStatusChanges.changedAt))
    return steps.map(({ toStatus, changedAt }) => `${toStatus} ${isoDay(changedAt, 'UTC')}`)
  }
  return { user, my, api, upload, work, bring, stored, contacts, stepsOf }
}

/** An external application as a person enters it by hand. */
export const byHand = {
  title: 'Analyst',
  companyName: 'Fernway',
  location: '',
  link: '',
  appliedOn: '2026-01-05',
  salaryText: '',
  employmentType: '' as const,
  status: 'submitted' as const,
  notes: '',
}
