import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentials, sessions, userRoles, users } from '#db/schema/accounts.ts'
import { billingCustomers } from '#db/schema/billing.ts'
import { newsletterSubscribers } from '#db/schema/campaigns.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { files } from '#db/schema/documents.ts'
import { auditLog, devMails, events } from '#db/schema/operations.ts'
import { accountErasures } from '#db/schema/privacy.ts'
import { accountsProduct, PASSWORD } from '#features/accounts/server/account.testing.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { newId } from '#lib/ids.ts'
import type { Services } from '#server/context.ts'
import { StorageUnavailable } from '#server/storage/storage.ts'
import { applicantDetails } from '#testing/applicant-details.ts'
import { createCompany, createJob, createResume } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import { finishErasure, finishErasures } from './finish-erasure.ts'
import { allTables } from './personal-tables.ts'

let product: TestProduct
let person: Awaited<ReturnType<typeof accountsProduct>>['person']
beforeAll(async () => {
  ;({ product, person } = await accountsProduct())
})
afterAll(() => product.close())
const admin = () => person({ roles: ['platform_admin'] })
async function member(companyId: string, role: 'client_admin' | 'client_user') {
  const user = await person({ roles: [] })
  await product.db.insert(companyMembers).values({ companyId, userId: user.id, role })
  return user
}
const remove = (userId: string, request: Partial<Services> = {}) =>
  product.as(userId, request).privacy.deleteAccount({ password: PASSWORD, confirmation: 'DELETE' })
const exists = async (userId: string) => (await product.db.select().from(users).where(eq(users.id, userId))).length > 0

