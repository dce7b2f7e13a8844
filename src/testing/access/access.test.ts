import { isProcedure, ORPCError } from '@orpc/server'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { twoFactors, userRoles, users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { resumes } from '#db/schema/documents.ts'
import { events, platformSettings } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import type { Context } from '#server/context.ts'
import { router } from '#server/router.ts'
import { type TestProduct, testProduct } from '../product.ts'
import { type Undoing, undoing } from '../undoing.ts'
import { accessTable } from './access-table.ts'
import { harmlessEvents, listedProcedures } from './acts-on-people.ts'
import { type Caller, callers, people } from './callers.ts'
import { leaks } from './canaries.ts'
import { PASSWORD } from './people-fixtures.ts'
import type { Row } from './row.ts'
import { createWorld, type World } from './world.ts'

let product: TestProduct
let passwordHash: string
/** The data of all calls: their changes are rolled back. */
let shared: World
let undo: Undoing

beforeAll(async () => {
  product = await testProduct()
  undo = await undoing(product)
  passwordHash = await (await product.services.auth.$context).password.hash(PASSWORD)
  shared = await createWorld(product, passwordHash)
  // others beside them: of platform admins there are several
  await createWorld(product, passwordHash)
})
afterAll(async () => {
  await undo.close()
  await product.close()
})

const procedureOf = (key: string) => key.split(' ')[0] ?? ''
const rows = Object.entries(accessTable)

/** The name of every procedure that the router answers. */
function walk(part: unknown, path: string[] = []): string[] {
  if (isProcedure(part)) return [path.join('.')]
  return Object.entries(part as object).flatMap(([key, value]) => walk(value, [...path, key]))
}

/** The viewers of the shared scene. They are read once, since changes of a call are rolled back. */
const viewers = new Map<Caller, Context['viewer']>()
async function viewerOf(caller: Caller): Promise<Context['viewer']> {
  if (!viewers.has(caller)) viewers.set(caller, (await product.contextFor(shared.idOf(caller))).viewer)
  return viewers.get(caller) ?? null
}

type Said = { code: string; status?: number; message?: string; data?: unknown }
let addresses = 0

/** The caller's answer: 'ok' with the output, else the error as it is sent. */
async function ask(
  scene: World,
  caller: Caller,
  key: string,
  { input, services }: { input?: unknown; services?: Undoing['services'] } = {},
): Promise<Said> {
  const sessionId = caller === 'anonymous' ? null : scene.who[caller].sessionId
  // throttling is not the question here
  const clientAddress = `198.51.${(++addresses >> 8) % 256}.${addresses % 256}`
  const [area = '', verb = ''] = procedureOf(key).split('.')
  const request = { ...services, sessionId, clientAddress }
  const api = (scene === shared
    ? product.as(null, { ...request, viewer: await viewerOf(caller) })
    : product.as(scene.idOf(caller), request)) as unknown as Record<
    string,
    Record<string, (input: unknown, options: { lastEventId: string }) => Promise<unknown>>
  >
  try {
    return { code: 'ok', data: await firstOf(await api[area]?.[verb]?.(input, { lastEventId: FROM_THE_START })) }
  } catch (error) {
    if (!(error instanceof ORPCError)) throw error
    const { code, status, message, data } = error
    return { code, status, message, data }
  }
}

/** A cursor before every message of the live stream. */
const FROM_THE_START = '1:1:'

/** Reads the first message of a stream in place of the stream. */
async function firstOf(answer: unknown): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null || !(Symbol.asyncIterator in answer)) return answer
  const stream = answer as AsyncIterableIterator<unknown>
  const { value } = await stream.next()
  await stream.return?.()
  return value
}

/** The same, with the changes of the call rolled back. */
function askInVain(scene: World, caller: Caller, [key, row]: [string, Row], input: unknown): Promise<Said> {
  if (row.isRead) return ask(scene, caller, key, { input })
  return undo.undone(async () => {
    await undo.db.delete(events)
    const said = await ask(scene, caller, key, { input, services: undo.services })
    const written = await undo.db.selectDistinct({ name: events.name }).from(events)
    emitted = written.map(({ name }) => name).filter((name) => !harmlessEvents.has(name))
    return said
  })
}

/** The events of the last call that may reach a person. */
let emitted: string[] = []

