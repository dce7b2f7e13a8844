import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applicationFormStarts } from '#db/schema/applications.forms.ts'
import { createCompany, createJob, createMember, createRequirement, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { dropOffRows } from '../../company-analytics-rules.ts'

const product = productOfFile()

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

/** A job of a company with two questions, and the analytics of it. */
async function createForm() {
  const company = await createCompany(product.db)
  const { id: userId } = await createMember(product.db, company.id)
  const job = await createJob(product.db, company.id, { title: 'Nurse Educator' })
  const first = await createRequirement(product.db, job.id, { label: 'Your licence' })
  const second = await createRequirement(product.db, job.id, { label: 'Nights' })
  const open = async (
    furthestId: string | null,
    overrides: Partial<typeof applicationFormStarts.$inferInsert> = {},
  ): Promise<void> => {
    const person = await createUser(product.db)
    const at = hoursAgo(60)
    await product.db
      .insert(applicationFormStarts)
      .values({ jobId: job.id, userId: person.id, startedAt: at, lastAt: at, furthestId, ...overrides })
  }
  const look = async (range: 'week' | 'month' = 'month') =>
    (await product.as(userId).companyAnalytics.get({ range })).dropOff
  return { job, first, second, open, look }
}

it('counts who reached each place in the form of a job and who stopped there', async () => {
  const { job, first, second, open, look } = await createForm()
  for (let n = 0; n < 3; n++) await open(null)
  await open(first.id)
  await open(second.id)
  await open(second.id, { sentAt: hoursAgo(59) })
  // sent without answers that were not required
  await open(null, { sentAt: hoursAgo(59) })
  expect(await look()).toEqual([
    {
      jobId: job.id,
      title: 'Nurse Educator',
      started: 7,
      sent: 2,
      rows: [
        { place: 'details', label: 'Your licence', reached: 7, left: 3 },
        { place: 'question', label: 'Nights', reached: 4, left: 1 },
        { place: 'sending', label: null, reached: 3, left: 1 },
      ],
    },
  ])
})

it('counts finished forms that were opened in the period, and shows no rows for too few', async () => {
  const { open, look } = await createForm()
  await open(null)
  await open(null, { startedAt: hoursAgo(30 * 24 + 2) })
  // still writing
  await open(null, { lastAt: hoursAgo(2) })
  expect(await look()).toMatchObject([{ started: 1, sent: 0, rows: null }])
  await open(null, { startedAt: hoursAgo(10 * 24) })
  expect(await look('week')).toMatchObject([{ started: 1 }])
  expect(await look('month')).toMatchObject([{ started: 2 }])
})

it('shows nothing of it to another company', async () => {
  const { open } = await createForm()
  for (let n = 0; n < 5; n++) await open(null)
  expect(await (await createForm()).look()).toEqual([])
})

const start = fc.record({ furthest: fc.option(fc.nat({ max: 9 }), { nil: null }), isSent: fc.boolean() })

it('counts each person who opened a form as stopped at one place or sent, and as reaching a place only after the ones before it', () => {
  const orders = fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 6 })
  fc.assert(
    fc.property(orders, fc.array(start, { maxLength: 40 }), (asked, starts) => {
      const questions = asked.map((order) => ({ label: String(order), order }))
      const rows = dropOffRows(questions, starts)
      const left = rows.reduce((sum, row) => sum + row.left, 0)
      expect(left + starts.filter(({ isSent }) => isSent).length).toBe(starts.length)
      rows.forEach((row, at) => {
        const before = rows[at - 1]
        expect(row.reached).toBe(before ? before.reached - before.left : starts.length)
      })
    }),
  )
})
