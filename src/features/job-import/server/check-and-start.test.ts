import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { files } from '#db/schema/documents.ts'
import { jobImports } from '#db/schema/job-import.ts'
import { auditLog } from '#db/schema/operations.ts'
import { auditAndEventsOf } from '#features/job-postings/server/postings.testing.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { watchedDatabase } from '#testing/watched-database.ts'
import { importWorld } from './imports.testing.ts'

const product = productOfFile()
const employer = () => importWorld(product)({ timeZone: 'Pacific/Kiritimati' })

const csv = [
  'title,description,location,status,deadline,salary_min,salary_currency,Recruiter',
  'Planner,<p>Plan.</p><script>alert(1)</script>,Salem OR,active,2099-10-31,50000,USD,Ida',
  'Baker,"Bake.\n\n- bread",Salem OR,draft,,,,Bo',
  ',no title,Salem OR,draft,,,,Bo',
].join('\n')

describe('a file of jobs', () => {
  it('is previewed before anything is stored: its columns, counts and first jobs', async () => {
    const { check, made } = await employer()
    const shown = await check(csv)
    expect(shown.sample).toMatchObject([
      {
        ...{ row: 2, change: 'new', title: 'Planner', excerpt: 'Plan.', status: 'active', salaryMin: 50_000 },
        applicationDeadline: '2099-10-31',
      },
      { row: 3, title: 'Baker', status: 'draft' },
    ])
    expect(shown).toMatchObject({
      counts: { new: 2, changed: 0, same: 0, leftOut: 0, refused: 1, asked: 0 },
      refused: [{ row: 4, column: 'Title', reason: 'is empty' }],
      ...{ importedBefore: null, live: 1, openQuestions: 0 },
      file: { format: 'csv', rows: 3 },
    })
    expect(shown.columns.map(({ field }) => field)).toEqual([
      ...['title', 'description', 'location', 'status', 'deadline', 'salary_min', 'salary_currency', null],
    ])
    expect(await made()).toEqual([])
  })

  it('is imported as drafts by default, sanitized, with audit entries (PLAT-20)', async () => {
    const { api, upload, made, admin, company } = await employer()
    const id = newId()
    const fileId = await upload(csv, 'plan.csv')
    expect(await api.jobImports.start({ id, fileId })).toMatchObject({
      ...{ id, fileName: 'plan.csv', state: 'done', by: admin.name },
      ...{ addedRows: 2, changedRows: 0, refusedRows: 1, leftOutRows: 0, notedRows: 0 },
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
    // the file is no longer needed
    expect(await product.db.$count(files, eq(files.id, fileId))).toBe(0)
    expect(await api.jobImports.get({ id })).toMatchObject({
      ...{ refused: [{ row: 4, column: 'Title', reason: 'is empty' }], leftOut: [], noted: [] },
    })
  })

  it("posts the file's open jobs on request", async () => {
    const { made, start } = await employer()
    await start(csv)
    const [planner, baker] = await made()
    expect([planner?.status, baker?.status]).toEqual(['active', 'draft'])
    expect((await auditAndEventsOf(product.db, planner!.id)).names).toEqual(['posting.created', 'posting.published'])
  })

  it('is imported exactly once by repeated and parallel calls', async () => {
    const { api, upload, check, made } = await employer()
    const request = { id: newId(), fileId: await upload(csv) }
    const answers = await Promise.all([1, 2, 3].map(() => api.jobImports.start(request)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await made()).toHaveLength(2)
    expect((await check(csv)).importedBefore).toBeInstanceOf(Date)
    expect(await api.jobImports.list()).toHaveLength(1)
    const others = await employer()
    await expect(others.api.jobImports.start(request)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await others.check(csv)).importedBefore).toBeNull()
    expect(await others.api.jobImports.list()).toEqual([])
  })

  it('imports a job with a past deadline as a draft, and reports it', async () => {
    const { api, check, start, made } = await employer()
    const old = 'title,location,deadline\nPlanner,Salem OR,2020-01-01'
    const noted = [
      {
        row: 2,
        column: 'deadline',
        reason: expect.stringMatching(/^2020-01-01 has passed: it is imported as a draft/),
      },
    ]
    expect(await check(old, { asDrafts: true })).toMatchObject({ sample: [{ title: 'Planner' }], refused: [], noted })
    const { id } = await start(old, { asDrafts: true })
    expect(await api.jobImports.get({ id })).toMatchObject({ addedRows: 1, noted })
    expect(await made()).toMatchObject([{ status: 'draft', applicationDeadline: '2020-01-01' }])
  })

  it('of a thousand jobs takes a limited number of statements; of more only the first thousand are read', async () => {
    const { api, upload, made, admin } = await employer()
    const many = (count: number) =>
      `title,description,location\n${Array.from({ length: count }, (_, at) => `${count} ${at},Text ${at} of ${count},Salem OR`).join('\n')}`
    const statementsFor = async (count: number) => {
      let statements = 0
      const fileId = await upload(many(count))
      const { db, pool } = watchedDatabase(product.url, (nth) => {
        statements = nth
        return undefined
      })
      const imports = product.as(admin.id, { db }).jobImports
      expect((await imports.start({ id: newId(), fileId })).addedRows).toBe(count)
      await pool.end()
      return statements
    }
    const [few, all] = [await statementsFor(100), await statementsFor(1_000)]
    expect(all).toBeLessThanOrEqual(10 * few)
    expect(await made()).toHaveLength(1_100)
    const { file } = await api.jobImports.check({ fileId: await upload(many(1_001)) })
    expect([file.isCut, file.rows]).toEqual([true, 1_000])
  })

  it('is refused as a whole where no row can be imported or a question is open, and without a company', async () => {
    const { api, start, check, made, upload } = await employer()
    await expect(start('title\n""\n')).rejects.toMatchObject({ code: 'TABLE_EMPTY' })
    await expect(start('title,remote\n,x')).rejects.toMatchObject({ code: 'IMPORT_NOTHING_TAKEN' })
    await expect(start('title,status\nA,Internal')).rejects.toMatchObject({ code: 'IMPORT_QUESTIONS_OPEN' })
    const untitled = await check('a\n1', { asDrafts: true })
    expect([untitled.counts.asked, untitled.columns.length]).toEqual([1, 1])
    expect(untitled.questions[0]).toMatchObject({ kind: 'column', suggestion: null })
    await expect(start('a\n1', { asDrafts: true })).rejects.toMatchObject({
      code: 'IMPORT_NO_TITLES',
      message: 'No column is read as job titles. Choose the column that has them.',
    })
    const answers = { 'choice:work mode:no location and no work mode': 'on-site' }
    await start('a\n1', { asDrafts: true, columns: { 0: 'title' }, answers })
    expect((await made()).map(({ title }) => title)).toEqual(['1'])
    const staff = await createUser(product.db, { roles: ['platform_admin'] })
    const fileId = await upload(csv)
    await expect(product.as(staff.id).jobImports.check({ fileId })).rejects.toMatchObject({ code: 'NO_COMPANY' })
    const { api: others } = await employer()
    await expect(others.jobImports.check({ fileId })).rejects.toMatchObject({ code: 'IMPORT_FILE_GONE' })
    await api.jobImports.start({ id: newId(), fileId })
    await expect(api.jobImports.start({ id: newId(), fileId })).rejects.toMatchObject({ code: 'IMPORT_FILE_GONE' })
    expect(await made()).toHaveLength(3)
    expect(await product.db.select().from(jobImports).where(eq(jobImports.imported, 0))).toEqual([])
  })
})

describe('choices for a file', () => {
  const odd = 'title,location,Kind,Grade\nNurse,Salem OR,Sabbatical,blue\nCook,Salem OR,sabbatical,'

  it('are remembered for the next file with the same columns', async () => {
    const { check, start } = await employer()
    const choices = { columns: { 2: 'employment_type', 3: '' }, asDrafts: true }
    const { questions } = await check(odd, choices)
    expect(questions).toMatchObject([{ text: 'Sabbatical', rows: 2, suggestion: null }])
    await start(odd, { ...choices, answers: { [questions[0]!.id]: 'temporary' } })
    const next = await check('title,location,Kind,Grade\nBaker,Salem OR,SABBATICAL,', { recalls: true, asDrafts: true })
    expect(next).toMatchObject({
      ...{ openQuestions: 0, chosen: { isRemembered: true } },
      sample: [{ title: 'Baker', employmentType: 'temporary' }],
    })
  })
})