const isLetIn = (row: Row, caller: Caller) => ['ok', 'NOT_FOUND'].includes(row.answers[caller])

describe('the access table', () => {
  it('names every procedure of the router, and no other', () => {
    const named = new Set(rows.map(([key]) => procedureOf(key)))
    expect([...named].sort()).toEqual(walk(router).sort())
  })

  it('has every procedure that docs/acts-on-people.md lists', () => {
    expect(listedProcedures.size).toBeGreaterThan(0)
    expect([...listedProcedures].filter((name) => !walk(router).includes(name))).toEqual([])
  })

  it.each(rows)('%s answers each kind of caller as reviewed, and leaks nothing', async (key, row) => {
    const heard: Record<string, string> = {}
    const hear = async (caller: Caller) => {
      const said = await askInVain(shared, caller, [key, row], row.input?.(shared, caller))
      heard[caller] = said.code
      expect(leaks(row.hearsAs ?? caller, said), `${caller} reads`).toEqual([])
      if (!row.isRead && !listedProcedures.has(procedureOf(key))) {
        expect(emitted, `${procedureOf(key)} is missing from docs/acts-on-people.md`).toEqual([])
      }
    }
    // those who only read do not disturb each other
    if (row.isRead) await Promise.all(callers.map(hear))
    else for (const caller of callers) await hear(caller)
    expect(heard).toEqual(row.answers)
  })

  it.each(rows.filter(([, row]) => row.missing))(
    '%s answers alike of a foreign thing and of none',
    async (key, row) => {
      for (const caller of callers.filter((name) => isLetIn(row, name))) {
        const none = await askInVain(shared, caller, [key, row], row.missing?.(shared, caller))
        expect(none.code, caller).toBe(row.missingIs ?? 'NOT_FOUND')
        const isTheirs = row.answers[caller] === 'ok'
        const foreign = isTheirs ? row.foreign : row.input
        const input = foreign?.(shared, caller)
        if (foreign) expect(await askInVain(shared, caller, [key, row], input), caller).toEqual(none)
      }
    },
  )
})

const writing = rows.filter(([, row]) => !row.isRead && row.input)
/** Keys that callers like to add, with values that would be found wherever they were stored. */
const bystander = { userId: newId(), companyId: newId() }
const extra = {
  ...bystander,
  ownerId: bystander.userId,
  changedBy: bystander.userId,
  createdBy: bystander.userId,
  role: 'platform_admin',
  roles: ['platform_admin'],
  status: 'canary-status',
  documentType: 'canary-type',
  isDefault: true,
  isSample: true,
  emailVerified: true,
  price: 987_654_321,
}

const canaries = [bystander.userId, bystander.companyId, 'canary-status', 'canary-type', '987654321']

/** The transaction under way, or the next. */
async function nextTransaction(): Promise<string> {
  const { rows: found } = await undo.db.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
  return found[0]?.id ?? ''
}

/** How many rows of any table, written since a transaction, speak of these words; older ones are passed over unread. */
async function mentions(words: string[], since: string): Promise<number> {
  // what the transaction under way wrote to: to read every table costs ten times what the call does
  const { rows: tables } = await undo.db.execute<{ name: string }>(
    sql`select quote_ident(relname) as name from pg_stat_xact_user_tables
      where schemaname = 'public' and n_tup_ins + n_tup_upd > 0`,
  )
  if (tables.length === 0) return 0
  const pattern = words.join('|')
  const parts = tables.map(
    ({ name }) => sql`select count(*)::int as n from ${sql.raw(name)} t
      where case when age(t.xmin) <= age(${since}::xid) then t::text ~ ${pattern} else false end`,
  )
  const found = await undo.db.execute<{ n: number }>(
    sql`select sum(n)::int as n from (${sql.join(parts, sql` union all `)}) as counts`,
  )
  return found.rows[0]?.n ?? 0
}

/** Who holds which role, and who belongs to which company. */
async function readPower(): Promise<unknown> {
  const [roles, members] = await Promise.all([
    undo.db.select().from(userRoles).orderBy(userRoles.userId, userRoles.role),
    undo.db.select().from(companyMembers).orderBy(companyMembers.id),
  ])
  return { roles, members }
}

