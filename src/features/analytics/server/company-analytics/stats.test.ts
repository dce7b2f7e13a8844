import fc from 'fast-check'
import { expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { jobViews } from '#db/schema/job-board.ts'
import { applicationSources, applicationStatuses } from '#features/applications/rules.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import { randomCases } from '#testing/long.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { analyticsRanges } from '../../company-analytics-rules.ts'

/*
 * Compares the metrics of random companies with a plain count of the stored rows. The test uses none of the server's queries.
 */
const product = productOfFile()

const DAY = 86_400_000
const days = { week: 7, month: 30, quarter: 90, year: 365 }

const someJob = fc.record({ status: fc.constantFrom('active', 'paused', 'closed', 'deleted'), isForeign: fc.boolean() })
// half a day from the edges of a period, because time passes during the test
const age = fc.integer({ min: 0, max: 760 }).map((day) => day + 0.5)
const someApplication = fc.record({
  job: fc.nat({ max: 5 }),
  age,
  status: fc.constantFrom(...applicationStatuses),
  source: fc.constantFrom(...applicationSources),
})
const someView = fc.record({ job: fc.nat({ max: 5 }), age })
const world = fc.record({
  jobs: fc.array(someJob, { minLength: 6, maxLength: 6 }),
  sent: fc.array(someApplication, { maxLength: 60 }),
  views: fc.array(someView, { maxLength: 40 }),
})
type World = typeof world extends fc.Arbitrary<infer T> ? T : never

async function store({ jobs, sent, views }: World) {
  const { db } = product
  const [own, other] = [await createCompany(db), await createCompany(db)]
  const made: { id: string }[] = []
  for (const { status, isForeign } of jobs)
    made.push(await createJob(db, (isForeign ? other : own).id, { status: status as 'active' }))
  const at = (days: number) => new Date(Date.now() - days * DAY)
  // a person can apply to a job only once, so each application has its own person
  const people: string[] = []
  for (const _ of sent) people.push((await createUser(db)).id)
  const rows = sent.map(({ job, age: old, ...overrides }, n) => ({
    ...overrides,
    jobId: made[job]!.id,
    userId: people[n] ?? '',
    ...applicantDetails({ fullName: 'Maya' }),
    appliedAt: at(old),
  }))
  if (rows.length > 0) await db.insert(applications).values(rows)
  const seen = views.map(({ job, age: old }) => ({
    jobId: made[job]!.id,
    reader: newId(),
    day: '2026-01-01',
    viewedAt: at(old),
  }))
  if (seen.length > 0) await db.insert(jobViews).values(seen)
  return { made, userId: (await createMember(db, own.id)).id }
}

it('gives the counts and changes of random rows (CANA-06, CANA-09, CANA-11)', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (input) => {
      const { made, userId } = await store(input)
      const counted = input.sent.filter(({ job, status }) => {
        const { status: state, isForeign } = input.jobs[job]!
        return !isForeign && state !== 'deleted' && status !== 'withdrawn'
      })
      for (const range of analyticsRanges) {
        const answer = await product.as(userId).companyAnalytics.get({ range })
        const length = days[range]
        const now = counted.filter((one) => one.age < length)
        const before = counted.filter((one) => one.age > length && one.age < 2 * length).length
        const [total, , , conversion] = answer.metrics
        expect(total?.value).toBe(String(now.length))
        const isKnown = before > 0 && now.length + before >= 4
        const percent = Math.round((now.length / before - 1) * 100)
        const change =
          percent === 0 ? 'No change' : `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('en-US')}%`
        expect(total?.change).toBe(isKnown ? change : '—')
        const accepted = now.filter(({ status }) => status === 'accepted').length
        expect(conversion?.value).toBe(now.length === 0 ? '—' : `${Math.round((accepted / now.length) * 100)}%`)
        for (const source of applicationSources) {
          const count = now.filter((one) => one.source === source).length
          const shown = answer.applicationSources.find((one) => one.source === source)
          const percentage = now.length === 0 ? undefined : Math.round((count / now.length) * 100)
          expect([shown?.count ?? 0, shown?.percentage]).toEqual([count, percentage])
        }
        const trend = answer.trend.reduce(
          (sum, point) => [sum[0]! + point.applications, sum[1]! + point.before],
          [0, 0],
        )
        expect(trend).toEqual([now.length, before])
        for (const point of answer.trend) {
          const inside = (old: number) => {
            const at = Date.now() - old * DAY
            return at > point.from.getTime() && at < point.to.getTime()
          }
          // a row within a minute of an interval's edge may count in either interval
          const isSharp = counted.every(({ age: old }) =>
            [point.from, point.to].every((edge) => Math.abs(Date.now() - old * DAY - edge.getTime()) > 60_000),
          )
          if (isSharp) expect(point.applications).toBe(now.filter((one) => inside(one.age)).length)
        }
        const open = input.jobs.flatMap(({ status, isForeign }, n) => (status === 'active' && !isForeign ? [n] : []))
        expect(answer.jobPerformance.map(({ id }) => id).toSorted()).toEqual(open.map((n) => made[n]!.id).toSorted())
        for (const n of open) {
          const shown = answer.jobPerformance.find(({ id }) => id === made[n]!.id)
          expect(shown).toMatchObject({
            applications: now.filter(({ job }) => job === n).length,
            views: input.views.filter((one) => one.job === n && one.age < length).length,
          })
        }
      }
    }),
    { numRuns: randomCases(12) },
  )
})