describe('refusals', () => {
  it('refuses the last platform admin, not counting suspended ones, and one of two who leave at the same time', async () => {
    const only = await admin()
    await person({ roles: ['platform_admin'], suspendedAt: new Date() })
    expect(await product.as(only.id).privacy.ownData(undefined)).toMatchObject({ blocked: 'LAST_PLATFORM_ADMIN' })
    await expect(remove(only.id)).rejects.toMatchObject({ code: 'LAST_PLATFORM_ADMIN', status: 409 })
    const second = await admin()
    const answers = await Promise.allSettled([remove(only.id), remove(second.id)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = await product.db.select().from(userRoles).where(eq(userRoles.role, 'platform_admin'))
    expect(left.map(({ userId }) => userId)).toContain((await exists(only.id)) ? only.id : second.id)
  })

  it('refuses the last company admin, even with other members, and one of two who leave at the same time', async () => {
    const company = await createCompany(product.db)
    const only = await member(company.id, 'client_admin')
    await member(company.id, 'client_user')
    await expect(remove(only.id)).rejects.toMatchObject({ code: 'LAST_COMPANY_ADMIN' })
    expect(await exists(only.id)).toBe(true)
    const second = await member(company.id, 'client_admin')
    const answers = await Promise.allSettled([remove(only.id), remove(second.id)])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('refuses a person whose subscription cannot be cancelled, and deletes nothing', async () => {
    const user = await person()
    const away = { provider: 'sandbox', readSubscriptions: () => Promise.reject(new Error('away')) }
    await product.db.insert(billingCustomers).values({ userId: user.id, provider: 'sandbox', customerId: newId() })
    const refused = remove(user.id, { payments: away as unknown as Services['payments'] })
    await expect(refused).rejects.toMatchObject({ code: 'PAYMENTS_UNREACHABLE', status: 503 })
    expect(await exists(user.id)).toBe(true)
  })

  it('refuses after ten wrong passwords', async () => {
    const user = await person()
    const guess = () => product.as(user.id).privacy.deleteAccount({ password: 'guess', confirmation: 'DELETE' })
    for (let i = 0; i < 10; i++) await expect(guess()).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(remove(user.id)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })
})

describe('a deletion', () => {
  async function withFile() {
    const user = await person()
    const key = `resumes/${user.id}/${newId()}.txt`
    await product.db.insert(files).values({
      area: 'resumes',
      key,
      ownerId: user.id,
      fileName: 'cv.txt',
      contentType: 'text/plain',
      size: 2,
      state: 'kept',
    })
    await product.services.storage.put(key, Buffer.from('cv'), { contentType: 'text/plain' })
    return { user, key }
  }

  it('removes the address from the newsletter, whether the person or staff added it', async () => {
    const user = await person()
    const other = await person()
    const lists = [user, other].map(({ email }) => ({ email, source: 'import' as const }))
    await product.db.insert(newsletterSubscribers).values(lists)
    await remove(user.id)
    expect(await product.db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, user.email))).toBe(0)
    expect(await product.db.$count(newsletterSubscribers, eq(newsletterSubscribers.email, other.email))).toBe(1)
  })

  it('deletes sessions, rows and credentials immediately, and audits the deletion only by id', async () => {
    const user = await person()
    await product.db
      .insert(sessions)
      .values({ userId: user.id, token: newId(), expiresAt: new Date(Date.now() + 86_400_000) })
    await remove(user.id)
    expect(await product.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0)
    expect(await product.db.$count(credentials, eq(credentials.userId, user.id))).toBe(0)
    const written = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, user.id))
    expect(written.map(({ action }) => action)).toEqual(['account.deleted'])
    const emitted = await product.db.select().from(events).where(eq(events.name, 'account.deleted'))
    expect(emitted.map(({ payload }) => payload)).toContainEqual({ userId: user.id })
  })

  it('is finished later by the schedule if the file store is unreachable', async () => {
    const { user, key } = await withFile()
    await remove(user.id)
    const storage = {
      ...product.services.storage,
      remove: () => Promise.reject(new StorageUnavailable('remove', null)),
    }
    const broken = { ...product.services, storage } as Services
    await expect(finishErasure(broken, { userId: user.id })).rejects.toThrow(StorageUnavailable)
    expect(await product.db.$count(accountErasures, eq(accountErasures.id, user.id))).toBe(1)
    const object = await product.services.storage.get(key)
    object?.body.destroy()
    expect(object).not.toBeNull()
    await finishErasures(product.services)
    expect(await product.services.storage.get(key)).toBeNull()
    expect(await product.db.$count(accountErasures, eq(accountErasures.id, user.id))).toBe(0)
    const mails = await product.db.select().from(devMails).where(eq(devMails.to, user.email))
    expect(mails.map(({ subject }) => subject)).toEqual(['Your Tandem account was deleted'])
  })

  it("removes applications from the company's lists with history and files, and anonymizes notifications", async () => {
    const { db, services } = product
    const company = await createCompany(db)
    const recruiter = await member(company.id, 'client_admin')
    const job = await createJob(db, company.id)
    const user = await person({ name: 'Wilhelmina Quartz' })
    const resume = await createResume(db, user.id)
    const { applicationId } = await product.as(user.id).applications.submit({
      jobId: job.id,
      ...applicantDetails({ fullName: 'Mina Quartz', email: 'mina@quartz.example' }),
      resume: { kind: 'existing', resumeId: resume.id },
    })
    const asCompany = product.as(recruiter.id)
    await asCompany.companyApplications.setStatus({ id: applicationId, status: 'interview' })
    for (const event of await db.select().from(events).where(like(events.name, 'application.%'))) {
      for (const one of notificationSubscribers.filter(({ eventName }) => eventName === event.name)) {
        await one.handle(services, event.payload, { eventId: event.id, occurredAt: event.occurredAt })
      }
    }
    const news = async () => JSON.stringify(await asCompany.notifications.list({}))
    expect(await news()).toContain('Mina Quartz')
    expect(await asCompany.companyApplications.list({})).toMatchObject({ total: 1 })

    await remove(user.id)
    await finishErasures(services)
    expect(await asCompany.companyApplications.list({})).toMatchObject({ total: 0 })
    await expect(asCompany.companyApplications.get({ id: applicationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await news()).toContain('Deleted applicant')
    expect(await news()).not.toMatch(/Quartz/i)
    const tables = await Promise.all(allTables.map((table) => db.select().from(table)))
    const left = JSON.stringify(tables.flat().filter((row) => (row as { to?: string }).to !== user.email))
    expect(left).not.toMatch(/quartz/i)
    const stored: string[] = []
    for await (const { key } of services.storage.list('')) stored.push(key)
    expect(stored.filter((key) => key.includes(user.id))).toEqual([])
  })

  it('frees the email address for a new account', async () => {
    const user = await person()
    await remove(user.id)
    const again = product.as(null).accounts.signUp({ displayName: 'Ada', email: user.email, password: PASSWORD })
    await expect(again).resolves.toEqual({ outcome: 'new' })
  })
})