/** What gives and takes roles by itself: a new account, a deleted one, and a team. */
const givesOrTakes = new Set([
  'accounts.signUp',
  'privacy.deleteAccount',
  'team.changeRole',
  'team.remove',
  'team.accept',
  'team.join',
  'adminCompanies.createUser',
  'adminCompanies.addMember',
  'adminCompanies.changeRole',
  'adminCompanies.removeMember',
  'userAccess.edit',
  'staff.accept',
  'staff.join',
  'removal.remove',
])

describe('keys that no client requested', () => {
  // they exist, so that a row which is given to them would be stored
  beforeAll(async () => {
    await product.db.insert(users).values({ id: bystander.userId, name: 'By', email: 'by@example.test' })
    await product.db.insert(companies).values({ id: bystander.companyId, name: 'By', slug: 'by' })
  })

  it('would be found where they were stored', async () => {
    await undo.undone(async () => {
      const since = await nextTransaction()
      const email = `found-${newId()}@example.test`
      expect(await mentions(canaries, since)).toBe(0)
      await undo.db.insert(users).values({ id: newId(), name: 'canary-status', email })
      expect(await mentions(canaries, since)).toBe(1)
      await undo.db.transaction((tx) => tx.update(users).set({ name: 'canary-type' }).where(eq(users.email, email)))
      expect(await mentions(canaries, since)).toBe(1)
    })
  })

  it.each(writing)('%s ignores a role, status, owner, company, default or price in its input', async (key, row) => {
    const caller = callers.find((name) => name !== 'anonymous' && row.answers[name] === 'ok')
    if (!caller) return
    const wanted = row.input?.(shared, caller) ?? {}
    await undo.undone(async () => {
      const power = await readPower()
      const since = await nextTransaction()
      const { code } = await ask(shared, caller, key, { input: { ...extra, ...wanted }, services: undo.services })
      expect(['ok', 'BAD_REQUEST']).toContain(code)
      expect(await mentions(canaries, since)).toBe(0)
      if (givesOrTakes.has(procedureOf(key))) return
      expect(await readPower()).toEqual(power)
    })
  })

  it('makes a new account a job seeker, unverified, whatever it asks for', async () => {
    const email = `asks-for-more-${newId()}@example.test`
    const input = { ...extra, displayName: 'More', email, password: PASSWORD }
    await product.as(null).accounts.signUp(input)
    const [user] = await product.db.select().from(users).where(eq(users.email, email))
    const held = await product.db.select().from(userRoles).where(eq(userRoles.userId, user!.id))
    expect(user).toMatchObject({ emailVerified: false, isSample: false })
    expect(held.map(({ role }) => role)).toEqual(['job_seeker'])
  })

  it('leaves a renamed resume what it was', async () => {
    const scene = await createWorld(product, passwordHash)
    const { spareResumeId } = scene.papers.seeker
    const input = { id: spareResumeId, title: 'Renamed', isDefault: true, aiScore: 100, downloadCount: 7 }
    await product.as(scene.who.seeker.id).documents.renameResume(input)
    const [row] = await product.db.select().from(resumes).where(eq(resumes.id, spareResumeId))
    expect(row).toMatchObject({ title: 'Renamed', isDefault: false, aiScore: null, downloadCount: 0 })
  })
})

describe('a second factor that the role demands', () => {
  it('is set up before any call but those that do it, to sign out and to see who one is', async () => {
    const scene = await createWorld(product, passwordHash)
    await product.db.update(platformSettings).set({ secondFactorRoles: ['platform_admin'] })
    try {
      const open = new Set(['security.startTwoFactor', 'security.confirmTwoFactor'])
      const refused = rows.filter(([, row]) => row.answers.mustChangePassword === 'PASSWORD_CHANGE_REQUIRED')
      expect(refused.length).toBeGreaterThan(200)
      for (const [key, row] of refused) {
        const input = row.input?.(scene, 'platformAdmin') ?? {}
        const { code } = await ask(scene, 'platformAdmin', key, { input })
        if (open.has(procedureOf(key))) expect(code, key).not.toBe('SECOND_FACTOR_SETUP_REQUIRED')
        // who is no job seeker is refused as such before anything else
        else if (code !== 'APPLY_SEEKERS_ONLY') expect(code, key).toBe('SECOND_FACTOR_SETUP_REQUIRED')
      }
      expect((await ask(scene, 'platformUser', 'settings.get')).code).toBe('ok')
      expect((await ask(scene, 'platformAdmin', 'accounts.session')).code).toBe('ok')
      await product.db
        .insert(twoFactors)
        .values({ userId: scene.who.platformAdmin.id, secret: 'x', enabledAt: new Date() })
        .onConflictDoUpdate({ target: twoFactors.userId, set: { enabledAt: new Date() } })
      expect((await ask(scene, 'platformAdmin', 'settings.get')).code).toBe('ok')
    } finally {
      await product.db.update(platformSettings).set({ secondFactorRoles: [] })
    }
  })
})

