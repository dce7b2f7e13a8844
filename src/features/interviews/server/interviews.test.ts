import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { applications } from '#db/schema/applications.ts'
import { interviews } from '#db/schema/interviews.ts'
import {
  code,
  conversationWorld,
  happened,
  openConversation,
  product,
  withdraw,
  world,
} from '#features/messages/server/conversation.testing.ts'
import { DAY_MS, isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { interviewSubscribers } from './subscribers.ts'

openConversation()

const company = (userId = world.recruiter.id) => product.as(userId).interviews
const candidate = () => product.as(world.candidate.id).interviews
const inDays = (days: number, time = '09:30') => `${isoDay(new Date(Date.now() + days * DAY_MS))}T${time}`
const proposal = (more: object = {}) => ({
  kind: 'phone' as const,
  minutes: 45,
  timeZone: 'Europe/Berlin',
  place: '+49 30 1234',
  message: 'We call you.',
  starts: [inDays(5), inDays(3)],
  interviewers: [] as string[],
  ...more,
})
const propose = (more: object = {}, id = newId()) =>
  company().propose({ id, applicationId: world.applicationId, proposal: proposal(more) })
const proposed = async (more: object = {}) => {
  const [interview] = (await propose(more)).interviews
  if (!interview) throw new Error('nothing was proposed')
  return interview
}
const accepted = async (more: object = {}) => {
  const interview = await proposed(more)
  const { interviews: own } = await candidate().accept({ ...interview, startsAt: interview.times[0] as Date })
  return own.find(({ id }) => id === interview.id) as (typeof own)[number]
}
const events = async () =>
  (await happened(product, 'interview.changed')).filter(({ applicationId }) => applicationId === world.applicationId)

describe('proposing times', () => {
  it.each([
    ['no time', { starts: [] }, 'BAD_REQUEST'],
    ['six times', { starts: [1, 2, 3, 4, 5, 6].map((day) => inDays(day)) }, 'BAD_REQUEST'],
    ['a time twice', { starts: [inDays(3), inDays(3)] }, 'BAD_REQUEST'],
    ['a time that is none', { starts: ['2026-13-41T29:00'] }, 'SLOT_SKIPPED'],
    ['words for a time', { starts: ['soon'] }, 'BAD_REQUEST'],
    ['the past', { starts: [inDays(3), '2026-01-05T09:00'] }, 'SLOT_PAST'],
    ['a day far off', { starts: ['2199-01-07T09:00'] }, 'SLOT_TOO_FAR'],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, 'BAD_REQUEST'],
    ['no length', { minutes: 0 }, 'BAD_REQUEST'],
    ['video without a link', { kind: 'video', place: 'my room' }, 'BAD_REQUEST'],
    ['a link that runs a script', { kind: 'video', place: 'javascript:alert(1)' }, 'BAD_REQUEST'],
    ['on site without a place', { kind: 'on_site', place: '' }, 'BAD_REQUEST'],
    ['an interviewer of another team', { interviewers: [newId()] }, 'NOT_IN_TEAM'],
  ])('refuses %s', async (_name, wrong, expected) => {
    expect(await code(propose(wrong))).toBe(expected)
    expect((await company().list(world)).interviews).toEqual([])
  })

  it('rejects a time skipped by a clock change, and takes the first of a repeated one', async () => {
    const year = new Date().getUTCFullYear() + (Date.now() > Date.parse(`${new Date().getUTCFullYear()}-03-25`) ? 1 : 0)
    const spring = lastSunday(year, 2)
    expect(await code(propose({ starts: [`${spring}T02:30`] }))).toBe('SLOT_SKIPPED')
    const summer = await proposed({ starts: [`${spring}T03:30`] })
    expect(summer.times).toEqual([new Date(`${spring}T01:30:00Z`)])
    const before = isoDay(new Date(Date.parse(`${spring}T12:00:00Z`) - DAY_MS))
    expect((await proposed({ starts: [`${before}T03:30`] })).times).toEqual([new Date(`${before}T02:30:00Z`)])
    const now = new Date()
    const autumn = [now.getUTCFullYear(), now.getUTCFullYear() + 1]
      .map((one) => lastSunday(one, 9))
      .find((day) => Date.parse(`${day}T12:00:00Z`) > now.getTime()) as string
    expect((await proposed({ starts: [`${autumn}T02:30`] })).times).toEqual([new Date(`${autumn}T00:30:00Z`)])
  })

  it("is for members of the job's company; staff read, others find nothing, imported people have no account", async () => {
    const foreign = await createMember(product.db, (await createCompany(product.db)).id, 'client_admin')
    const staff = await createUser(product.db, { roles: ['platform_user'] })
    const about = { id: newId(), applicationId: world.applicationId, proposal: proposal() }
    expect(await code(company(foreign.id).propose(about))).toBe('NOT_FOUND')
    expect(await code(company(foreign.id).list(world))).toBe('NOT_FOUND')
    expect(await code(company(staff.id).propose(about))).toBe('FORBIDDEN')
    expect(await company(staff.id).list(world)).toMatchObject({ closedBecause: 'FORBIDDEN' })
    await withdraw(product, world.applicationId)
    expect(await code(propose())).toBe('CONVERSATION_CLOSED')
  })

  it('stores it once, offers the times in order, and may set the application to Interview', async () => {
    const id = newId()
    const wish = { interviewers: [world.admin.id, world.admin.id], setInterview: true }
    await Promise.all([propose(wish, id), propose(wish, id), propose(wish, id)])
    const { interviews: shown } = await company().list(world)
    expect(shown).toHaveLength(1)
    expect(shown[0]).toMatchObject({ id, status: 'proposed', sequence: 0, interviewers: [{ id: world.admin.id }] })
    expect(shown[0]?.times.map(({ getTime: _, ...at }) => at)).toHaveLength(2)
    expect(shown[0]?.times[0]?.getTime()).toBeLessThan(shown[0]?.times[1]?.getTime() ?? 0)
    const [row] = await product.db.select().from(applications).where(eq(applications.id, world.applicationId))
    expect(row?.status).toBe('interview')
    expect(await events()).toMatchObject([{ became: 'proposed', by: 'company', sequence: 0 }])
    const other = await conversationWorld(product)
    const taken = { id, applicationId: other.applicationId, proposal: proposal() }
    expect(await code(company(other.recruiter.id).propose(taken))).toBe('NOT_FOUND')
  })

  it("warns of an interviewer's accepted interview at the same time, only in this company", async () => {
    const start = inDays(4, '10:00')
    await accepted({ starts: [start], interviewers: [world.admin.id] })
    const ask = (starts: string[], interviewers = [world.admin.id]) =>
      company().overlaps({
        applicationId: world.applicationId,
        interviewers,
        starts,
        timeZone: 'Europe/Berlin',
        minutes: 30,
      })
    expect(await ask([inDays(4, '10:30')])).toMatchObject([{ name: world.admin.name, minutes: 45 }])
    expect(await ask([inDays(4, '10:45'), inDays(4, '09:30')])).toEqual([])
    expect(await ask([start], [world.recruiter.id])).toEqual([])
    const other = await conversationWorld(product)
    const there = { interviewers: [world.admin.id], starts: [start], timeZone: 'Europe/Berlin', minutes: 30 }
    expect(await company(other.recruiter.id).overlaps({ ...there, applicationId: other.applicationId })).toEqual([])
  })
})

