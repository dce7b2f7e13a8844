import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog, auditSeals } from '#db/schema/operations.ts'
import { readCsv } from '#lib/csv-table.ts'
import { newId } from '#lib/ids.ts'
import { createApp } from '#server/http/app.ts'
import { transaction } from '#server/transaction.ts'
import { createCompany, createJob, createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import { operationsSchedules } from '../schedules.ts'
import { readChain, sealAuditLog, verifyAuditLog } from './chain.ts'
import { mountAuditFile } from './http.ts'

const product = productOfTest()
let admin: string
let staff: string
beforeEach(async () => {
  admin = (await createUser(product.db, { name: 'Priya Natarajan', roles: ['platform_admin'] })).id
  staff = (await createUser(product.db, { roles: ['platform_user'] })).id
})

const api = (userId: string | null = admin) => product.as(userId).audit
const write = async (action: string, more: { by?: string; subjectId?: string; companyId?: string } = {}) =>
  transaction(await product.contextFor(more.by ?? admin), async (tx) => {
    await tx.audit({
      action,
      subjectType: 'thing',
      subjectId: more.subjectId ?? newId(),
      companyId: more.companyId ?? null,
      data: { b: 1, a: [true, null, 'ü"'] },
    })
  })
/** Runs a statement without triggers, as the owner of the database could. */
const past = (statement: ReturnType<typeof sql>) =>
  product.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(statement)
  })
const codeOf = async (work: Promise<unknown>) => {
  try {
    await work
    return 'done'
  } catch (error) {
    return ((error as Error).cause as { code?: string })?.code
  }
}

describe('the append-only audit log', () => {
  it('refuses updates, deletes and truncates of entries and seals', async () => {
    await write('thing.made')
    await sealAuditLog(product)
    for (const table of ['audit_log', 'audit_seals']) {
      const name = sql.raw(table)
      for (const statement of [
        sql`delete from ${name}`,
        sql`delete from ${name} where false`,
        sql`truncate ${name} cascade`,
      ])
        expect([table, await codeOf(product.db.execute(statement))]).toEqual([table, '42501'])
    }
    expect(await codeOf(product.db.update(auditLog).set({ action: 'x.y' }))).toBe('42501')
    expect(await codeOf(product.db.update(auditSeals).set({ hash: 'x' }))).toBe('42501')
  })

  it('removes a row from the list of unsealed entries only by sealing it', async () => {
    await write('thing.waiting')
    for (const statement of [sql`delete from audit_unsealed`, sql`truncate audit_unsealed`])
      expect(await codeOf(product.db.execute(statement))).toBe('42501')
    await sealAuditLog(product)
    expect((await readChain(product)).unsealed).toBe(0)
  })
})

