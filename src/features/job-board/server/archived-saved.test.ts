import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

async function savedBy(count: number) {
  const seeker = await createUser(product.db)
  const api = product.as(seeker.id).jobs
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) {
    const job = await createJob(product.db, (await createCompany(product.db, { name: `Fernway ${i}` })).id)
    await api.save({ jobId: job.id })
    ids.push(job.id)
  }
  return { api, ids }
}

it('lists saved jobs that are no longer open, with their notes (SAVED-05, SAVED-06)', async () => {
  const { api, ids } = await savedBy(4)
  const [open = '', closed = '', deleted = '', hidden = ''] = ids
  for (const jobId of ids) await api.updateSavedNotes({ jobId, notes: `note ${ids.indexOf(jobId)}` })
  await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, closed))
  await product.db.update(jobs).set({ status: 'deleted' }).where(eq(jobs.id, deleted))
  await product.db.update(companies).set({ status: 'inactive' }).where(eq(companies.name, 'Fernway 3'))
  expect((await api.listSaved()).map(({ jobId }) => jobId)).toEqual([open])
  const archived = await api.listArchivedSaved()
  expect(archived.map(({ jobId, notes }) => [jobId, notes])).toEqual([
    [hidden, 'note 3'],
    [deleted, 'note 2'],
    [closed, 'note 1'],
  ])
  expect(archived[2]?.job).toMatchObject({ title: 'Data Analyst', companyName: 'Fernway 1' })
  await product.db.update(jobs).set({ status: 'active' }).where(eq(jobs.id, closed))
  expect((await api.listArchivedSaved()).map(({ jobId }) => jobId)).toEqual([hidden, deleted])
})

it('saves and removes the note of an entry, open or not (SAVED-07)', async () => {
  const { api, ids } = await savedBy(1)
  const jobId = ids[0] as string
  expect(await api.updateSavedNotes({ jobId, notes: ' ask about nights\u0000 ' })).toEqual({
    notes: 'ask about nights',
  })
  expect((await api.listSaved())[0]?.notes).toBe('ask about nights')
  await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, jobId))
  expect(await api.updateSavedNotes({ jobId, notes: '' })).toEqual({ notes: null })
  await expect(api.updateSavedNotes({ jobId, notes: 'x'.repeat(5001) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

it('separates the lists and notes of different users (SHELL-33)', async () => {
  const { ids } = await savedBy(1)
  const other = product.as((await createUser(product.db)).id).jobs
  const jobId = ids[0] as string
  await expect(other.updateSavedNotes({ jobId, notes: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, jobId))
  expect(await other.listArchivedSaved()).toEqual([])
  await expect(product.as(null).jobs.listArchivedSaved()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
