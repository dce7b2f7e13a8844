import { beforeAll, describe, expect, it } from 'vitest'
import { savedJobs } from '#db/schema/job-board.ts'
import { applyWorld } from '#features/applications/server/apply.testing.ts'
import { createApp } from '#server/http/app.ts'
import { createCompany, createJob, createMember } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { mountTrackerFiles } from './http.ts'

const product = productOfFile()
let get: (userId: string | null, path: string) => Promise<Response>
beforeAll(() => {
  const app = createApp(product.services, product.identify, () => true)
  mountTrackerFiles(app)
  get = async (userId, path) => app.request(path, { headers: userId ? { 'x-test-user': userId } : {} })
})

const elsewhere = {
  title: '=HYPERLINK("http://evil.example")',
  companyName: 'Acme, "Inc"',
  location: 'Denver',
  link: 'https://acme.example/1',
  appliedOn: '2026-01-05',
  salaryText: '$90k',
  employmentType: '' as const,
  status: 'interview' as const,
  notes: 'two\nlines',
}

describe('the file of the tracker', () => {
  it('is for the job seeker only', async () => {
    const member = await createMember(product.db, (await createCompany(product.db)).id)
    expect((await get(null, '/api/tracker.csv')).status).toBe(401)
    expect((await get(member.id, '/api/tracker.csv')).status).toBe(403)
  })

  it('rejects unknown filters', async () => {
    const { user } = await applyWorld(product)
    for (const query of ['status=lost', 'days=12', 'salary=x', 'source=tv']) {
      expect([query, (await get(user.id, `/api/tracker.csv?${query}`)).status]).toEqual([query, 400])
    }
  })

  it('has the filtered saved jobs and applications, as text that no spreadsheet runs', async () => {
    const { user, my, input } = await applyWorld(product, { title: 'Data Analyst', salaryMin: 98_000 })
    await my.submit(input)
    const job = await createJob(product.db, (await createCompany(product.db)).id, { title: 'Saved one' })
    await product.db.insert(savedJobs).values({ userId: user.id, jobId: job.id, notes: '+1' })
    await product.as(user.id).jobTracker.addExternal(elsewhere)
    const response = await get(user.id, '/api/tracker.csv')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="tandem-applications-[\d-]+\.csv"$/,
    )
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('Job title,Company,Location')
    expect(text).toContain('Saved one,')
    expect(text).toContain(",'+1\r\n")
    expect(text).toContain('From $98,000')
    expect(text).toContain(
      `"'=HYPERLINK(""http://evil.example"")","Acme, ""Inc""",Denver,,$90k,Interview,External,2026-01-05,`,
    )
    expect(text).toContain('https://acme.example/1,"two\nlines"\r\n')
    const narrowed = await (await get(user.id, '/api/tracker.csv?status=interview')).text()
    expect(narrowed.match(/\r\n/g)).toHaveLength(2)
    expect(narrowed).not.toContain('Saved one')
  })

  it('has every row, however many there are', async () => {
    const { user } = await applyWorld(product)
    const my = product.as(user.id)
    for (let i = 0; i < 205; i++) await my.jobTracker.addExternal({ ...elsewhere, title: `Job ${i}`, notes: '' })
    const text = await (await get(user.id, '/api/tracker.csv?source=elsewhere')).text()
    expect(new Set(text.match(/Job \d+/g)).size).toBe(205)
  })
})

describe('a reminder for a calendar', () => {
  it('is for its own person only, in UTC', async () => {
    const { user, my, input } = await applyWorld(product)
    const { applicationId: aboutId } = await my.submit(input)
    const dueAt = new Date('2027-03-04T09:30:00Z')
    const { id } = await product.as(user.id).jobTracker.addReminder({ aboutId, dueAt, note: 'Call; ask' })
    const other = (await applyWorld(product)).user
    expect((await get(other.id, `/api/reminders/${id}.ics`)).status).toBe(404)
    expect((await get(user.id, '/api/reminders/nothing.ics')).status).toBe(404)
    const response = await get(user.id, `/api/reminders/${id}.ics`)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await response.text()
    expect(text).toContain('DTSTART:20270304T093000Z\r\n')
    expect(text).toContain('SUMMARY:Call\\; ask\r\n')
  })
})
