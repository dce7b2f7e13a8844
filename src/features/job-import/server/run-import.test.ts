import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { postingImports } from '#db/schema/job-import.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { auditLog } from '#db/schema/operations.ts'
import { auditAndEventsOf, createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { watchedDatabase } from '#testing/watched-database.ts'

const product = productOfFile()

async function employer() {
  const { company, admin } = await createEmployer(product.db, { timeZone: 'Pacific/Kiritimati' })
  const api: Api['postingImports'] = product.as(admin.id).postingImports
  const made = () => product.db.select().from(jobs).where(eq(jobs.companyId, company.id)).orderBy(jobs.id)
  return { company, admin, api, made }
}

const csv = [
  'title,description,status,deadline,salary_min',
  'Planner,<p>Plan.</p><script>alert(1)</script>,active,2099-10-31,50000',
  'Baker,"Bake.\n\n- bread",draft,,',
  ',no title,,,',
].join('\n')

describe('a file of jobs', () => {
  it('is previewed before anything is stored', async () => {
    const { api, made } = await employer()
    const shown = await api.preview({ csv, asDrafts: false })
    expect(shown.postings).toMatchObject([
      { line: 2, title: 'Planner', status: 'active', salaryMin: 50_000, applicationDeadline: '2099-10-31' },
      { line: 3, title: 'Baker', status: 'draft' },
    ])
    expect(shown).toMatchObject({
      refused: [{ line: 4, column: 'title', reason: 'is empty' }],
      columns: ['title', 'description', 'status', 'deadline', 'salary_min'],
      unknownColumns: [],
      importedBefore: null,
    })
    expect(await made()).toEqual([])
  })

  it('is imported as drafts by default, sanitized, with audit entries (PLAT-20)', async () => {
    const { api, made, admin, company } = await employer()
    const id = newId()
    expect(await api.run({ id, csv })).toEqual({
      imported: 2,
      updated: 0,
      refused: [{ line: 4, column: 'title', reason: 'is empty' }],
      noted: [],
    })
    const [planner, baker] = await made()
    expect(planner).toMatchObject({
      ...{ title: 'Planner', description: '<p>Plan.</p>', status: 'draft', postedAt: null, createdBy: admin.id },
      ...{ applicationDeadline: '2099-10-31', salaryMin: 50_000 },
    })
    expect(planner?.closesAt?.toISOString()).toBe('2099-10-31T10:00:00.000Z')
    expect(baker?.description).toBe('<p>Bake.</p><ul><li>bread</li></ul>')
    expect((await auditAndEventsOf(product.db, planner!.id)).names).toEqual(['posting.created'])
    const [audit] = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(audit).toMatchObject({
      action: 'postings.imported',
      companyId: company.id,
      data: { imported: 2, updated: 0, refused: 1 },
    })
  })

  it("posts the file's active jobs on request", async () => {
    const { api, made } = await employer()
    await api.run({ id: newId(), csv, asDrafts: false })
    const [planner, baker] = await made()
    expect([planner?.status, baker?.status]).toEqual(['active', 'draft'])
    expect((await auditAndEventsOf(product.db, planner!.id)).names).toEqual(['posting.created', 'posting.published'])
  })

  it('is imported exactly once by repeated and parallel calls', async () => {
    const { api, made } = await employer()
    const id = newId()
    const answers = await Promise.all([1, 2, 3].map(() => api.run({ id, csv })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await made()).toHaveLength(2)
    expect((await api.preview({ csv })).importedBefore).toBeInstanceOf(Date)
    const { api: others } = await employer()
    await expect(others.run({ id, csv })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await others.preview({ csv })).importedBefore).toBeNull()
  })

  it('imports a job with a past deadline as a draft, and reports it on each call', async () => {
    const { api, made } = await employer()
    const old = 'title,deadline\nPlanner,2020-01-01'
    const noted = [
      {
        line: 2,
        column: 'deadline',
        reason: expect.stringMatching(/^2020-01-01 has passed: it is imported as a draft/),
      },
    ]
    expect(await api.preview({ csv: old })).toMatchObject({ postings: [{ title: 'Planner' }], refused: [], noted })
    const id = newId()
    for (const _again of [1, 2]) {
      expect(await api.run({ id, csv: old })).toEqual({ imported: 1, updated: 0, refused: [], noted })
    }
    expect(await made()).toMatchObject([{ status: 'draft', applicationDeadline: '2020-01-01' }])
  })

  it('of a thousand jobs takes a limited number of statements; of more it is refused', async () => {
    const { api, made, admin } = await employer()
    const many = (count: number) =>
      `title,description\n${Array.from({ length: count }, (_, at) => `Job ${at},Text ${at}`).join('\n')}`
    const statementsFor = async (count: number) => {
      let statements = 0
      const { db, pool } = watchedDatabase(product.url, (nth) => {
        statements = nth
        return undefined
      })
      const imports = product.as(admin.id, { db }).postingImports
      expect((await imports.run({ id: newId(), csv: many(count) })).imported).toBe(count)
      await pool.end()
      return statements
    }
    const [few, all] = [await statementsFor(100), await statementsFor(1_000)]
    expect(all).toBeLessThanOrEqual(10 * few)
    expect(await made()).toHaveLength(1_100)
    await expect(api.run({ id: newId(), csv: many(1_001) })).rejects.toMatchObject({ code: 'IMPORT_TOO_MANY' })
  })

  it('is refused as a whole where no line can be imported, and without a company', async () => {
    const { api, made } = await employer()
    await expect(api.run({ id: newId(), csv: 'title\n""\n' })).rejects.toMatchObject({ code: 'IMPORT_EMPTY' })
    await expect(api.run({ id: newId(), csv: 'title,remote\n,x' })).rejects.toMatchObject({
      code: 'IMPORT_NOTHING_TAKEN',
    })
    await expect(api.preview({ csv: 'a\n1' })).rejects.toMatchObject({
      code: 'IMPORT_NO_TITLES',
      message: 'The first line of the file has no “title” column.',
    })
    await expect(api.preview({ csv: 'x'.repeat(1_500_001) })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const staff = await createUser(product.db, { roles: ['platform_admin'] })
    await expect(product.as(staff.id).postingImports.preview({ csv })).rejects.toMatchObject({ code: 'NO_COMPANY' })
    expect(await made()).toEqual([])
    expect(await product.db.select().from(postingImports).where(eq(postingImports.imported, 0))).toEqual([])
  })
})
