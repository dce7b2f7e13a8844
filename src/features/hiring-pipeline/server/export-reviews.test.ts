import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { auditLog } from '#db/schema/operations.ts'
import { createEmployer } from '#features/job-postings/server/postings.testing.ts'
import { readCsv } from '#lib/csv-table.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createJob, createMember, createRequirement, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { mountReviewFiles } from './http.ts'

const product = productOfFile()
let get: (userId: string | null, query?: string) => Promise<Response>
let world: Awaited<ReturnType<typeof makeWorld>>
beforeAll(async () => {
  const app = createApp(product.services, product.identify, () => true)
  mountReviewFiles(app)
  get = async (userId, query = '') =>
    app.request(`/api/reviews.csv?${query}`, { headers: userId ? { 'x-test-user': userId } : {} })
  world = await makeWorld()
})

async function makeWorld() {
  const { db } = product
  const { admin, company } = await createEmployer(db)
  const member = await createMember(db, company.id)
  const job = await createJob(db, company.id, { title: 'Data Analyst' })
  const open = await createRequirement(db, job.id, { label: '=Why, "us"?' })
  const secret = await createRequirement(db, job.id, { label: 'canary-question', private: true })
  const people = await Promise.all(Array.from({ length: 430 }, () => createUser(db)))
  const rows = people.map((person, n) => ({
    id: newId(),
    jobId: job.id,
    userId: person.id,
    ...applicantDetails({
      fullName: n === 0 ? '=HYPERLINK("http://evil.example")' : `Candidate ${n}`,
      email: person.email,
      phone: '+1 503',
    }),
    resumeTitle: 'canary-title',
    coverLetter: n === 0 ? 'Dear team,\nthanks' : null,
    // many at the same time: none is skipped between two parts
    appliedAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 250))),
  }))
  await db.insert(applications).values(rows)
  await db.insert(applicationResponses).values([
    { applicationId: rows[0]!.id, requirementId: open.id, responseText: '@SUM(A1)' },
    { applicationId: rows[0]!.id, requirementId: secret.id, responseText: 'canary-answer' },
  ])
  return { admin, member, company, job }
}

const read = async (response: Response) => {
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  const { rows } = readCsv(text, { maxRows: 1000 })
  return { text, rows }
}

describe('the file of the applications', () => {
  it('is only for members of the company', async () => {
    const seeker = await createUser(product.db)
    const staff = await createUser(product.db, { roles: ['platform_admin'] })
    expect((await get(null)).status).toBe(401)
    expect((await get(seeker.id)).status).toBe(403)
    expect((await get(staff.id)).status).toBe(403)
    const rival = await createEmployer(product.db)
    const { rows } = await read(await get(rival.admin.id, `jobId=${world.job.id}`))
    expect(rows).toEqual([])
  })

  it("exports the company of its page, not the session's active company; of another company nothing", async () => {
    const other = await createEmployer(product.db)
    // the first company of a member is active until they choose
    const { id } = await createMember(product.db, other.company.id, 'client_admin')
    await product.db.insert(companyMembers).values({ companyId: world.company.id, userId: id, role: 'client_user' })
    expect((await read(await get(id))).rows).toEqual([])
    const { text, rows } = await read(await get(id, `company=${world.company.id}&jobId=${world.job.id}`))
    expect([rows.length, text.includes('canary')]).toEqual([430, false])
    expect((await get(world.admin.id, `company=${other.company.id}`)).status).toBe(403)
    expect((await get(world.admin.id, 'company=x')).status).toBe(403)
  })

  it('rejects unknown filters', async () => {
    for (const query of ['status=lost', 'match=80', 'from=x', 'limit=1', 'least=many'])
      expect([query, (await get(world.admin.id, query)).status]).toEqual([query, 400])
  })

  it('contains every applicant once, in parts, as text that no spreadsheet runs, and logs who exported it', async () => {
    const response = await get(world.admin.id, `jobId=${world.job.id}`)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="applications-[\d-]+\.csv"$/)
    const { text, rows } = await read(response)
    expect(new Set(rows.map(({ cells }) => cells[1])).size).toBe(430)
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")",`)
    expect(text).toContain(`'+1 503,Data Analyst,New,`)
    expect(text).toContain(`"Dear team,\nthanks",'@SUM(A1),canary-answer\r\n`)
    expect(text).toContain(`,"'=Why, ""us""?",canary-question\r\n`)
    const [entry] = await product.db.select().from(auditLog).where(eq(auditLog.actorId, world.admin.id))
    expect(entry).toMatchObject({ action: 'application.exported', companyId: world.company.id })
  })

  it('omits private questions and answers for viewers who may not read them (CJOB-29)', async () => {
    const { text, rows } = await read(await get(world.member.id, `jobId=${world.job.id}`))
    expect(text).not.toContain('canary')
    expect(rows).toHaveLength(430)
  })

  it('follows the filters, and has no questions over several jobs', async () => {
    const { text, rows } = await read(await get(world.admin.id, 'search=evil'))
    expect([rows.length, text.includes('canary')]).toEqual([1, false])
    expect((await read(await get(world.admin.id, 'from=2026-01-02'))).rows).toHaveLength(180)
  })
})
