import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rateLimits, sessions, users } from '#db/schema/accounts.ts'
import { files } from '#db/schema/documents.ts'
import { notifications } from '#db/schema/notifications.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { accountErasures } from '#db/schema/privacy.ts'
import { avatars } from '#db/schema/profiles.ts'
import { loadViewer } from '#features/accounts/server/load-viewer.ts'
import { newId } from '#lib/ids.ts'
import { type App, createApp } from '#server/http/app.ts'
import { describeError } from '#server/log.ts'
import { createCredential, createUser } from '#testing/factories.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { writeExport } from './export/write-export.ts'
import { finishErasure } from './finish-erasure.ts'
import { mountOwnData } from './http.ts'
import { dropChecks, type Filled, fillEveryTable } from './made-up-rows.testing.ts'
import { allTables, companyInternalTables, personalTables } from './personal-tables.ts'
import { readZip } from './read-zip.testing.ts'

const PASSWORD = 'quiet river stone'
const EMAIL = 'canary-person@canary.test'
const SECRET = /password|secret|token|hash$/i

let product: TestProduct
let filled: Map<string, Filled>
let userId: string
let logged: string[]

/** A person with a row in every table, a known password, and files in the store. */
beforeEach(async () => {
  logged = []
  product = await testProduct()
  const { db, services } = product
  services.log = pino({ level: 'debug', serializers: { err: describeError } }, { write: (line) => logged.push(line) })
  await dropChecks(db)
  userId = newId()
  filled = await fillEveryTable(db, userId, EMAIL)
  const hash = await (await services.auth.$context).password.hash(PASSWORD)
  await createCredential(db, userId, hash)
  await db
    .update(users)
    .set({ suspendedAt: null, mustChangePassword: false, emailVerified: true })
    .where(eq(users.id, userId))
  await db.execute(sql`update companies set archived_at = null`)
  for (const { key } of [...(await db.select().from(files)), ...(await db.select().from(avatars))]) {
    await services.storage.put(key, Buffer.from(`the content of ${key}`), { contentType: 'text/plain' })
  }
})
afterEach(() => product.close())

const everything = async () => {
  const found = new Map<string, string>()
  for (const table of allTables) {
    const rows = await product.db.select().from(table)
    found.set(getTableConfig(table).name, JSON.stringify(rows))
  }
  return found
}
const personalCanaries = () =>
  personalTables()
    .filter(({ name, table }) => name !== 'audit_log' && !companyInternalTables.includes(table))
    .flatMap(({ name }) => filled.get(name)?.canaries ?? [])

function appFor(): App {
  const app = createApp(
    product.services,
    async () => ({ viewer: (await product.contextFor(userId)).viewer, sessionId: null }),
    () => true,
  )
  mountOwnData(app)
  return app
}

