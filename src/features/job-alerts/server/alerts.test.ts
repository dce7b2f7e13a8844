import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { savedSearches, savedSearchHits } from '#db/schema/job-alerts.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { createApp } from '#server/http/app.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { outcomeOf } from '#testing/outcome-of.ts'
import type { TestProduct } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { maxSavedSearches } from '../rules.ts'
import { alertStopToken } from './alert-stop.ts'
import { mountAlertStop } from './http.ts'
import { jobSubscribers } from './mail-alert.ts'
import { runSavedSearches } from './run-saved-searches.ts'

const product = productOfFile()
let companyId: string
beforeAll(async () => {
  companyId = (await createCompany(product.db, { name: 'Fernway' })).id
})

const DAY = 86_400_000
const later = (days: number) => new Date(Date.now() + days * DAY)
/** Each call returns another word, so that the jobs of one test are not found by another. */
let words = 0
const freshWord = () => `glaz${'abcdefghij'[words % 10]}${'klmnopqrst'[Math.floor(words++ / 10)]}er`

async function createWorld(search: Partial<Parameters<ReturnType<TestProduct['as']>['jobAlerts']['save']>[0]> = {}) {
  const user = await createUser(product.db)
  const word = freshWord()
  const my = product.as(user.id).jobAlerts
  const saved = await my.save({ name: `My ${word}`, q: word, frequency: 'daily', ...search })
  const post = (overrides: Partial<typeof jobs.$inferInsert> = {}) =>
    createJob(product.db, companyId, { title: `Senior ${word}`, ...overrides })
  return { user, my, saved, word, post }
}

/** Delivers each event twice, as the worker may deliver an event more than once. */
async function sendAll(): Promise<void> {
  for (const event of await product.db.select().from(events).where(eq(events.name, 'job_alert.found'))) {
    for (let i = 0; i < 2; i++) {
      for (const subscriber of jobSubscribers) {
        await subscriber.handle(product.services, event.payload, { eventId: event.id, occurredAt: event.occurredAt })
      }
    }
  }
}
const mailsTo = (email: string) =>
  product.db.select().from(devMails).where(eq(devMails.to, email)).orderBy(devMails.createdAt)
async function pass(days: number): Promise<void> {
  await runSavedSearches(product.services, later(days))
  await sendAll()
}

describe('saving a search', () => {
  it.each([{}, { q: '  ' }, { q: '!!! ???' }, { location: ' ' }])('refuses an empty search: %o', async (search) => {
    const my = product.as((await createUser(product.db)).id).jobAlerts
    expect(await outcomeOf(my.save({ name: 'All', frequency: 'daily', ...search }))).toBe('SEARCH_EMPTY')
    expect(await my.list()).toEqual([])
  })

  it('refuses an empty name, an unknown frequency, and more searches than the limit, also when requests arrive at once', async () => {
    const my = product.as((await createUser(product.db)).id).jobAlerts
    expect(await outcomeOf(my.save({ name: ' ', q: 'x', frequency: 'daily' }))).toBe('BAD_REQUEST')
    expect(await outcomeOf(my.save({ name: 'x', q: 'x', frequency: 'hourly' as 'daily' }))).toBe('BAD_REQUEST')
    const all = await Promise.all(
      Array.from({ length: maxSavedSearches + 3 }, (_, i) =>
        outcomeOf(my.save({ name: `${i}`, q: 'x', frequency: 'none' })),
      ),
    )
    expect(all.filter((answer) => answer === 'TOO_MANY_SEARCHES')).toHaveLength(3)
    expect(await my.list()).toHaveLength(maxSavedSearches)
  })

  it.each([
    { type: 'contract' as const },
    { remote: true },
    { location: 'Lisbon' },
    { location: 'remote' },
    { q: 'nurse' },
  ])('saves a search with %o', async (search) => {
    const my = product.as((await createUser(product.db)).id).jobAlerts
    const saved = await my.save({ name: 'Mine', frequency: 'weekly', ...search })
    expect(await my.list()).toEqual([saved])
    expect(saved).toMatchObject({ ...search, frequency: 'weekly' })
  })

  it('refuses changes by another user, and deletes the search together with its user', async () => {
    const { my, saved, user } = await createWorld()
    const other = (await createWorld()).my
    expect(await outcomeOf(other.update({ id: saved.id, name: 'x', frequency: 'none' }))).toBe('NOT_FOUND')
    expect(await outcomeOf(other.delete({ id: saved.id }))).toBe('NOT_FOUND')
    expect(await my.update({ id: saved.id, name: 'New', frequency: 'weekly' })).toMatchObject({
      name: 'New',
      frequency: 'weekly',
    })
    await product.db.delete(users).where(eq(users.id, user.id))
    expect(await product.db.select().from(savedSearches).where(eq(savedSearches.id, saved.id))).toEqual([])
  })
})

