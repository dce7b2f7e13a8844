import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { resumes } from '#db/schema/documents.ts'
import { auditLog } from '#db/schema/operations.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { emptyResume } from '#features/document-content/resume-content.ts'
import { readStoredResume } from '#features/document-content/stored-content.ts'
import { resumeText } from '#features/documents/exports/resume-text.ts'
import { lines, maya } from '#features/resume-review/improve/testing/maya.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

async function createWorld({
  content = maya,
  requirements = '<ul><li>Looker dashboards</li><li>Kubernetes in production</li><li>Excel</li></ul>',
} = {}) {
  const user = await createUser(product.db)
  const company = await createCompany(product.db, { name: 'Kestrel' })
  const job = await createJob(product.db, company.id, {
    title: 'Data Analyst',
    description: '<p>Numbers.</p>',
    requirements,
  })
  const values = {
    userId: user.id,
    title: 'Maya, Data',
    documentType: 'platform_created' as const,
    isDefault: true,
    revision: 3,
  }
  const [resume] = await product.db
    .insert(resumes)
    .values({ ...values, content: JSON.stringify(content) })
    .returning()
  return { user, job, resume: resume!, api: product.as(user.id).tailoring }
}
const stored = async (id: string) => {
  const [row] = await product.db.select().from(resumes).where(eq(resumes.id, id))
  return { row: row!, content: readStoredResume(row!.content).content }
}
const wordsOf = (content: ResumeContent) =>
  new Set(
    resumeText(content)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  )

describe('tailoring a resume to a job', () => {
  it('compares the posting with the resume and lists gaps', async () => {
    const { api, job } = await createWorld()
    const { match, resume, title, proposals } = await api.propose({ jobId: job.id })
    expect(resume.title).toBe('Maya, Data')
    expect(title).toBe('Maya, Data – Kestrel')
    const byLabel = Object.fromEntries(
      match.items.map(({ label, state, evidence }) => [label, { state, says: evidence?.sentence }]),
    )
    expect(byLabel['Looker dashboards']?.state).toBe('met')
    expect(byLabel['Kubernetes in production']?.state).toBe('missing')
    expect(JSON.stringify(proposals)).not.toMatch(/kubernetes/i)
  })

  it('proposes to move requested skills first, each with its evidence', async () => {
    const { api, job } = await createWorld()
    const { proposals } = await api.propose({ jobId: job.id })
    const skills = proposals.find(({ id }) => id === 'order-skills')
    expect(skills?.after.slice(0, 2).sort()).toEqual(['Excel', 'Looker'])
    expect(skills?.evidence).toEqual(['Looker', 'Excel'])
    const order = proposals.find(({ id }) => id.startsWith('order-lines'))
    expect(order?.after[0]).toBe(lines.dashboards)
    expect([...(order?.after ?? [])].sort()).toEqual([...(order?.before ?? [])].sort())
    const summary = proposals.find(({ id }) => id.startsWith('extend-summary'))
    expect(summary?.after[0]).toMatch(/Experience with .*Looker.*\.$/)
    expect(summary?.evidence.join()).toContain(lines.dashboards)
  })

  it('adds a skill that only the jobs mention', async () => {
    const content = { ...maya, skills: maya.skills.filter(({ name }) => name !== 'Looker') }
    const { api, job } = await createWorld({ content })
    const { proposals } = await api.propose({ jobId: job.id })
    expect(proposals.find(({ id }) => id === 'add-skill Looker')).toMatchObject({
      after: ['Looker'],
      evidence: [expect.stringContaining(lines.dashboards)],
    })
  })

  it('makes one copy for repeated and parallel requests with one id', async () => {
    const { api, job, resume } = await createWorld()
    const ask = { jobId: job.id, resumeId: resume.id, revision: 3, accepted: ['order-skills'], id: newId() }
    const made = await Promise.all([api.make(ask), api.make(ask), api.make(ask)])
    expect(new Set(made.map(({ id }) => id))).toEqual(new Set([ask.id]))
    await expect(api.make({ ...ask, id: resume.id })).resolves.toEqual({ id: resume.id })
  })

  it('makes a copy with the accepted proposals only and does not change the original', async () => {
    const { api, job, resume, user } = await createWorld()
    const { id } = await api.make({ jobId: job.id, resumeId: resume.id, revision: 3, accepted: ['order-skills'] })
    const copy = await stored(id)
    expect(copy.row).toMatchObject({
      userId: user.id,
      title: 'Maya, Data – Kestrel',
      tailoredTo: job.id,
      isDefault: false,
      documentType: 'platform_created',
    })
    expect(copy.row.aiScore).toBeGreaterThan(0)
    expect(copy.row.text).toContain('Papertrail')
    expect(
      copy.content.skills
        .map(({ name }) => name)
        .slice(0, 2)
        .sort(),
    ).toEqual(['Excel', 'Looker'])
    expect(copy.content.workExperience).toEqual(maya.workExperience)
    expect(copy.content.professionalSummary).toBe(maya.professionalSummary)
    expect((await stored(resume.id)).content).toEqual(maya)
    const audit = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(audit.map(({ action }) => action)).toEqual(['resume.tailored'])
  })

  it('adds no word that is not in the resume, whatever the posting asks (AI-09)', async () => {
    const everything = `<ul>${['Looker', 'Excel', 'Python', 'SQL', 'Tableau', 'Snowflake', 'CPA', 'forecasting', 'A/B testing', 'Leadership of 40 people at Google'].map((one) => `<li>${one} is needed</li>`).join('')}</ul>`
    const { api, job, resume } = await createWorld({ requirements: everything, content: { ...maya, skills: [] } })
    const { proposals } = await api.propose({ jobId: job.id })
    const { id } = await api.make({
      jobId: job.id,
      resumeId: resume.id,
      revision: 3,
      accepted: proposals.map((one) => one.id),
    })
    const known = wordsOf(maya)
    const added = [...wordsOf((await stored(id)).content)].filter((word) => !known.has(word))
    expect(added.filter((word) => !['experience', 'with', 'and', 'skills', 'other'].includes(word))).toEqual([])
  })

  it('rejects an upload, a changed resume and unknown proposals, and reports a missing resume', async () => {
    const { api, job, resume, user } = await createWorld()
    const ask = { jobId: job.id, resumeId: resume.id, accepted: [] }
    await expect(api.make({ ...ask, revision: 2 })).rejects.toMatchObject({ code: 'RESUME_CHANGED' })
    await expect(api.make({ ...ask, revision: 3, accepted: ['add-skill COBOL'] })).rejects.toMatchObject({
      code: 'RESUME_CHANGED',
    })
    const [upload] = await product.db
      .insert(resumes)
      .values({ userId: user.id, title: 'Scan', documentType: 'uploaded' })
      .returning()
    await expect(api.propose({ jobId: job.id, resumeId: upload!.id })).rejects.toMatchObject({
      code: 'RESUME_NOT_WRITTEN',
    })
    const noOne = product.as((await createUser(product.db)).id).tailoring
    await expect(noOne.propose({ jobId: job.id })).rejects.toMatchObject({ code: 'NO_RESUME' })
  })

  it('gives the same proposals every time, and none where nothing can be moved', async () => {
    const { api, job } = await createWorld()
    expect(await api.propose({ jobId: job.id })).toEqual(await api.propose({ jobId: job.id }))
    const blank = await createWorld({ content: emptyResume() })
    expect((await blank.api.propose({ jobId: blank.job.id })).proposals).toEqual([])
  })
})
