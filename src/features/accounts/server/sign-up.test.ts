import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { oneTimeLinks, userRoles, users } from '#db/schema/accounts.ts'
import { auditLog, devMails, events } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { suppressAddress, suppressionOf } from '#server/suppressions.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { verificationRequested } from '../events.ts'
import { makeLink } from './links.ts'
import { accountSubscribers } from './subscribers.ts'
import { verifyEmail } from './verify-email.ts'

const product = productOfFile()

const input = (email: string) => ({ displayName: 'Ada Osei', email, password: 'quiet river stone' })

describe('sign up', () => {
  it('refuses an invalid email and a short password with the specified texts (AUTH-07, AUTH-08)', async () => {
    const error: { code: string; data: { issues: { message: string }[] } } = await product
      .as(null)
      .accounts.signUp({ displayName: ' ', email: 'not an address', password: '12345' })
      .then(() => expect.unreachable())
      .catch((refusal) => refusal)
    expect(error.code).toBe('BAD_REQUEST')
    const texts = error.data.issues.map((issue) => issue.message)
    expect(texts).toEqual([
      'Display name is required',
      'Please enter a valid email address',
      'Password must be at least 6 characters',
    ])
  })

  it('refuses one of the most common passwords (AUTH-10)', async () => {
    const call = product.as(null).accounts.signUp({ ...input('common@example.test'), password: 'Password' })
    await expect(call).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON', status: 422 })
    expect(await product.db.select().from(users).where(eq(users.email, 'common@example.test'))).toEqual([])
  })

  it('limits the tries for one email address from all IP addresses (AUTH-14)', async () => {
    const { email } = await createUser(product.db)
    const sign = (n: number) => product.as(null, { clientAddress: `10.4.0.${n}` }).accounts.signUp(input(email))
    for (let n = 0; n < 5; n++) await expect(sign(n)).rejects.toMatchObject({ code: 'ACCOUNT_EXISTS' })
    await expect(sign(6)).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
  })

  it('limits the tries of one client for all email addresses (AUTH-14)', async () => {
    const sign = (n: number, clientAddress = '10.5.0.1') =>
      product.as(null, { clientAddress }).accounts.signUp({ ...input(`try-${n}@example.test`), password: 'password' })
    for (let n = 0; n < 300; n++) await expect(sign(n)).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
    await expect(sign(300)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(sign(301, '10.5.0.2')).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' })
  })

  it('emails one address at most six times an hour, for all kinds of requests', async () => {
    const user = await createUser(product.db, { emailVerified: false })
    const from = () => product.as(null, { clientAddress: newId() }).accounts
    for (let n = 0; n < 3; n++) await from().resendVerification({ email: user.email })
    for (let n = 0; n < 3; n++) await from().requestReset({ email: user.email })
    await expect(from().requestReset({ email: user.email })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    await expect(from().resendVerification({ email: user.email })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it.each(['Visit https://evil.test/login', 'www.evil.test', 'Your account at evil-shop.com'])(
    'refuses a name with a web address: %s',
    async (displayName) => {
      const call = product.as(null).accounts.signUp({ ...input('named@example.test'), displayName })
      await expect(call).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  it('reports that sending again failed, and changes nothing (AUTH-17)', async () => {
    const user = await createUser(product.db, { emailVerified: false })
    const db = new Proxy(product.db, {
      get: (target, key) => {
        if (key === 'transaction') return () => Promise.reject(new Error('the outbox is out of order'))
        return Reflect.get(target, key) as unknown
      },
    })
    await expect(product.as(null, { db }).accounts.signUp(input(user.email))).rejects.toMatchObject({
      code: 'RESEND_FAILED',
      message: 'Failed to resend verification email. Please try again.',
    })
    const [after] = await product.db.select().from(users).where(eq(users.id, user.id))
    expect(after?.name).toBe(user.name)
  })

  it('refuses a verified address (AUTH-15)', async () => {
    const { email } = await createUser(product.db)
    const call = product.as(null).accounts.signUp(input(email))
    await expect(call).rejects.toMatchObject({
      code: 'ACCOUNT_EXISTS',
      message: 'This email is already registered and verified. Please sign in instead.',
    })
  })

  it('creates a job seeker with the given name, and requests the email (AUTH-18)', async () => {
    expect(await product.as(null).accounts.signUp(input('ada@example.test'))).toEqual({ outcome: 'new' })
    const [user] = await product.db.select().from(users).where(eq(users.email, 'ada@example.test'))
    expect(user).toMatchObject({ name: 'Ada Osei', emailVerified: false })
    const held = await product.db.select().from(userRoles).where(eq(userRoles.userId, user!.id))
    expect(held.map((row) => row.role)).toEqual(['job_seeker'])
    const [audit] = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, user!.id))
    expect(audit?.action).toBe('account.created')
    const waiting = await product.db.select().from(events).where(eq(events.name, verificationRequested.eventName))
    expect(waiting.map((event) => event.payload)).toContainEqual({ userId: user!.id })
  })

  it('sends the email again to an unverified address (AUTH-16)', async () => {
    await product.as(null).accounts.signUp(input('twice@example.test'))
    const again = await product.as(null).accounts.signUp({ ...input('twice@example.test'), displayName: 'Ada O.' })
    expect(again).toEqual({ outcome: 'unverified' })
    const found = await product.db.select().from(users).where(eq(users.email, 'twice@example.test'))
    expect(found).toHaveLength(1)
  })

  it.each([
    ['the same password', 'quiet river stone', 'signs in'],
    ['another password, and neither opens the account', 'a stranger’s own', 'asks for a password'],
  ])('handles an address with two sign-ups: %s (AUTH-16)', async (what, second, outcome) => {
    const email = `${outcome.replaceAll(' ', '-')}@example.test`
    const { signUp } = product.as(null).accounts
    await signUp(input(email))
    await signUp({ ...input(email), password: second })
    const [user] = await product.db.select().from(users).where(eq(users.email, email))
    const verified = await verifyEmail(
      await product.contextFor(null),
      await makeLink(product.db, 'verify_email', user!.id),
    )
    expect(Object.keys(verified), what).toEqual([outcome === 'signs in' ? 'viewer' : 'asksForPassword'])
    if (!('asksForPassword' in verified)) return
    const signIn = (password: string) => product.as(null).accounts.signIn({ email, password })
    for (const password of ['quiet river stone', second]) {
      await expect(signIn(password)).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    }
    const chosen = { token: verified.asksForPassword, password: 'a calm new morning' }
    expect(await product.as(null).accounts.resetPassword(chosen)).toEqual({ email })
    expect(await signIn(chosen.password)).toMatchObject({ email })
  })

  it('creates one account for many parallel sign-ups (AUTH-20)', async () => {
    const tries = Array.from({ length: 4 }, () => product.as(null).accounts.signUp(input('race@example.test')))
    const results = await Promise.allSettled(tries)
    expect(results.some((r) => r.status === 'fulfilled')).toBe(true)
    expect(await product.db.select().from(users).where(eq(users.email, 'race@example.test'))).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason.message).toBe('Signup already in progress')
  })

  it('emails the link to an address that bounced before, and clears the bounce when the link is used', async () => {
    const user = await createUser(product.db, { emailVerified: false })
    await suppressAddress(product.db, { email: user.email, reason: 'bounce' })
    const send = accountSubscribers.find((s) => s.eventName === verificationRequested.eventName)!
    await send.handle(product.services, { userId: user.id }, { eventId: user.id, occurredAt: new Date() })
    const [mail] = await product.db.select().from(devMails).where(eq(devMails.to, user.email))
    expect(await suppressionOf(product.db, user.email)).not.toBeNull()
    await verifyEmail(await product.contextFor(null), mail!.text.match(/token=([\w-]+)/)![1]!)
    expect(await suppressionOf(product.db, user.email)).toBeNull()
  })

  it('emails a link whose secret is not stored', async () => {
    const user = await createUser(product.db, { emailVerified: false })
    const send = accountSubscribers.find((s) => s.eventName === verificationRequested.eventName)!
    await send.handle(product.services, { userId: user.id }, { eventId: user.id, occurredAt: new Date() })
    const [mail] = await product.db.select().from(devMails).where(eq(devMails.to, user.email))
    const token = mail!.text.match(/token=([\w-]+)/)![1]!
    const [link] = await product.db.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, user.id))
    expect(link!.tokenHash).not.toContain(token)
  })
})