describe('the mail', () => {
  it('lists jobs that are new since the last mail, once a period, also when several workers look at once', async () => {
    const { user, post, word } = await createWorld()
    const first = await post()
    await post({ title: `Junior ${word}`, status: 'draft' })
    await createJob(product.db, companyId, { title: 'Something else' })
    await Promise.all([pass(1.1), runSavedSearches(product.services, later(1.1))])
    await pass(1.1)
    await pass(1.2)
    const [mail, ...more] = await mailsTo(user.email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`1 new job for “My ${word}”`)
    expect(mail?.text).toContain(`/app/jobs?job=${first.slug}`)
    expect(mail?.text).toContain(`Senior ${word}`)
    await post({ title: `Lead ${word}`, postedAt: later(1.5) })
    await pass(2.2)
    const second = (await mailsTo(user.email)).at(-1)
    expect(second?.text).toContain(`Lead ${word}`)
    expect(second?.text).not.toContain(`Senior ${word}`)
  })

  it('lists jobs of the company and in the language of the search', async () => {
    const { user, word, my } = await createWorld()
    const company = await createCompany(product.db, { name: 'Harbor', slug: 'harbor-alerts' })
    const unknown = { name: 'Unknown', frequency: 'daily' as const, company: 'nobody-knows-it' }
    expect(await outcomeOf(my.save(unknown))).toBe('NOT_FOUND')
    const other = product.as((await createUser(product.db)).id).jobAlerts
    const saved = await other.save({ name: 'Mine', frequency: 'daily', company: 'harbor-alerts', language: 'de' })
    expect(saved).toMatchObject({ company: { slug: 'harbor-alerts', name: 'Harbor' }, language: 'de' })
    expect(await other.list()).toEqual([saved])
    await my.save({ name: 'Harbor', frequency: 'daily', company: 'harbor-alerts' })
    await createJob(product.db, company.id, { title: 'Porter' })
    await pass(1.1)
    const mails = await mailsTo(user.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new job for “Harbor”'])
    expect(mails[0]?.text).toContain('company=harbor-alerts')
    expect(mails[0]?.text).not.toContain(word)
  })

  it('does not list jobs that the user hid', async () => {
    const { user, post, word } = await createWorld()
    const { hideJob, hideCompany } = product.as(user.id).hiddenJobs
    const company = await createCompany(product.db, { name: 'Lakeside' })
    await hideJob({ jobId: (await post()).id })
    await createJob(product.db, company.id, { title: `Night ${word}` })
    await hideCompany({ companyId: company.id })
    await pass(1.1)
    expect(await mailsTo(user.email)).toEqual([])
    await post({ title: `Lead ${word}`, postedAt: later(1.5) })
    await pass(2.2)
    const [mail] = await mailsTo(user.email)
    expect(mail?.subject).toBe(`1 new job for “My ${word}”`)
    expect(mail?.text).toContain(`Lead ${word}`)
  })

  it('is not sent for jobs that were posted before the search was saved, or that only a corrected spelling finds', async () => {
    const { user, word, post } = await createWorld()
    await post({ postedAt: later(-2) })
    await createJob(product.db, companyId, { title: `Senior ${word.slice(0, -1)}z` })
    await pass(1.1)
    await pass(2.1)
    expect(await mailsTo(user.email)).toEqual([])
  })

  it('is not sent for a longer word that begins with the stem of the searched word', async () => {
    const { user } = await createWorld({ q: 'glazeburner' })
    await createJob(product.db, companyId, { title: 'Senior glazeburnish' })
    await pass(1.1)
    expect(await mailsTo(user.email)).toEqual([])
  })

  it('is not sent if the user chose none or stopped them meanwhile, or if the job is closed or past its deadline', async () => {
    const none = await createWorld({ frequency: 'none' })
    await none.post()
    const stopped = await createWorld()
    await stopped.post()
    const gone = await createWorld()
    const job = await gone.post()
    const over = await createWorld()
    const late = await over.post()
    await runSavedSearches(product.services, later(1.1))
    await stopped.my.update({ id: stopped.saved.id, name: 'x', frequency: 'none' })
    await product.db.update(jobs).set({ status: 'closed' }).where(eq(jobs.id, job.id))
    await product.db
      .update(jobs)
      .set({ closesAt: new Date(Date.now() - 1000) })
      .where(eq(jobs.id, late.id))
    await sendAll()
    for (const { user } of [none, stopped, gone, over]) expect(await mailsTo(user.email)).toEqual([])
  })

  it('is sent weekly to a user who chose that, and never to a suspended user', async () => {
    const weekly = await createWorld({ frequency: 'weekly' })
    await weekly.post()
    const suspended = await createWorld()
    await suspended.post()
    await product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.user.id))
    for (const days of [1.1, 2.1, 3.1, 4.1, 5.1, 6.1, 7.1, 8.1]) await pass(days)
    expect(await mailsTo(weekly.user.email)).toHaveLength(1)
    expect(await mailsTo(suspended.user.email)).toEqual([])
  })

  it('reports more jobs than one page of the search has, each job once', async () => {
    const { user, saved, post } = await createWorld()
    for (let i = 0; i < 60; i++) await post()
    await pass(1.1)
    expect((await mailsTo(user.email))[0]?.subject).toMatch(/^60 new jobs/)
    expect(
      await product.db.select().from(savedSearchHits).where(eq(savedSearchHits.savedSearchId, saved.id)),
    ).toHaveLength(60)
  })
})

