import { asc, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobViews } from '#db/schema/job-board.ts'
import { createCompany, createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { deleteOldViews } from './delete-old-views.ts'

const product = productOfFile()

const now = new Date('2026-11-29T01:00:00Z')
const daysLeft = async () =>
  (await product.db.select({ day: jobViews.day }).from(jobViews).orderBy(asc(jobViews.day))).map(({ day }) => day)

it('deletes views of more than two years ago, and no later ones, whatever the size of a batch', async () => {
  const { id: jobId } = await createJob(product.db, (await createCompany(product.db)).id)
  const days = ['2020-01-01', '2023-02-28', '2024-11-27', '2024-11-28', '2024-11-29', '2025-12-31', '2026-11-29']
  await product.db.insert(jobViews).values(days.map((day) => ({ jobId, reader: day, day })))
  const stopping = new AbortController()
  stopping.abort()
  expect(await deleteOldViews({ db: product.db, stopping: stopping.signal }, { now })).toBe(0)
  expect(await deleteOldViews(product.services, { now, atOnce: 3 })).toBe(4)
  expect(await daysLeft()).toEqual(['2024-11-29', '2025-12-31', '2026-11-29'])
})

it('finds old views by the index of days', async () => {
  const { rows } = await product.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select ctid from ${jobViews} where ${jobViews.day} < '2024-11-29' limit 5000`,
    )
  })
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('job_views_by_day')
})
