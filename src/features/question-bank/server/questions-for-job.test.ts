import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { interviewQuestions } from '#db/schema/question-bank.ts'
import { newId } from '#lib/ids.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createResume, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

const RESUME = `Maya Okafor
Summary
Analyst who finds what a number hides, with five years in clinics and in retail.
Experience
Data Analyst, Papertrail
2022 - present
- Wrote SQL for the weekly revenue report
- Taught twelve managers to read their own figures`

async function createWorld({
  withResume = true,
  ...overrides
}: Partial<typeof jobs.$inferInsert> & { withResume?: boolean } = {}) {
  const user = await createUser(product.db)
  const company = await createCompany(product.db, { name: 'Fernway' })
  const requirements = '<ul><li>SQL</li><li>dbt</li></ul>'
  const job = await createJob(product.db, company.id, { title: 'Senior Data Analyst', requirements, ...overrides })
  if (withResume) await createResume(product.db, user.id, { text: RESUME })
  const api = product.as(user.id).interviewQuestions
  const shown = async () => (await api.list({ job: job.id })).items
  return { user, job, api, shown }
}
const rowsOf = (userId: string) =>
  product.db
    .select()
    .from(interviewQuestions)
    .where(eq(interviewQuestions.userId, userId))
    .orderBy(interviewQuestions.id)

describe('questions made from a posting', () => {
  it('are based on the posting and the gaps in the resume, the gaps first (JOBS-16, INTV-11)', async () => {
    const { job, api, shown } = await createWorld()
    const made = await api.forJob({ jobId: job.id })
    const items = await shown()
    expect(made).toMatchObject({ title: 'Senior Data Analyst', companyName: 'Fernway', hasResume: true })
    expect(made.total).toBe(items.length)
    expect(made.gaps).toBeGreaterThan(0)
    expect(items[0]?.reason).toBe('Not in your resume: dbt')
    const sql = items.find(({ reason }) => reason === 'From the posting: SQL')
    expect(sql?.content).toContain('“Wrote SQL for the weekly revenue report”')
    for (const one of items) {
      expect(one).toMatchObject({ companyName: 'Fernway', jobRole: 'Data and Analytics', jobId: job.id })
    }
  })

  it('are stored once, also with repeated and simultaneous requests (INTV-11)', async () => {
    const { job, api, user } = await createWorld()
    await Promise.all(Array.from({ length: 6 }, () => api.forJob({ jobId: job.id })))
    const before = await rowsOf(user.id)
    expect(new Set(before.map(({ title }) => title)).size).toBe(before.length)
    await api.forJob({ jobId: job.id })
    expect(await rowsOf(user.id)).toEqual(before)
  })

  it('are updated with the resume and the posting without losing answers (INTV-11)', async () => {
    const { job, api, user, shown } = await createWorld()
    await api.forJob({ jobId: job.id })
    const [gap] = await shown()
    const answer = { id: newId(), questionId: gap!.id, text: 'I would read the models of the team first.' }
    await api.saveResponse(answer)

    const text = `${RESUME}\n- Moved forty models to dbt`
    await product.db.update(resumes).set({ text, updatedAt: new Date() }).where(eq(resumes.userId, user.id))
    await api.forJob({ jobId: job.id })
    const now = await shown()
    expect(now.map(({ reason }) => reason)).toContain('From the posting: dbt')
    // the newest question is not about a gap, but the gaps are still listed first
    expect(now[0]?.reason).toMatch(/^Not in your resume|^Partly shown/)
    expect(now.map(({ id }) => id)).not.toContain(gap!.id)
    expect((await api.responses({})).items[0]).toMatchObject({ id: answer.id, question: { id: gap!.id } })

    await product.db.update(resumes).set({ text: RESUME, updatedAt: new Date() }).where(eq(resumes.userId, user.id))
    await api.forJob({ jobId: job.id })
    expect((await shown()).find(({ id }) => id === gap!.id)?.tries).toBe(1)

    const requirements = '<ul><li>Looker</li></ul>'
    await product.db.update(jobs).set({ requirements, updatedAt: new Date() }).where(eq(jobs.id, job.id))
    await api.forJob({ jobId: job.id })
    const reasons = (await shown()).map(({ reason }) => reason)
    expect(reasons).toContain('Not in your resume: Looker')
    expect(reasons).not.toContain('Not in your resume: dbt')
  })

  it('are made without a resume, and the result reports that there was none', async () => {
    const { job, api, shown } = await createWorld({ withResume: false })
    expect(await api.forJob({ jobId: job.id })).toMatchObject({ hasResume: false, gaps: 0 })
    expect((await shown()).length).toBeGreaterThan(2)
  })

  it('have the job title as their role if it has no known job family, so that no other role lists them', async () => {
    const { job, api, shown } = await createWorld({ title: 'Falconer' })
    await api.forJob({ jobId: job.id })
    expect(new Set((await shown()).map(({ jobRole }) => jobRole))).toEqual(new Set(['Falconer']))
    expect((await api.list({ role: 'Design' })).total).toBe(0)
  })

  it('are hidden from other people', async () => {
    const { job, api, shown } = await createWorld()
    await api.forJob({ jobId: job.id })
    const other = await createUser(product.db)
    const theirs = product.as(other.id).interviewQuestions
    expect((await theirs.list({ job: job.id })).items).toEqual([])
    const [first] = await shown()
    await expect(theirs.get({ id: first!.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const save = theirs.saveResponse({ id: newId(), questionId: first!.id, text: 'Mine' })
    await expect(save).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('exist only for jobs that the person can see, and for closed jobs that they applied to (JOBS-16)', async () => {
    for (const hidden of [
      { status: 'draft' },
      { status: 'deleted' },
      { status: 'closed' },
      { externalPosting: false },
    ] as const) {
      const { job, api } = await createWorld(hidden)
      await expect(api.forJob({ jobId: job.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    const { api, job, user } = await createWorld({ status: 'closed' })
    await expect(api.forJob({ jobId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const applied = { jobId: job.id, userId: user.id, ...applicantDetails({ fullName: 'Maya' }) }
    await product.db.insert(applications).values(applied)
    expect((await api.forJob({ jobId: job.id })).gaps).toBeGreaterThan(0)
  })
})
