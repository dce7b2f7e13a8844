import { isProcedure } from '@orpc/server'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { router } from '#apps/router.ts'
import { twoFactors, userRoles, users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { events, platformSettings } from '#db/schema/operations.ts'
import { ask, openAccess, passwordHash, procedureOf, product, rows, type Said, shared, undo } from './access.testing.ts'
import { harmlessEvents, listedProcedures } from './acts-on-people.ts'
import { type Caller, callers, people } from './callers.ts'
import { leaks } from './canaries.ts'
import type { Row } from './row.ts'
import { createWorld, type World } from './world.ts'

openAccess()

/** The names of all procedures of the router. */
function walk(part: unknown, path: string[] = []): string[] {
  if (isProcedure(part)) return [path.join('.')]
  return Object.entries(part as object).flatMap(([key, value]) => walk(value, [...path, key]))
}

/** Calls a procedure and rolls back its changes. */
function askInVain(world: World, caller: Caller, [key, row]: [string, Row], input: unknown): Promise<Said> {
  if (row.isRead) return ask(world, caller, key, { input })
  return undo.undone(async () => {
    await undo.db.delete(events)
    const said = await ask(world, caller, key, { input, services: undo.services })
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
    expect([...named].sort(), 'a row for each, in a file beside this test').toEqual(walk(router).sort())
  })

  it('has every procedure that docs/acts-on-people.md lists', () => {
    expect(listedProcedures.size).toBeGreaterThan(0)
    expect([...listedProcedures].filter((name) => !walk(router).includes(name))).toEqual([])
  })

  it.each(rows)('%s answers each kind of caller as reviewed, and leaks nothing', async (key, row) => {
    const answers: Record<string, string> = {}
    const hear = async (caller: Caller) => {
      const said = await askInVain(shared, caller, [key, row], row.input?.(shared, caller))
      answers[caller] = said.code
      expect(leaks(row.notifiedAs ?? caller, said), `${caller} reads`).toEqual([])
      if (!row.isRead && !listedProcedures.has(procedureOf(key))) {
        expect(emitted, `${procedureOf(key)} is missing from docs/acts-on-people.md`).toEqual([])
      }
    }
    // calls that only read do not affect each other
    if (row.isRead) await Promise.all(callers.map(hear))
    else for (const caller of callers) await hear(caller)
    expect(answers).toEqual(row.answers)
  })

  it.each(rows.filter(([, row]) => row.missing))(
    '%s gives the same answer for a foreign and a missing item',
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

describe('a second factor that the role demands', () => {
  it('is set up before any other call, except to set it up, sign out and read the session', async () => {
    const world = await createWorld(product, passwordHash)
    await product.db.update(platformSettings).set({ secondFactorRoles: ['platform_admin'] })
    try {
      const open = new Set(['security.startTwoFactor', 'security.confirmTwoFactor'])
      const refused = rows.filter(([, row]) => row.answers.mustChangePassword === 'PASSWORD_CHANGE_REQUIRED')
      expect(refused.length).toBeGreaterThan(200)
      for (const [key, row] of refused) {
        const input = row.input?.(world, 'platformAdmin') ?? {}
        const { code } = await ask(world, 'platformAdmin', key, { input })
        if (open.has(procedureOf(key))) expect(code, key).not.toBe('SECOND_FACTOR_SETUP_REQUIRED')
        // a user who is not a job seeker is refused for that first
        else if (code !== 'APPLY_SEEKERS_ONLY') expect(code, key).toBe('SECOND_FACTOR_SETUP_REQUIRED')
      }
      expect((await ask(world, 'platformUser', 'settings.get')).code).toBe('ok')
      expect((await ask(world, 'platformAdmin', 'accounts.session')).code).toBe('ok')
      await product.db
        .insert(twoFactors)
        .values({ userId: world.who.platformAdmin.id, secret: 'x', enabledAt: new Date() })
        .onConflictDoUpdate({ target: twoFactors.userId, set: { enabledAt: new Date() } })
      expect((await ask(world, 'platformAdmin', 'settings.get')).code).toBe('ok')
    } finally {
      await product.db.update(platformSettings).set({ secondFactorRoles: [] })
    }
  })
})

describe('revoked access', () => {
  const rest = people.filter((name) => name !== 'suspended' && name !== 'mustChangePassword')

  it('is lost at the next call: membership, role, account', async () => {
    const world = await createWorld(product, passwordHash)
    const { clientUser, twoRoles, seeker, platformUser } = world.who
    const code = (caller: Caller, key: string, input?: unknown) =>
      ask(world, caller, key, { input }).then((said) => said.code)
    const review = { id: world.fixtures.seeker.applicationId }
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

  it('is lost for all members of an archived company', async () => {
    const world = await createWorld(product, passwordHash)
    await product.db.update(companies).set({ archivedAt: new Date() }).where(eq(companies.id, world.companyId))
    for (const caller of rest.filter((name) => ['clientUser', 'clientAdmin', 'twoRoles'].includes(name))) {
      expect((await ask(world, caller, 'postings.list', { input: {} })).code, caller).toBe('FORBIDDEN')
      expect((await ask(world, caller, 'postings.get', { input: { id: world.job.id } })).code, caller).toBe('FORBIDDEN')
    }
  })
})

describe('a status with a delayed notice', () => {
  const read = rows.filter(([, row]) => row.isRead && row.answers.seeker === 'ok')

  afterEach(() => void vi.useRealTimers())

  it('changes no answer for the candidate, nor does its undo', async () => {
    // some answers contain the current time in seconds
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const world = await createWorld(product, passwordHash)
    const answers = async () => {
      const all = new Map<string, string>()
      for (const [key, row] of read) {
        const said = await ask(world, 'seeker', key, { input: row.input?.(world, 'seeker') })
        all.set(key, JSON.stringify(said))
      }
      return all
    }
    const [before, again] = [await answers(), await answers()]
    // some answers differ each time, for example signed links
    const stable = [...before.keys()].filter((key) => before.get(key) === again.get(key))
    const about = ['jobTracker.listOwn', 'jobTracker.getOwn', 'jobTracker.stats', 'dashboards.seekerDashboard']
    expect(stable).toEqual(expect.arrayContaining(about))
    await product.db.update(companies).set({ noticeMinutes: 10 })
    const id = world.fixtures.seeker.applicationId
    const set = { id, status: 'accepted' as const, message: 'Welcome' }
    expect((await product.as(world.idOf('clientAdmin')).companyApplications.setStatus(set)).noticeDueAt).toBeInstanceOf(
      Date,
    )
    const after = await answers()
    expect(stable.filter((key) => after.get(key) !== before.get(key))).toEqual([])
    await product.as(world.idOf('clientAdmin')).companyApplications.undoStatus({ id })
    const undone = await answers()
    expect(stable.filter((key) => undone.get(key) !== before.get(key))).toEqual([])
  })
})
