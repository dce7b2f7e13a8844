import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { jobs } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { evaluationWorld } from './evaluations.testing.ts'

const product = productOfFile()

const api = (person: { id: string }) => product.as(person.id).scorecards
const named = (...names: string[]) => names.map((name) => ({ id: newId(), name, lookFor: '' }))
const ids = (list: { id: string }[]) => list.map(({ id }) => id)
const namesOf = ({ attributes }: { attributes: { name: string }[] }) => attributes.map(({ name }) => name)

it('refuses more than twelve, no name, a duplicate name, a duplicate id, and too long a text', async () => {
  const { job, hannah } = await evaluationWorld(product)
  const [one] = named('One')
  const bad: [string, ReturnType<typeof named>][] = [
    ['up to 12', named(...Array.from({ length: 13 }, (_, i) => `Attribute ${i}`))],
    ['Please name the attribute', named('  ')],
    ['the same name', named('SQL', 'sql')],
    ['List each attribute once', [one!, { ...one!, name: 'Two' }]],
    ['at most 60', named('x'.repeat(61))],
    ['at most 300', [{ ...one!, lookFor: 'x'.repeat(301) }]],
  ]
  for (const [words, attributes] of bad) {
    const error = await api(hannah)
      .saveAttributes({ jobId: job.id, seen: [], attributes })
      .catch((refused) => refused)
    expect(error.code, words).toBe('BAD_REQUEST')
    expect(JSON.stringify(error.data)).toContain(words)
  }
})

it('stores the order, and retains what a colleague added meanwhile', async () => {
  const { job, hannah, idris, attributes } = await evaluationWorld(product)
  const seen = ids(attributes)
  const [extra] = named('Knows health care')
  await api(idris).saveAttributes({ jobId: job.id, seen, attributes: [...attributes, extra!] })
  const saved = await api(hannah).saveAttributes({ jobId: job.id, seen, attributes: attributes.toReversed() })
  expect(namesOf(saved)).toEqual(['Explains numbers', 'SQL, in depth', 'Knows health care'])
  const full = named(...Array.from({ length: 12 }, (_, i) => `Attribute ${i}`))
  const call = api(hannah).saveAttributes({ jobId: job.id, seen: [], attributes: full })
  await expect(call).rejects.toMatchObject({ code: 'SCORECARD_FULL' })
  expect(namesOf(await api(idris).attributes({ jobId: job.id }))).toHaveLength(3)
})

it('accepts no attribute of another job, and restores no removed one', async () => {
  const { job, company, hannah, attributes } = await evaluationWorld(product)
  const other = await createJob(product.db, company.id)
  const stolen = api(hannah).saveAttributes({ jobId: other.id, seen: [], attributes })
  await expect(stolen).rejects.toMatchObject({ code: 'SCORECARD_CHANGED' })
  const seen = ids(attributes)
  await api(hannah).saveAttributes({ jobId: job.id, seen, attributes: [] })
  const revived = api(hannah).saveAttributes({ jobId: job.id, seen: [], attributes })
  await expect(revived).rejects.toMatchObject({ code: 'SCORECARD_CHANGED' })
})

it('is readable by staff and changed only by the company; a deleted or foreign job has none', async () => {
  const { job, rival, staff, seeker, hannah } = await evaluationWorld(product)
  expect(await api(staff).attributes({ jobId: job.id })).toMatchObject({ canDefine: false })
  const input = { jobId: job.id, seen: [], attributes: [] }
  await expect(api(staff).saveAttributes(input)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(api(seeker).attributes({ jobId: job.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(api(rival).saveAttributes(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await product.db.update(jobs).set({ status: 'deleted' }).where(eq(jobs.id, job.id))
  await expect(api(hannah).attributes({ jobId: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it("proposes the posting's requirements, and the scorecards of the company's other jobs", async () => {
  const { company, hannah, rival, job } = await evaluationWorld(product)
  const requirements = '<ul><li>5 years of SQL</li></ul>'
  const next = await createJob(product.db, company.id, { title: 'Analyst', description: '', requirements })
  const proposals = await api(hannah).proposals({ jobId: next.id })
  expect(proposals.fromPosting).toEqual([{ name: 'SQL', lookFor: 'The posting asks for: 5 years of SQL' }])
  expect(proposals.otherJobs).toMatchObject([{ jobId: job.id, title: 'Senior Data Analyst' }])
  expect(namesOf(proposals.otherJobs[0]!)).toEqual(['SQL, in depth', 'Explains numbers'])
  await expect(api(rival).proposals({ jobId: next.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
