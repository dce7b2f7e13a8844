import { beforeAll, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { readCalendar } from '#testing/read-calendar.ts'
import { mountLogCalendar } from './http.ts'

const product = productOfFile()
let get: (userId: string | null, id: string) => Promise<Response>
beforeAll(() => {
  const app = createApp(product.services, product.identify, () => true)
  mountLogCalendar(app)
  get = async (userId, id) =>
    app.request(`/api/interview-logs/${id}.ics`, { headers: userId ? { 'x-test-user': userId } : {} })
})

const at = new Date('2030-03-05T17:30:00Z')
const fields = {
  companyName: 'Fernway; Health',
  jobRole: 'Data Analyst',
  interviewDate: at,
  notes: 'Ask\nabout Monday',
}

it('serves the calendar file only to the job seeker and only for an interview with a date', async () => {
  const user = await createUser(product.db)
  const member = await createMember(product.db, (await createCompany(product.db)).id)
  const mine = product.as(user.id).interviewLogs
  const { id } = await mine.create({ id: newId(), ...fields })
  const undated = await mine.create({ id: newId(), ...fields, interviewDate: null })
  const statuses = await Promise.all([
    get(null, id),
    get(member.id, id),
    get((await createUser(product.db)).id, id),
    get(user.id, newId()),
    get(user.id, 'x'),
    get(user.id, undated.id),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([401, 403, 404, 404, 404, 404])
})

it('serves a file that another calendar program reads, with the same UID after a change', async () => {
  const user = await createUser(product.db)
  const mine = product.as(user.id).interviewLogs
  const made = await mine.create({ id: newId(), ...fields })
  const read = async () => {
    const response = await get(user.id, made.id)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    return readCalendar(await response.text())
  }
  const event = await read()
  expect(event).toMatchObject({
    title: 'Phone interview: Fernway; Health',
    text: 'Data Analyst\nAsk\nabout Monday',
    begins: at,
    ends: new Date(at.getTime() + 3_600_000),
  })
  const later = new Date('2030-03-06T17:30:00Z')
  await mine.update({ id: made.id, seen: made.updatedAt, ...fields, interviewDate: later })
  const moved = await read()
  expect([moved.uid, moved.begins]).toEqual([event.uid, later])
  expect(moved.sequence).toBeGreaterThanOrEqual(event.sequence)
})
