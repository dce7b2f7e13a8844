import { inferRPCMethodFromContractRouter } from '@orpc/contract'
import { isProcedure } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { router } from '#apps/router.ts'
import { impersonations, sessions, users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { savedJobs } from '#db/schema/job-board.ts'
import { notifications } from '#db/schema/notifications.ts'
import { auditLog } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { FORMER_IMPERSONATION_HEADER, IMPERSONATION_HEADER } from '#lib/impersonation-header.ts'
import type { Context } from '#server/context.ts'
import { createApp } from '#server/http/app.ts'
import { proceduresWithheld, proceduresWithRules } from '#server/impersonation.ts'
import { accessTable } from '#testing/access/access-table.ts'
import { createWorld } from '#testing/access/world.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createCredential, createJob, createMember, createUser } from '#testing/factories.ts'
import { outcomeOf } from '#testing/outcome-of.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { loadViewer } from '../load-viewer.ts'
import { endImpersonations } from './stop-impersonation.ts'

const PASSWORD = 'quiet river stone'
const reason = 'They wrote that their tracker is empty'
const product = productOfFile()
let hash: string
beforeAll(async () => {
  hash = await (await product.services.auth.$context).password.hash(PASSWORD)
})

/** A signed-in admin with the session cookie, like a browser. */
async function signedInAdmin() {
  const admin = await createUser(product.db, { name: 'Priya Natarajan', roles: ['platform_admin'] })
  await createCredential(product.db, admin.id, hash)
  const resHeaders = new Headers()
  await product.as(null, { resHeaders }).accounts.signIn({ email: admin.email, password: PASSWORD })
  const cookie = resHeaders
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const [session] = await product.db.select().from(sessions).where(eq(sessions.userId, admin.id))
  /** The viewer of this browser's session and of its calls. */
  const who = async (headers: Record<string, string> = {}) => {
    const request = await product.contextFor(null, { headers: new Headers({ cookie, ...headers }) })
    return loadViewer(request)
  }
  const api = async () => {
    const now = await who()
    return product.as(null, { ...now } as Partial<Context>)
  }
  return { admin, cookie, sessionId: session!.id, who, api }
}

const auditOf = async (userId: string) =>
  product.db.select().from(auditLog).where(eq(auditLog.subjectId, userId)).orderBy(auditLog.at)

describe('impersonating a user', () => {
  it('shows what the user sees until it ends, and audits both ids and the opened pages', async () => {
    const browser = await signedInAdmin()
    const maya = await createUser(product.db, { name: 'Maya Okafor', mustChangePassword: true })
    await (await browser.api()).impersonation.begin({ id: maya.id, reason })
    const now = await browser.who()
    expect(now?.viewer).toMatchObject({ userId: maya.id, roles: ['job_seeker'], mustChangePassword: false })
    expect(now?.impersonation).toMatchObject({ adminId: browser.admin.id, adminName: 'Priya Natarajan' })
    const as = await browser.api()
    expect(await as.accounts.session(undefined)).toMatchObject({ viewer: { userId: maya.id } })
    await as.documents.listResumes(undefined)
    await as.documents.listResumes(undefined)
    expect(await as.impersonation.end(undefined)).toEqual({ ended: true })
    expect(await browser.who()).toMatchObject({ viewer: { userId: browser.admin.id }, impersonation: undefined })
    const [begun, ended, more] = await auditOf(maya.id)
    expect(begun).toMatchObject({ action: 'account.look_begun', actorId: browser.admin.id, data: { reason } })
    expect(ended).toMatchObject({ action: 'account.look_ended', actorId: browser.admin.id, data: { by: 'button' } })
    expect((ended!.data as { opened: string[] }).opened).toEqual(['accounts.session', 'documents.listResumes'])
    expect(more).toBeUndefined()
  })

  it('ends after 30 minutes on the server, and pages opened in it are then signed out', async () => {
    const browser = await signedInAdmin()
    const maya = await createUser(product.db)
    const before = Date.now()
    const { until } = await (await browser.api()).impersonation.begin({ id: maya.id, reason })
    expect(until.getTime()).toBeGreaterThanOrEqual(before + 30 * 60_000)
    expect(until.getTime()).toBeLessThanOrEqual(Date.now() + 30 * 60_000)
    const id = (await browser.who())!.impersonation!.id
    expect(await browser.who({ [IMPERSONATION_HEADER]: id })).toMatchObject({ viewer: { userId: maya.id } })
    await product.db
      .update(impersonations)
      .set({ endsAt: new Date(Date.now() - 1) })
      .where(eq(impersonations.id, id))
    expect(await browser.who()).toMatchObject({ viewer: { userId: browser.admin.id } })
    expect(await browser.who({ [IMPERSONATION_HEADER]: id })).toBeNull()
    expect(await browser.who({ [FORMER_IMPERSONATION_HEADER]: id })).toBeNull()
    expect(await endImpersonations(product.services)).toBe(1)
    expect(await endImpersonations(product.services)).toBe(0)
    expect((await auditOf(maya.id)).at(-1)).toMatchObject({
      action: 'account.look_ended',
      actorId: browser.admin.id,
      data: { by: 'time or session' },
    })
  })

  it('ends with the session, with the role, and when the person is suspended or becomes staff', async () => {
    const browser = await signedInAdmin()
    const maya = await createUser(product.db)
    await (await browser.api()).impersonation.begin({ id: maya.id, reason })
    await product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, maya.id))
    expect((await browser.who())?.viewer.userId).toBe(browser.admin.id)
    await product.db.update(users).set({ suspendedAt: null }).where(eq(users.id, maya.id))
    const other = await createUser(product.db, { roles: ['platform_admin'] })
    const edit = (id: string, roles: ('job_seeker' | 'platform_user')[]) =>
      product.as(other.id).userAccess.edit({ id, name: 'Same', access: { roles, memberships: [] } })
    await edit(maya.id, ['platform_user'])
    expect((await browser.who())?.viewer.userId).toBe(browser.admin.id)
    await edit(maya.id, ['job_seeker'])
    expect((await browser.who())?.viewer.userId).toBe(maya.id)
    await edit(browser.admin.id, ['job_seeker'])
    expect((await browser.who())?.viewer.userId).toBe(browser.admin.id)
    await product.db.delete(sessions).where(eq(sessions.id, browser.sessionId))
    expect(await browser.who()).toBeNull()
    expect(await endImpersonations(product.services)).toBe(1)
  })

  it('is refused for staff, for suspended users, without a reason, to platform users and during impersonation', async () => {
    const browser = await signedInAdmin()
    const [admin, user, gone, maya] = [
      await createUser(product.db, { roles: ['platform_admin'] }),
      await createUser(product.db, { roles: ['platform_user', 'job_seeker'] }),
      await createUser(product.db, { suspendedAt: new Date() }),
      await createUser(product.db),
    ]
    const as = await browser.api()
    for (const [id, code] of [
      [admin.id, 'NOT_AS_STAFF'],
      [user.id, 'NOT_AS_STAFF'],
      [browser.admin.id, 'NOT_AS_STAFF'],
      [gone.id, 'NOT_AS_SUSPENDED'],
      [maya.id.replace(/.$/, maya.id.endsWith('0') ? '1' : '0'), 'NOT_FOUND'],
    ] as const)
      await expect(as.impersonation.begin({ id, reason }), code).rejects.toMatchObject({ code })
    await expect(as.impersonation.begin({ id: maya.id, reason: '  ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const byUser = product.as(user.id).impersonation.begin({ id: maya.id, reason })
    await expect(byUser).rejects.toMatchObject({ code: 'ADMINS_ONLY' })
    await as.impersonation.begin({ id: maya.id, reason })
    const again = (await browser.api()).impersonation.begin({ id: maya.id, reason })
    await expect(again).rejects.toMatchObject({ code: 'IMPERSONATION_READ_ONLY' })
  })
})

type Found = { name: string; method: string }
const methodOf = inferRPCMethodFromContractRouter(router)
function walk(part: unknown, path: string[] = []): Found[] {
  if (isProcedure(part)) return [{ name: path.join('.'), method: methodOf(undefined, path) }]
  return Object.entries(part as object).flatMap(([key, value]) => walk(value, [...path, key]))
}
const procedures = walk(router)
const impersonationOf = (userId: string) => ({ id: userId, adminId: userId, adminName: 'Priya', until: new Date() })

describe('during impersonation', () => {
  it('lists only existing procedures', () => {
    const names = procedures.map(({ name }) => name)
    expect([...proceduresWithRules, ...proceduresWithheld].filter((name) => !names.includes(name))).toEqual([])
  })

  it('refuses every procedure that is not GET and everything private, for any impersonated user; reads write nothing', async () => {
    const world = await createWorld(product, hash)
    const refused: Record<string, string[]> = { seeker: [], clientAdmin: [] }
    const rows = Object.entries(accessTable)
    const methods = new Map(procedures.map(({ name, method }) => [name, method]))
    for (const caller of ['seeker', 'clientAdmin'] as const) {
      const api = product.as(world.who[caller].id, {
        impersonation: impersonationOf(world.who[caller].id),
      }) as unknown as Loose
      for (const [key, row] of rows) {
        const name = key.split(' ')[0] ?? ''
        const [area = '', verb = ''] = name.split('.')
        const code = await outcomeOf(api[area]![verb]!(row.input?.(world, caller)))
        if (methods.get(name) !== 'GET' && !['impersonation.end', 'accounts.signOut'].includes(name))
          expect(code, name).toBe('IMPERSONATION_READ_ONLY')
        else if (code === 'IMPERSONATION_READ_ONLY') refused[caller]!.push(name)
      }
    }
    const closed = proceduresWithRules.filter((name) => !['impersonation.end', 'accounts.signOut'].includes(name))
    for (const caller of ['seeker', 'clientAdmin']) expect([...new Set(refused[caller])].sort()).toEqual(closed.sort())
  })

  it('shows no private notes of the user, and nothing that a screen calls visible to the user only', async () => {
    const maya = await createUser(product.db)
    const { id: companyId } = await createCompany(product.db)
    const [job, saved] = [await createJob(product.db, companyId), await createJob(product.db, companyId)]
    const row = {
      jobId: job.id,
      userId: maya.id,
      ...applicantDetails({ fullName: 'Maya', email: maya.email, phone: '' }),
    }
    const [application] = await product.db
      .insert(applications)
      .values({ ...row, applicationNotes: 'They pay late.' })
      .returning()
    await product.db.insert(savedJobs).values({ userId: maya.id, jobId: saved.id, notes: 'They pay late.' })
    const read = async (api: ReturnType<typeof product.as>) =>
      JSON.stringify([
        await api.jobTracker.listOwn({}),
        await api.jobTracker.getOwn({ id: application!.id }),
        await api.jobs.listSaved(undefined),
      ])
    const own = await read(product.as(maya.id))
    expect(own.match(/They pay late/g)).toHaveLength(3)
    const shown = await read(product.as(maya.id, { impersonation: impersonationOf(maya.id) }))
    expect(shown).not.toContain('They pay late')
    expect(shown).toContain(saved.title)
    const as = product.as(maya.id, { impersonation: impersonationOf(maya.id) })
    for (const call of [
      () => as.stories.list({}),
      () => as.interviewLogs.list(undefined),
      () => as.salaries.listOffers(undefined),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'IMPERSONATION_READ_ONLY' })
  })

  it('opens no file, upload or form below /api', async () => {
    const maya = await createUser(product.db)
    const viewer = (await product.contextFor(maya.id)).viewer
    const app = createApp(
      product.services,
      async () => ({ viewer, sessionId: null, impersonation: impersonationOf(maya.id) }),
      () => true,
    )
    app.all('*', (c) => c.text('reached'))
    const ask = async (method: string, path: string) =>
      (await app.request(path, { method, headers: { origin: product.services.env.PUBLIC_URL } })).status
    for (const path of ['/api/files/x', '/api/own-data/x', '/api/tracker.csv', '/api/reviews.csv', '/api/exports/x'])
      expect(await ask('GET', path), path).toBe(403)
    for (const path of ['/api/uploads', '/api/avatar', '/api/accounts/sign-in', '/api/saved-jobs/x', '/api/avatars/x'])
      expect(await ask('POST', path), path).toBe(403)
    for (const path of ['/api/avatars/x', '/api/company-logos/x', '/api/rpc/jobs/search'])
      expect(await ask('GET', path), path).toBe(200)
  })

  it("does not change the user's data: read marks, last sign-in, sessions", async () => {
    const browser = await signedInAdmin()
    const maya = await createUser(product.db)
    const company = await createCompany(product.db)
    await createMember(product.db, company.id, 'client_admin')
    const news = { userId: maya.id, eventId: newId(), type: 'other', title: 'News', message: 'News' } as const
    await product.db.insert(notifications).values(news)
    const before = await marksOf(maya.id)
    await (await browser.api()).impersonation.begin({ id: maya.id, reason })
    const as = await browser.api()
    expect((await as.notifications.list({})).items).toHaveLength(1)
    await expect(as.notifications.markAllRead(undefined as never)).rejects.toMatchObject({
      code: 'IMPERSONATION_READ_ONLY',
    })
    await as.impersonation.end(undefined)
    expect(await marksOf(maya.id)).toEqual(before)
  })
})

type Loose = Record<string, Record<string, (input: unknown) => Promise<unknown>>>

const marksOf = async (userId: string) => ({
  user: await product.db.select().from(users).where(eq(users.id, userId)),
  sessions: await product.db.select().from(sessions).where(eq(sessions.userId, userId)),
  news: await product.db.select().from(notifications).where(eq(notifications.userId, userId)),
})