const lastSunday = (year: number, month: number): string => {
  const day = new Date(Date.UTC(year, month + 1, 0))
  day.setUTCDate(day.getUTCDate() - day.getUTCDay())
  return isoDay(day)
}

describe('the candidate', () => {
  it('accepts one of the times; of fifty at once one wins', async () => {
    const interview = await proposed()
    const picks = Array.from({ length: 50 }, (_, i) =>
      code(candidate().accept({ ...interview, startsAt: interview.times[i % 2] as Date })),
    )
    const answers = await Promise.all(picks)
    expect(new Set(answers)).toEqual(new Set(['ok', 'CHANGED']))
    const [own] = (await candidate().own(world)).interviews
    const winner = interview.times.findIndex((at) => at.getTime() === own?.startsAt?.getTime())
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(25)
    expect(answers.every((answer, i) => (i % 2 === winner ? answer === 'ok' : answer === 'CHANGED'))).toBe(true)
    expect((await events()).filter(({ became }) => became === 'accepted')).toHaveLength(1)
    expect(own).toMatchObject({ status: 'accepted', sequence: 1 })
  })

  it("cannot accept a past time or one that was not offered, nor another candidate's", async () => {
    const interview = await proposed()
    const [startsAt] = interview.times as [Date]
    const notOffered = new Date(startsAt.getTime() + 60_000)
    expect(await code(candidate().accept({ ...interview, startsAt: notOffered }))).toBe('TIME_GONE')
    const stranger = await createUser(product.db)
    expect(await code(product.as(stranger.id).interviews.accept({ ...interview, startsAt }))).toBe('NOT_FOUND')
    expect(await code(product.as(stranger.id).interviews.own(world))).toBe('NOT_FOUND')
    const gone = new Date(Date.now() - 60_000)
    await product.db.execute(
      `update interview_times set starts_at = '${gone.toISOString()}' where interview_id = '${interview.id}' and starts_at = '${startsAt.toISOString()}'`,
    )
    expect(await code(candidate().accept({ ...interview, startsAt: gone }))).toBe('TIME_GONE')
    expect((await candidate().own(world)).interviews).toMatchObject([{ status: 'proposed' }])
  })

  it('declines with a note or asks for others, also after accepting; once it is over nothing changes', async () => {
    const interview = await proposed()
    const say = { id: interview.id, sequence: 0, note: 'I am away.', asksForOthers: true }
    await candidate().decline(say)
    await candidate().decline(say)
    expect((await company().list(world)).interviews).toMatchObject([
      { status: 'declined', asksForOthers: true, note: 'I am away.' },
    ])
    expect(await code(candidate().accept({ ...interview, startsAt: interview.times[0] as Date }))).toBe('CHANGED')
    const later = await accepted()
    await candidate().decline({ ...later, note: '', asksForOthers: false })
    expect((await events()).map(({ became, wasAccepted }) => [became, wasAccepted])).toEqual([
      ['proposed', false],
      ['declined', false],
      ['proposed', false],
      ['accepted', false],
      ['declined', true],
    ])
  })

  it("does not see the interviewers' names", async () => {
    await proposed({ interviewers: [world.admin.id] })
    const own = JSON.stringify(await candidate().own(world))
    expect(own).not.toContain(world.admin.name)
    expect(own).not.toContain(world.admin.id)
  })
})