describe('the chain', () => {
  it('covers each entry once, in the order of commits, with concurrent transactions', async () => {
    const open = await product.pool.connect()
    await open.query('begin')
    await open.query(
      `insert into audit_log (id, action, subject_type, subject_id) values ('${newId()}', 'thing.late', 'thing', 'late')`,
    )
    // written later, committed first: these do not wait for the open transaction
    await Promise.all(Array.from({ length: 20 }, (_, n) => write('thing.many', { subjectId: `many-${n}` })))
    await Promise.all([sealAuditLog(product), sealAuditLog(product), sealAuditLog(product)])
    const before = await readChain(product)
    await open.query('commit')
    open.release()
    expect(await sealAuditLog(product)).toBe(1)
    const seals = await product.db.select().from(auditSeals).orderBy(auditSeals.position)
    expect(seals.map(({ position }) => position)).toEqual(seals.map((_, at) => at + 1))
    expect(seals.at(-1)?.position).toBe((before.head?.position ?? 0) + 1)
    expect(await product.db.$count(auditLog)).toBe(seals.length)
    expect(await verifyAuditLog(product)).toMatchObject({ broken: 0, checked: seals.length, unsealed: 0 })
  })

  it('does not depend on the time zone and date format of the session', async () => {
    await write('thing.made')
    await sealAuditLog(product)
    const client = await product.pool.connect()
    await client.query(`set timezone to 'Asia/Kathmandu'; set datestyle to 'German'`)
    const { rows } = await client.query(
      `select count(*)::int as wrong from audit_log a join audit_seals s on s.entry_id = a.id
       left join audit_seals p on p.position = s.position - 1
       where audit_hash(coalesce(p.hash, ''), s.position, audit_words(a)) <> s.hash`,
    )
    client.release(true)
    expect(rows[0].wrong).toBe(0)
    expect(await product.db.$count(auditSeals)).toBe(1)
  })

  it('finds every row that differs from its sealed state, also after the first', async () => {
    for (let n = 0; n < 8; n++) await write('thing.sealed', { subjectId: `s-${n}` })
    await sealAuditLog(product)
    const seals = await product.db.select().from(auditSeals).orderBy(auditSeals.position)
    const [second, fifth, last] = [seals[1]!, seals[4]!, seals.at(-1)!]
    const stored = (await product.db.select().from(auditLog).where(eq(auditLog.id, fifth.entryId)))[0]!
    await past(sql`update audit_log set data = data || '{"amount": 1}' where id = ${fifth.entryId}`)
    const changed = { kind: 'changed', position: 5, entryId: fifth.entryId }
    expect(await api().verify()).toMatchObject({ broken: 1, breaks: [changed] })
    await past(sql`delete from audit_log where id = ${last.entryId}`)
    const missing = { kind: 'missing', position: last.position, entryId: last.entryId }
    expect(await api().verify()).toMatchObject({ broken: 2, breaks: [changed, missing] })
    await past(sql`update audit_log set data = ${JSON.stringify(stored.data)}::jsonb where id = ${fifth.entryId}`)
    expect((await api().verify()).breaks).toEqual([missing])
    await past(sql`delete from audit_seals where position = 2`)
    const cut = [{ kind: 'gap', position: 3 }, missing, { kind: 'left_out', position: null, entryId: second.entryId }]
    expect((await api().verify()).breaks).toMatchObject(cut)
    await past(sql`insert into audit_seals (position, entry_id, hash) values (2, ${second.entryId}, ${second.hash})`)
    expect((await api().verify()).breaks).toEqual([missing])
    const { rows } = await product.db.execute<{ data: unknown }>(
      sql`select data from audit_log where action = 'audit.verified'`,
    )
    expect(rows.length).toBe(5)
  })
})

it('finds an entry inserted without triggers, and one deleted before it was sealed', async () => {
  const id = newId()
  const entry = sql`insert into audit_log (id, action, subject_type, subject_id) values (${id}, 'thing.slipped', 'thing', 'x')`
  await past(entry)
  expect(await verifyAuditLog(product)).toMatchObject({ breaks: [{ kind: 'left_out', entryId: id }] })
})

/** Sixty entries of one person about one company, counted from c-0. */
async function writeSixty() {
  const company = await createCompany(product.db, { name: 'Fernway Health' })
  const person = await createUser(product.db, { name: 'Yusuf Osei' })
  for (let n = 0; n < 60; n++)
    await write('thing.counted', { by: person.id, subjectId: `c-${n}`, companyId: company.id })
  return { company, person }
}

it('returns the first twenty changed rows and counts all', async () => {
  for (let n = 0; n < 25; n++) await write('thing.sealed', { subjectId: `s-${n}` })
  await sealAuditLog(product)
  await past(sql`delete from audit_log where subject_id like 's-%'`)
  const { broken, breaks } = await verifyAuditLog(product)
  expect([broken, breaks.map(({ position }) => position)]).toEqual([25, Array.from({ length: 20 }, (_, at) => at + 1)])
})

