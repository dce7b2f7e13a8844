import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passkeys, users } from '#db/schema/accounts.ts'
import { devMails, events } from '#db/schema/operations.ts'
import { accountsProduct, PASSWORD } from '../account.testing.ts'
import { makeLink } from '../links.ts'
import { accountSubscribers } from '../subscribers.ts'

let world: Awaited<ReturnType<typeof accountsProduct>>
beforeAll(async () => {
  world = await accountsProduct()
})
afterAll(() => world.product.close())

let made = 0
const freeAddress = () => `new-${++made}@example.test`

async function signedIn() {
  const user = await world.person()
  const browser = world.browser()
  await browser.signIn(user.email)
  const change = (email: string, password = PASSWORD) =>
    browser.api((api) => api.security.changeEmail({ email, password }))
  return { user, browser, change }
}

/** Runs the subscribers of the newest event with this name, as the worker does. */
async function work(name: string, userId: string): Promise<void> {
  const rows = await world.product.db.select().from(events).where(eq(events.name, name)).orderBy(desc(events.id))
  const event = rows.find(({ payload }) => payload.userId === userId)
  if (!event) throw new Error(`${name} was not told`)
  for (const subscriber of accountSubscribers.filter(({ eventName }) => eventName === name)) {
    await subscriber.handle(world.product.services, event.payload, { eventId: event.id, occurredAt: new Date() })
  }
}

const mailsTo = (email: string) =>
  world.product.db.select().from(devMails).where(eq(devMails.to, email)).orderBy(desc(devMails.createdAt))
async function tokenIn(email: string, kind: 'confirm' | 'undo'): Promise<string> {
  const mails = await mailsTo(email)
  return mails.map(({ text }) => text.match(new RegExp(`#${kind}=([\\w-]+)`))?.[1]).find(Boolean) ?? ''
}
const confirm = (token: string) => world.browser().api((api) => api.security.confirmEmail({ token }))
const undo = (token: string) => world.browser().api((api) => api.security.undoEmail({ token }))
const emailOf = async (id: string) =>
  (await world.product.db.select({ email: users.email }).from(users).where(eq(users.id, id)))[0]?.email