describe('the download of all data', () => {
  it('is only for the signed-in person, for five minutes', async () => {
    const { url } = await product.as(userId).privacy.startDownload(undefined)
    const origin = product.services.env.PUBLIC_URL
    const stranger = await createUser(product.db)
    const others = createApp(
      product.services,
      async () => ({ viewer: (await product.contextFor(stranger.id)).viewer, sessionId: null }),
      () => true,
    )
    mountOwnData(others)
    expect((await others.request(`${origin}${url}`)).status).toBe(404)
    const noOne = createApp(product.services, product.identify, () => true)
    mountOwnData(noOne)
    expect((await noOne.request(`${origin}${url}`)).status).toBe(401)
    expect((await appFor().request(`${origin}${url}x`)).status).toBe(404)
    expect((await appFor().request(`${origin}${url}`, { method: 'HEAD' })).status).toBe(405)
  })

  it('contains every text of every table and every file, and no credentials', async () => {
    const { url } = await product.as(userId).privacy.startDownload(undefined)
    const response = await appFor().request(`${product.services.env.PUBLIC_URL}${url}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-disposition')).toMatch(/attachment.*tandem-data-.*\.zip/)
    expect(response.headers.get('cache-control')).toContain('no-store')
    const zip = await readZip(Buffer.from(await response.arrayBuffer()))
    const all = [...zip].map(([path, text]) => `${path}\n${text}`).join('\n')
    const isSecret = (canary: string) => SECRET.test(canary.slice(canary.lastIndexOf('-') + 1))
    const [secrets, open] = [personalCanaries().filter(isSecret), personalCanaries().filter((one) => !isSecret(one))]
    expect(open.length).toBeGreaterThan(120)
    expect(open.filter((canary) => !all.includes(canary))).toEqual([])
    expect(secrets.filter((canary) => all.includes(canary))).toEqual([])
    expect(all).toContain('the content of canary-files-key')
    expect(all).toContain('the content of canary-avatars-key')
    expect(zip.get('index.html')).toContain('canary-profiles-bio')
    for (const { name, table } of personalTables()) {
      const file = zip.get(`data/${name}.json`)
      if (companyInternalTables.includes(table)) expect(file).toBeUndefined()
      else expect(() => JSON.parse(file ?? '')).not.toThrow()
    }
  })

  it('closes the open file when the download is stopped', async () => {
    const opened: Readable[] = []
    const get = async () => {
      // larger than all buffers in between
      const body = Readable.from(
        (function* () {
          for (let i = 0; i < 1_000; i++) yield randomBytes(100_000)
        })(),
      )
      opened.push(body)
      return { body, size: 100_000_000, contentType: 'text/plain', cacheControl: '' }
    }
    const out = await writeExport({ ...product.services, storage: { ...product.services.storage, get } }, userId)
    const web = Readable.toWeb(out).getReader()
    await web.read()
    await waitUntil(() => opened.length > 0)
    await web.cancel()
    await waitUntil(() => opened.every((body) => body.destroyed))
    expect(opened).toHaveLength(1)
  })

  it('is limited to five per hour', async () => {
    for (let i = 0; i < 5; i++)
      await product
        .as(userId)
        .privacy.startDownload(undefined)
        .catch(() => {})
    const again = product.as(userId).privacy.startDownload(undefined)
    await expect(again).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('deleting the account', () => {
  const remove = (input: object) =>
    product
      .as(userId, { sessionId: null })
      .privacy.deleteAccount({ password: PASSWORD, confirmation: 'DELETE', ...input } as never)

  it('is refused without the confirmation word or the password', async () => {
    await expect(remove({ confirmation: 'delete' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(remove({ password: 'not this one' })).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  })

  it('leaves nothing in tables, the store, finished jobs, emails or the log', async () => {
    const { db, services } = product
    await db.execute(sql`update company_members set role = 'client_user'`)
    await db.execute(sql`update user_roles set role = 'job_seeker'`)
    const recruiter = await createUser(db)
    const eventId = newId()
    const name = `canary-users-name`
    await db.insert(events).values({ id: eventId, name: 'application.submitted', payload: { userId } })
    const title = `${name} applied`
    await db
      .insert(notifications)
      .values({ userId: recruiter.id, eventId, type: 'application', title, message: `${name} (${EMAIL})` })
    await db.insert(rateLimits).values({ key: `sign-in-pair:${EMAIL} 10.0.0.1`, points: 1 })
    await db.insert(devMails).values({ to: 'company@example.test', subject: 'News', html: '', text: `${name} applied` })
    await db.execute(sql`create schema pgboss`)
    await db.execute(sql`create table pgboss.job (name text, state text, data jsonb, output jsonb)`)
    await db.execute(sql`insert into pgboss.job values
      ('notifications.mail', 'completed', '{}', ${JSON.stringify({ message: `params: ${EMAIL}` })}::jsonb),
      ('dead-letters', 'created', ${JSON.stringify({ payload: { userId } })}::jsonb, null),
      ('other', 'completed', '{}', null)`)

    await remove({})
    expect(await db.select().from(users).where(eq(users.id, userId))).toEqual([])
    await finishErasure(services, { userId })
    // a second time changes nothing
    await finishErasure(services, { userId })

    const goodbye = await db.select().from(devMails).where(eq(devMails.to, EMAIL))
    expect(goodbye.map(({ subject }) => subject)).toEqual(['Your Tandem account was deleted'])
    await db.delete(devMails).where(eq(devMails.to, EMAIL))
    const left: string[] = []
    for (const [table, text] of await everything()) {
      for (const canary of [...personalCanaries(), EMAIL]) if (text.includes(canary)) left.push(`${table}: ${canary}`)
    }
    expect(left).toEqual([])
    // the id remains in these tables, but no longer refers to a person
    const named = [...(await everything())].filter(([, text]) => text.includes(userId)).map(([table]) => table)
    expect(named.sort()).toEqual(['audit_log', 'auto_apply_stops', 'events', 'mail_deliveries'])
    const received = await db.select().from(notifications).where(eq(notifications.userId, recruiter.id))
    expect(received).toMatchObject([
      { title: 'Deleted applicant applied', message: 'Deleted applicant (Deleted applicant)' },
    ])
    const { rows } = await db.execute(sql`select name from pgboss.job`)
    expect(rows).toEqual([{ name: 'other' }])
    const stored: string[] = []
    for await (const { key } of services.storage.list('')) stored.push(key)
    expect(stored).toEqual([])
    expect(logged.join('\n')).not.toMatch(/canary/)
    // the session token no longer signs in
    expect(await product.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([])
    const headers = new Headers({ cookie: 'tandem.session_token=canary-sessions-token' })
    expect(await loadViewer({ ...product.services, headers, resHeaders: new Headers() })).toBeNull()
    expect(await product.db.select().from(accountErasures).where(eq(accountErasures.id, userId))).toEqual([])
  })
})
