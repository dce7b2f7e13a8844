import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { profiles } from '#db/schema/profiles.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { boardWorld } from './board.testing.ts'

const product = productOfFile()

const day = (n: number) => new Date(Date.UTC(2026, 9, n))

it('shows a job by its stages: who, since when, and how many, without the withdrawn (CAPP-03)', async () => {
  const { job, api, apply } = await boardWorld(product)
  const { id: stageId } = await api.add({ jobId: job.id, name: 'Phone screen', status: 'interview' })
  const first = await apply({ fullName: 'Maya Okafor', appliedAt: day(1), isAssisted: true })
  const talk = await apply({ status: 'interview', appliedAt: day(2) })
  await apply({ status: 'withdrawn', appliedAt: day(1) })
  await product.db
    .update(profiles)
    .set({ yearsOfExperience: 5, skills: ['SQL', 'Looker', 'dbt'] })
    .where(eq(profiles.userId, first.userId!))
  const [, , interview] = await api.list({ jobId: job.id })
  await api.move({ moves: [{ id: talk.id, from: interview!.id, to: { stageId } }] })
  const board = await api.board({ jobId: job.id })
  expect(board.job).toEqual({
    ...{ id: job.id, title: job.title, slug: job.slug, isActive: true, applications: 2 },
    ...{ firstAppliedAt: day(1), oldestUnansweredAt: day(1) },
  })
  expect(board.columns.map(({ name, total }) => [name, total])).toEqual([
    ...[
      ['New', 1],
      ['Reviewing', 0],
      ['Interview', 0],
      ['Phone screen', 1],
      ['Accepted', 0],
      ['Rejected', 0],
    ],
  ])
  expect(board.columns[0]?.items).toMatchObject([
    {
      id: first.id,
      candidateName: 'Maya Okafor',
      about: '5 yrs, SQL, Looker',
      isAssisted: true,
      stageId: first.stageId,
    },
  ])
  expect(board.total).toBe(2)
})

it('shows all jobs by the five statuses, with the same filters', async () => {
  const { company, api, apply } = await boardWorld(product)
  const other = await createJob(product.db, company.id, { title: 'Nurse' })
  await apply({ fullName: 'Maya Okafor' })
  await apply({ jobId: other.id, fullName: 'Dele Williams', status: 'interview' })
  const board = await api.board({})
  expect(board.job).toBeNull()
  expect(board.columns.map(({ key, total }) => [key, total])).toEqual([
    ...[
      ['submitted', 1],
      ['reviewing', 0],
      ['interview', 1],
      ['accepted', 0],
      ['rejected', 0],
    ],
  ])
  expect(
    (await api.board({ search: 'Dele' })).columns.flatMap(({ items }) => items.map(({ jobTitle }) => jobTitle)),
  ).toEqual(['Nurse'])
  expect((await api.board({ status: 'withdrawn' })).total).toBe(0)
})

it('starts each column with the latest arrivals, and shows more on request', async () => {
  const { job, api, apply, stageOf } = await boardWorld(product)
  for (let n = 1; n <= 23; n += 1) await apply({ fullName: `Candidate ${n}`, statusUpdatedAt: day(n) })
  const column = async (shown = {}) => (await api.board({ jobId: job.id, shown })).columns[0]!
  const start = await column()
  expect([start.total, start.items.length, start.items[0]?.candidateName]).toEqual([23, 20, 'Candidate 23'])
  const all = await column({ [await stageOf('submitted')]: 70 })
  expect([all.total, all.items.length, all.items.at(-1)?.candidateName]).toEqual([23, 23, 'Candidate 1'])
})