describe('the link that stops the mails of one search', () => {
  async function createStopWorld() {
    const made = await createWorld()
    await made.post()
    await pass(1.1)
    const [mail] = await mailsTo(made.user.email)
    const app = createApp(product.services, product.identify, () => true)
    mountAlertStop(app)
    const address = /<(.+)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const { pathname, search } = new URL(address)
    return { ...made, mail, ask: (init?: RequestInit) => app.request(pathname + search, init), app }
  }
  const person = { accept: 'text/html' }

  it('is in the headers that RFC 8058 requires, and stops the mails with one request without cookies, also when repeated', async () => {
    const { mail, ask, my, saved } = await createStopWorld()
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    for (let i = 0; i < 2; i++) {
      const answer = await ask({ method: 'POST', body: 'List-Unsubscribe=One-Click' })
      expect(await answer.json()).toEqual({ stopped: true })
      expect(await my.list()).toMatchObject([{ id: saved.id, frequency: 'none' }])
    }
  })

  it('shows a page that asks for confirmation, and changes nothing before that', async () => {
    const { ask, my } = await createStopWorld()
    expect(await (await ask({ headers: person })).text()).toContain('Unsubscribe from these emails?')
    expect(await my.list()).toMatchObject([{ frequency: 'daily' }])
    expect(await (await ask({ method: 'POST', headers: person })).text()).toContain('Unsubscribed')
    expect(await my.list()).toMatchObject([{ frequency: 'none' }])
  })

  it('refuses a token that the server did not sign', async () => {
    const { app, saved, my } = await createStopWorld()
    const right = alertStopToken(product.services.env, saved.id)
    for (const token of [
      '',
      saved.id,
      `${saved.id}.x`,
      `${right}x`,
      right.slice(0, -1),
      `nothing.${right.split('.')[1]}`,
    ]) {
      const answer = await app.request(`/api/job-alerts/stop?token=${encodeURIComponent(token)}`, { method: 'POST' })
      expect([token, answer.status]).toEqual([token, 410])
    }
    expect(await my.list()).toMatchObject([{ frequency: 'daily' }])
  })
})