describe('what is taken away', () => {
  const rest = people.filter((name) => name !== 'suspended' && name !== 'mustChangePassword')

  it('is gone at the next call: membership, role, account', async () => {
    const scene = await createWorld(product, passwordHash)
    const { clientUser, twoRoles, seeker, platformUser } = scene.who
    const code = (caller: Caller, key: string, input?: unknown) =>
      ask(scene, caller, key, { input }).then((said) => said.code)
    const review = { id: scene.papers.seeker.applicationId }
    expect(await code('clientUser', 'companyApplications.get', review)).toBe('ok')
    await product.db.delete(companyMembers).where(eq(companyMembers.userId, clientUser.id))
    expect(await code('clientUser', 'companyApplications.get', review)).toBe('FORBIDDEN')
    expect(await code('clientUser', 'postings.list', {})).toBe('FORBIDDEN')

    expect(await code('platformUser', 'companyApplications.get', review)).toBe('ok')
    await product.db.delete(userRoles).where(eq(userRoles.userId, platformUser.id))
    expect(await code('platformUser', 'companyApplications.get', review)).toBe('FORBIDDEN')

    // a user with two roles loses one
    await product.db.delete(userRoles).where(eq(userRoles.userId, twoRoles.id))
    expect(await code('twoRoles', 'documents.listResumes')).toBe('FORBIDDEN')
    expect(await code('twoRoles', 'companyApplications.get', review)).toBe('ok')

    await product.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, seeker.id))
    expect(await code('seeker', 'documents.listResumes')).toBe('UNAUTHENTICATED')
  })

  it('is gone for everyone of a company that is archived', async () => {
    const scene = await createWorld(product, passwordHash)
    await product.db.update(companies).set({ archivedAt: new Date() }).where(eq(companies.id, scene.companyId))
    for (const caller of rest.filter((name) => ['clientUser', 'clientAdmin', 'twoRoles'].includes(name))) {
      expect((await ask(scene, caller, 'postings.list', { input: {} })).code, caller).toBe('FORBIDDEN')
      expect((await ask(scene, caller, 'postings.get', { input: { id: scene.job.id } })).code, caller).toBe('FORBIDDEN')
    }
  })
})

describe('a status whose notice waits', () => {
  const read = rows.filter(([, row]) => row.isRead && row.answers.seeker === 'ok')

  afterEach(() => void vi.useRealTimers())

  it('changes no answer that the candidate reads, nor does its undo', async () => {
    // some answers count seconds
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const scene = await createWorld(product, passwordHash)
    const answers = async () => {
      const all = new Map<string, string>()
      for (const [key, row] of read) {
        const said = await ask(scene, 'seeker', key, { input: row.input?.(scene, 'seeker') })
        all.set(key, JSON.stringify(said))
      }
      return all
    }
    const [before, again] = [await answers(), await answers()]
    // some answers differ each time, as a signed link does
    const stable = [...before.keys()].filter((key) => before.get(key) === again.get(key))
    const about = ['jobTracker.listOwn', 'jobTracker.getOwn', 'jobTracker.stats', 'dashboards.seekerDashboard']
    expect(stable).toEqual(expect.arrayContaining(about))
    await product.db.update(companies).set({ noticeMinutes: 10 })
    const id = scene.papers.seeker.applicationId
    const set = { id, status: 'accepted' as const, message: 'Welcome' }
    expect((await product.as(scene.idOf('clientAdmin')).companyApplications.setStatus(set)).noticeDueAt).toBeInstanceOf(
      Date,
    )
    const after = await answers()
    expect(stable.filter((key) => after.get(key) !== before.get(key))).toEqual([])
    await product.as(scene.idOf('clientAdmin')).companyApplications.undoStatus({ id })
    const undone = await answers()
    expect(stable.filter((key) => undone.get(key) !== before.get(key))).toEqual([])
  })
})