describe('changing the email address', () => {
  it('requires the password and a different address', async () => {
    const { user, change } = await signedIn()
    await expect(change(freeAddress(), 'not this one')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(change(user.email)).rejects.toMatchObject({ code: 'EMAIL_UNCHANGED' })
  })

  it('gives the same answer for an address that is taken, and sends no email', async () => {
    const { user, browser, change } = await signedIn()
    const taken = await world.person()
    expect(await change(taken.email)).toEqual(await change(freeAddress()))
    await change(taken.email)
    await work('account.email_change_requested', user.id)
    expect(await mailsTo(taken.email)).toEqual([])
    expect(await browser.api((api) => api.security.overview(undefined))).toMatchObject({ pendingEmail: taken.email })
  })

  it('changes the address only by the link, and stores it in no event', async () => {
    const { user, browser, change } = await signedIn()
    const email = freeAddress()
    await change(email)
    await work('account.email_change_requested', user.id)
    expect(await emailOf(user.id)).toBe(user.email)
    const emitted = await world.product.db.select().from(events)
    expect(JSON.stringify(emitted)).not.toContain(email)
    await expect(confirm('a-link-that-nobody-made')).rejects.toMatchObject({ code: 'LINK_INVALID' })
    const token = await tokenIn(email, 'confirm')
    await confirm(token)
    expect(await emailOf(user.id)).toBe(email)
    await expect(confirm(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await expect(world.browser().signIn(email)).resolves.toBeTruthy()
    expect((await browser.who())?.viewer.email).toBe(email)
  })

  it('refuses an address that another account took in the meantime, and the link of an earlier request', async () => {
    const { user, change } = await signedIn()
    const [first, second] = [freeAddress(), freeAddress()]
    await change(first)
    await work('account.email_change_requested', user.id)
    await change(second)
    await expect(confirm(await tokenIn(first, 'confirm'))).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await work('account.email_change_requested', user.id)
    await world.person({ email: second })
    await expect(confirm(await tokenIn(second, 'confirm'))).rejects.toMatchObject({ code: 'ADDRESS_TAKEN' })
    expect(await emailOf(user.id)).toBe(user.email)
  })

  it('emails the current address when a change is requested, with a way to stop it', async () => {
    const { user, change } = await signedIn()
    const email = freeAddress()
    await change(email)
    await work('account.email_change_requested', user.id)
    const [mail] = await mailsTo(user.email)
    expect(mail?.subject).toBe('Request to change your Tandem email')
    expect(mail?.text).toContain(email)
    expect(mail?.text).toContain('/auth/reset')
    expect(mail?.text).not.toContain('#confirm=')
  })

  it.each(['reset', 'changed'] as const)('ends, like all earlier access, when the password is %s', async (how) => {
    const { user, browser, change } = await signedIn()
    const email = freeAddress()
    await change(email)
    await work('account.email_change_requested', user.id)
    const { db } = world.product
    await db.insert(passkeys).values({ userId: user.id, name: 'Thief', credentialId: `old-${user.id}`, publicKey: 'x' })
    const [older, newest] = [
      await makeLink(db, 'reset_password', user.id),
      await makeLink(db, 'reset_password', user.id),
    ]
    const password = 'a new long one'
    const reset = (token: string) => world.browser().api((api) => api.accounts.resetPassword({ token, password }))
    if (how === 'reset') await reset(newest)
    else await browser.api((api) => api.accounts.changePassword({ currentPassword: PASSWORD, password }))

    await expect(confirm(await tokenIn(email, 'confirm'))).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await emailOf(user.id)).toBe(user.email)
    for (const token of [older, newest]) await expect(reset(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    if (how === 'reset') expect(await browser.who()).toBeNull()
    const owner = world.browser()
    await owner.signIn(user.email, password)
    const overview = await owner.api((api) => api.security.overview(undefined))
    expect(overview).toMatchObject({ pendingEmail: null, passkeys: [{ name: 'Thief', pausedAt: expect.any(Date) }] })
  })

  it.each(['the owner', 'staff'] as const)('ends when %s signs the other devices out', async (who) => {
    const { user, browser, change } = await signedIn()
    const email = freeAddress()
    await change(email)
    await work('account.email_change_requested', user.id)
    const reset = await makeLink(world.product.db, 'reset_password', user.id)
    if (who === 'the owner') await browser.api((api) => api.security.endOtherSessions({ password: PASSWORD }))
    else {
      const admin = await world.person({ roles: ['platform_admin'] })
      await world.product.as(admin.id).adminUsers.endSessions({ id: user.id })
    }
    await expect(confirm(await tokenIn(email, 'confirm'))).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await emailOf(user.id)).toBe(user.email)
    const password = 'a new long one'
    await expect(
      world.browser().api((api) => api.accounts.resetPassword({ token: reset, password })),
    ).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('ends links to set a new password that went to the old address', async () => {
    const { user, change } = await signedIn()
    const email = freeAddress()
    await change(email)
    await work('account.email_change_requested', user.id)
    const token = await makeLink(world.product.db, 'reset_password', user.id)
    await confirm(await tokenIn(email, 'confirm'))
    await expect(
      world.browser().api((api) => api.accounts.resetPassword({ token, password: 'a new long one' })),
    ).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('sends no name to an unconfirmed address', async () => {
    const name = 'Pay now or lose your account'
    const user = await world.person({ name })
    const browser = world.browser()
    await browser.signIn(user.email)
    const email = freeAddress()
    await browser.api((api) => api.security.changeEmail({ email, password: PASSWORD }))
    await work('account.email_change_requested', user.id)
    const [mail] = await mailsTo(email)
    expect(mail?.text).toContain('#confirm=')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(name)
  })

  it('is undone from the old address: all sessions and later additions end, and a reset is emailed', async () => {
    const { user, browser, change } = await signedIn()
    const email = freeAddress()
    await change(email)
    await work('account.email_change_requested', user.id)
    await confirm(await tokenIn(email, 'confirm'))
    await work('account.email_changed', user.id)
    await world.product.db
      .insert(passkeys)
      .values({ userId: user.id, name: 'Thief', credentialId: `thief-${user.id}`, publicKey: 'x' })
    const token = await tokenIn(user.email, 'undo')
    await undo(token)
    expect(await emailOf(user.id)).toBe(user.email)
    expect(await browser.who()).toBeNull()
    const stolen = and(eq(passkeys.userId, user.id), eq(passkeys.name, 'Thief'))
    expect(await world.product.db.select().from(passkeys).where(stolen)).toEqual([])
    await work('account.password_reset_requested', user.id)
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toContain('Set a new password for Tandem')
    await expect(undo(token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('answers that the old address was taken in the meantime, not that the link has expired', async () => {
    const { user, change } = await signedIn()
    const email = freeAddress()
    await change(email)
    await work('account.email_change_requested', user.id)
    await confirm(await tokenIn(email, 'confirm'))
    await work('account.email_changed', user.id)
    await world.person({ email: user.email })
    await expect(undo(await tokenIn(user.email, 'undo'))).rejects.toMatchObject({ code: 'ADDRESS_TAKEN' })
    expect(await emailOf(user.id)).toBe(email)
  })
})

it.each([true, false])('mails mention passkeys only to people who have one: %s', async (hasOne) => {
  const { user, browser, change } = await signedIn()
  const { db } = world.product
  if (hasOne) await db.insert(passkeys).values({ userId: user.id, name: 'Key', credentialId: user.id, publicKey: 'x' })
  await world.browser().api((api) => api.accounts.requestReset({ email: user.email }))
  await work('account.password_reset_requested', user.id)
  await change(freeAddress())
  await work('account.email_change_requested', user.id)
  await browser.api((api) => api.accounts.changePassword({ currentPassword: PASSWORD, password: 'a new long one' }))
  await work('account.security_changed', user.id)
  const mails = await mailsTo(user.email)
  expect(mails.map(({ text }) => /passkey/i.test(text))).toEqual([hasOne, hasOne, hasOne])
})