describe('the company afterwards', () => {
  it('moves an accepted interview, only from the version that was seen', async () => {
    const interview = await accepted()
    const move = {
      id: interview.id,
      sequence: 1,
      start: inDays(7),
      timeZone: 'Europe/Berlin',
      note: 'The room is taken.',
    }
    expect(await code(company().move({ ...move, sequence: 0 }))).toBe('CHANGED')
    expect(await code(company().move({ ...move, start: '2026-01-05T09:00' }))).toBe('SLOT_PAST')
    const [moved] = (await company().move(move)).interviews
    expect(moved).toMatchObject({ status: 'accepted', sequence: 2, note: 'The room is taken.' })
    expect((await events()).at(-1)).toMatchObject({
      became: 'moved',
      sequence: 2,
      from: interview.startsAt?.toISOString(),
    })
    expect(await code(candidate().decline({ ...interview, note: '', asksForOthers: false }))).toBe('CHANGED')
  })

  it('cancels only what is open, while the candidate decides at the same time', async () => {
    const interview = await proposed()
    const both = await Promise.all([
      code(company().cancel({ id: interview.id, sequence: 0, note: '' })),
      code(candidate().accept({ ...interview, startsAt: interview.times[0] as Date })),
    ])
    expect(both.sort()).toEqual(['CHANGED', 'ok'])
    const foreign = await conversationWorld(product)
    expect(await code(company(foreign.recruiter.id).cancel({ id: interview.id, sequence: 0, note: '' }))).toBe(
      'NOT_FOUND',
    )
  })

  it('sees open interviews as declined once the application is withdrawn', async () => {
    const interview = await accepted()
    await withdraw(product, world.applicationId)
    const payload = {
      applicationId: world.applicationId,
      jobId: world.job.id,
      companyId: world.company.id,
      userId: world.candidate.id,
    }
    for (const one of [...interviewSubscribers, ...interviewSubscribers]) {
      await one.handle(product.services, payload, { eventId: newId(), occurredAt: new Date() })
    }
    const [row] = await product.db.select().from(interviews).where(eq(interviews.id, interview.id))
    expect(row).toMatchObject({ status: 'declined', sequence: 2 })
    expect(await code(candidate().decline({ ...interview, note: '', asksForOthers: false }))).toBe(
      'CONVERSATION_CLOSED',
    )
  })
})
