import { expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { posting } from '#features/job-postings/server/postings.testing.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { file, first, importWorld, text } from './imports.testing.ts'

const product = productOfFile()
const employer = importWorld(product)

it('deletes the jobs that an import added, and what they were can be imported again', async () => {
  const { api, made, start, run } = await employer()
  const { id } = await start(first)
  const undone = { state: 'undone', deletedJobs: 2, kept: [] }
  for (const _again of [1, 2]) expect(await api.jobImports.undo({ id })).toMatchObject(undone)
  expect((await made()).map(({ status }) => status)).toEqual(['deleted', 'deleted'])
  expect(await api.jobImports.list()).toMatchObject([{ id, ...undone }])
  expect(await run(first)).toEqual([2, 0])
})

it('keeps jobs with applications, and those that were changed since, with the reason', async () => {
  const { api, made, start, run } = await employer()
  const titles = ['Applied', 'Edited', 'Posted', 'Again', 'Untouched']
  const rows = titles.map((title, at) => `R-${at},Ats,${title},"${text}","Leeds, UK",draft,,`)
  const { id } = await start(file(rows))
  const jobs = new Map((await made()).map((job) => [job.title, job.id]))
  const { id: userId } = await createUser(product.db)
  const applied = {
    userId,
    jobId: jobs.get('Applied')!,
    ...applicantDetails({ fullName: 'Ida Ek', email: 'ida@mail.example', phone: '' }),
  }
  await product.db.insert(applications).values({ ...applied, resumeText: '' })
  await api.postings.update({
    ...posting({ title: 'Edited here', description: text, location: 'Leeds, UK' }),
    id: jobs.get('Edited')!,
  })
  await api.postings.setStatus({ id: jobs.get('Posted')!, status: 'active' })
  await run(file([rows[3]!]))
  const { deletedJobs, kept } = await api.jobImports.undo({ id })
  expect(deletedJobs).toBe(1)
  expect(kept.map(({ title, reason }) => [title, reason])).toEqual([
    ['Applied', 'has applications'],
    ['Edited here', 'was edited since'],
    ['Posted', 'was posted since'],
    ['Again', 'is in a later import too'],
  ])
  expect((await made()).filter(({ status }) => status === 'deleted').map(({ title }) => title)).toEqual(['Untouched'])
})

it('gives the jobs that a file updated their values of before, and the earlier import can be undone, too', async () => {
  const { api, made, start } = await employer()
  const one = await start(first)
  const two = await start(first.replace('Ats,Nurse,', 'Ats,Ward Nurse,'))
  expect(await api.jobImports.undo({ id: two.id })).toMatchObject({ deletedJobs: 0, restoredJobs: 1, kept: [] })
  expect((await made()).map(({ title, status }) => [title, status])).toEqual([
    ['Nurse', 'active'],
    ['Planner', 'draft'],
  ])
  expect(await api.jobImports.undo({ id: one.id })).toMatchObject({ deletedJobs: 2, kept: [] })
})

it('keeps updates that were changed since, that a later file repeats, or that a posted job cannot lose', async () => {
  const { api, made, run, start } = await employer()
  const rows = (title: string, status: string) =>
    file(
      ['Edited', 'Again', 'Drafted'].map((name, at) => `R-${at},Ats,${name}${title},"${text}","Leeds, UK",${status},,`),
    )
  await run(rows('', 'draft'))
  const { id } = await start(rows(' two', 'draft'))
  const jobs = new Map((await made()).map((job) => [job.title, job.id]))
  await api.postings.update({
    ...posting({ title: 'Edited here', description: text, location: 'Leeds, UK' }),
    id: jobs.get('Edited two')!,
  })
  await run(file([`R-1,Ats,Again two,"${text}","Leeds, UK",draft,,`]))
  const { restoredJobs, kept } = await api.jobImports.undo({ id })
  expect(restoredJobs).toBe(1)
  expect(kept.map(({ title, reason }) => [title, reason]).sort()).toEqual([
    ['Again two', 'is in a later import too'],
    ['Edited here', 'was edited since'],
  ])
  expect((await made()).map(({ title }) => title).sort()).toEqual(['Again two', 'Drafted', 'Edited here'])
})

it('a draft that a file posted stays posted, with its text of before', async () => {
  const { api, made, run, start } = await employer()
  const row = (title: string, status: string) => file([`R-1,Ats,${title},"${text}","Leeds, UK",${status},,`])
  await run(row('Porter', 'draft'))
  const { id } = await start(row('Night Porter', 'open'), { asDrafts: false })
  const { restoredJobs, kept } = await api.jobImports.undo({ id })
  expect([restoredJobs, kept.map(({ reason }) => reason)]).toEqual([0, ['was posted: its text is as before']])
  expect((await made()).map(({ title, status }) => [title, status])).toEqual([['Porter', 'active']])
})

it('refuses to undo an import of another company', async () => {
  const { start } = await employer()
  const { id } = await start(first)
  const others = await employer()
  await expect(others.api.jobImports.undo({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(others.api.jobImports.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