describe('reading it', () => {
  it('is for platform admins only', async () => {
    const calls = [
      (who: string | null) => api(who).list({}),
      (who: string | null) => api(who).known(),
      (who: string | null) => api(who).chain(),
      (who: string | null) => api(who).verify(),
      (who: string | null) => api(who).find({ kind: 'person', text: 'Priya' }),
    ]
    for (const call of calls) {
      await expect(call(staff)).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(call(null)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    }
  })

  it('continues after the last row, filtered by person, action, subject, company and days', async () => {
    const { company, person } = await writeSixty()
    await write('thing.late', { subjectId: 'late' })
    const first = await api().list({ actor: person.id })
    expect([first.items.length, first.before, first.items[0]?.subjectId]).toEqual([50, null, 'c-59'])
    expect(first.items[0]).toMatchObject({
      actor: { id: person.id, name: 'Yusuf Osei' },
      company: { name: 'Fernway Health' },
      seal: null,
    })
    const second = await api().list({ actor: person.id, cursor: first.after! })
    expect([second.items.length, second.after]).toEqual([10, null])
    expect((await api().list({ actor: person.id, cursor: second.before! })).items).toEqual(first.items)
    const counts = async (filters: Parameters<ReturnType<typeof api>['list']>[0]) =>
      (await api().list(filters)).items.length
    expect(await counts({ action: 'thing.counted', companyId: company.id })).toBe(50)
    expect(await counts({ subjectType: 'thing', subjectId: 'c-7' })).toBe(1)
    const today = new Date().toISOString().slice(0, 10)
    expect(await counts({ subjectId: 'c-7', from: today, until: today })).toBe(1)
    expect(await counts({ subjectId: 'c-7', until: '2020-01-01' })).toBe(0)
    expect(await counts({ subjectId: 'late', actor: 'system' })).toBe(0)
    await sealAuditLog(product)
    expect((await api().list({ subjectId: 'c-7' })).items[0]?.seal).toMatchObject({
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
    await api().verify()
    expect((await api().known()).actions).toEqual(expect.arrayContaining(['thing.counted', 'audit.verified']))
    expect((await api().known()).subjectTypes).toEqual(expect.arrayContaining(['audit', 'thing']))
    expect(await api().find({ kind: 'person', text: person.email })).toEqual([
      { id: person.id, name: 'Yusuf Osei', hint: person.email },
    ])
    expect(await api().find({ kind: 'company', text: 'fernway' })).toMatchObject([{ id: company.id }])
    expect(await api().find({ kind: 'person', text: '%' })).toEqual([])
  })

  it('names the people, companies and jobs of the entries, and shows the id of deleted ones', async () => {
    const company = await createCompany(product.db, { name: 'Fernway Health' })
    const job = await createJob(product.db, company.id, { title: 'Night nurse' })
    const subjects = [
      ['user', admin, 'Priya Natarajan'],
      ['company', company.id, 'Fernway Health'],
      ['job', job.id, 'Night nurse'],
      ['job', newId(), null],
      ['resume', newId(), null],
      ['audit', 'log', null],
    ] as const
    await transaction(await product.contextFor(admin), async (tx) => {
      for (const [subjectType, subjectId] of subjects) await tx.audit({ action: 'thing.named', subjectType, subjectId })
    })
    const { items } = await api().list({ action: 'thing.named' })
    const named = items.map(({ subjectType, subjectId, subjectName }) => [subjectType, subjectId, subjectName])
    expect(named).toHaveLength(subjects.length)
    expect(named).toEqual(expect.arrayContaining(subjects.map((one) => [...one])))
  })

  it('keeps the entries of a deleted account, without its name', async () => {
    const gone = await createUser(product.db)
    await write('thing.left', { by: gone.id, subjectId: 'left' })
    await product.db.execute(sql`delete from users where id = ${gone.id}`)
    expect((await api().list({ subjectId: 'left' })).items[0]?.actor).toEqual({ id: gone.id, name: null })
  })
})

describe('the file of it', () => {
  const app = () => {
    const made = createApp(product.services, product.identify, () => true)
    mountAuditFile(made)
    return made
  }
  const get = async (userId: string | null, query = '') =>
    app().request(`/api/audit.csv?${query}`, { headers: userId ? { 'x-test-user': userId } : {} })

  it('refuses other callers and unknown filters', async () => {
    expect([(await get(null)).status, (await get(staff)).status]).toEqual([401, 403])
    for (const query of ['actor=maya', 'from=yesterday', 'page=2', 'action=%00'])
      expect([query, (await get(admin, query)).status]).toEqual([query, 400])
  })

  it('contains each filtered entry once, and records the export in the log', async () => {
    await writeSixty()
    await write('thing.other')
    const text = await (await get(admin, 'action=thing.counted')).text()
    const { rows } = readCsv(text, { maxRows: 100 })
    expect(new Set(rows.map(({ cells }) => cells[6])).size).toBe(60)
    expect(rows[0]?.cells[1]).toBe('Yusuf Osei')
    const [entry] = await product.db.select().from(auditLog).where(eq(auditLog.action, 'audit.exported'))
    expect(entry).toMatchObject({ actorId: admin, data: { filters: ['action'] } })
  })
})

it('is sealed every minute', () => {
  expect(operationsSchedules).toContainEqual(
    expect.objectContaining({ name: 'operations.seal-audit-log', cron: '* * * * *' }),
  )
})
