import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { events, liveMessages } from '#db/schema/operations.ts'
import { createEmployer, posting } from '#features/job-postings/server/postings.testing.ts'
import { matchVersion } from '#features/matching/explain-match.ts'
import { matchChartSegments } from '#features/matching/segments.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createJob, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { applicant } from './apply.testing.ts'
import { storeMissingMatches } from './store-matches.ts'
import { applicationSubscribers } from './subscribers.ts'

const product = productOfFile()

/** Runs the pending jobs, as the worker does. */
async function work(): Promise<void> {
  for (const { id, name, payload, occurredAt } of await product.db.select().from(events)) {
    const known = applicationSubscribers.filter(({ eventName }) => eventName === name)
    for (const one of known) await one.handle(product.services, payload, { eventId: id, occurredAt })
  }
}
const asks = (text: string) => `<ul><li>3+ years of ${text}</li><li>Kubernetes</li></ul>`

async function createWorld() {
  const { admin, company } = await createEmployer(product.db)
  const job = await createJob(product.db, company.id, { requirements: asks('SQL') })
  const { my, input } = await applicant(product, job.id)
  const { applicationId: id } = await my.submit(input)
  const resumeText =
    'Data analyst at Papertrail from 2018 to 2024. Six years of SQL in production. Terraform every day.'.repeat(3)
  await product.db.update(applications).set({ resumeText }).where(eq(applications.id, id))
  const reviews = product.as(admin.id).companyApplications
  const card = async () => (await reviews.list({})).items[0]!
  return { admin, company, job, id, reviews, card }
}
type World = Awaited<ReturnType<typeof createWorld>>
const expectAsInDialog = async ({ reviews, id, card }: World) => {
  const { match } = await reviews.get({ id })
  const { matchScore, matchSegments } = await card()
  expect({ matchScore, matchSegments }).toEqual({
    matchScore: match!.score,
    matchSegments: matchChartSegments(match!.items),
  })
  return matchScore
}

it('stores the match once the application is submitted, and updates open lists; reading computes nothing', async () => {
  const sent = await createWorld()
  expect(await sent.card()).toMatchObject({ matchScore: null, matchSegments: null })
  const { updatedAt } = await sent.card()
  await work()
  expect(await expectAsInDialog(sent)).toBeGreaterThan(0)
  expect((await sent.card()).updatedAt).toEqual(updatedAt)
  const published = await product.db.select().from(liveMessages).where(eq(liveMessages.userId, sent.admin.id))
  expect(published.map(({ topic, payload }) => [topic, payload])).toContainEqual([
    'application_changed',
    { applicationId: sent.id, jobId: sent.job.id },
  ])
})

it("is updated when the posting's text changes, but not when only its pay does", async () => {
  const sent = await createWorld()
  await work()
  const before = await expectAsInDialog(sent)
  const edit = (overrides: Record<string, unknown>) =>
    product.as(sent.admin.id).postings.update({ ...posting({ ...overrides }), id: sent.job.id })
  const text = { title: sent.job.title, description: sent.job.description }
  await edit({ ...text, requirements: asks('Haskell') })
  await work()
  expect(await expectAsInDialog(sent)).toBeLessThan(before!)
  await product.db.update(applications).set({ matchScore: 1 }).where(eq(applications.id, sent.id))
  await product.db.delete(events)
  await edit({ ...text, requirements: asks('Haskell'), salaryMin: 50_000 })
  await work()
  expect((await sent.card()).matchScore).toBe(1)
})

it('computes missing and outdated ones, in several batches', async () => {
  const sent = await createWorld()
  await product.db
    .update(jobs)
    .set({ requirements: asks('SQL') })
    .where(eq(jobs.id, sent.job.id))
  const people = await Promise.all(Array.from({ length: 120 }, () => createUser(product.db)))
  await product.db.insert(applications).values(
    people.map((person, n) => ({
      id: newId(),
      jobId: sent.job.id,
      userId: person.id,
      ...applicantDetails({ fullName: person.name, email: person.email }),
      resumeText: n === 7 ? '' : 'Five years of SQL.',
      matchVersion: n % 2 ? 0 : null,
    })),
  )
  await storeMissingMatches(product.db)
  const rows = await product.db.select().from(applications).where(eq(applications.jobId, sent.job.id))
  expect(rows.filter((row) => row.matchVersion !== matchVersion)).toEqual([])
  expect(rows.filter((row) => row.matchScore === null).map((row) => row.resumeText)).toEqual([''])
})
