import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { oneTimeLinks, sessions, users } from '#db/schema/accounts.ts'
import { createCredential, createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { makeLink } from './links.ts'
import { verifyEmail } from './verify-email.ts'

const product = productOfFile()

describe('one-time links', () => {
  it('have 256 random bits each, of which the database stores only a hash', async () => {
    const { id } = await createUser(product.db)
    const tokens: string[] = []
    for (let n = 0; n < 20; n += 1) tokens.push(await makeLink(product.db, 'reset_password', id))
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    for (let at = 0; at < 43; at += 1)
      expect(new Set(tokens.map((token) => token[at])).size, `letter ${at}`).toBeGreaterThan(4)
    const stored = JSON.stringify(await product.db.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, id)))
    for (const token of tokens) expect(stored).not.toContain(token)
  })

  it('accept exactly one of 50 parallel uses', async () => {
    const user = await createUser(product.db, { emailVerified: false })
    const token = await makeLink(product.db, 'verify_email', user.id)
    const ctx = await product.contextFor(null)
    const uses = await Promise.allSettled(Array.from({ length: 50 }, () => verifyEmail(ctx, token)))
    expect(uses.filter((use) => use.status === 'fulfilled')).toHaveLength(1)
    const [after] = await product.db.select().from(users).where(eq(users.id, user.id))
    expect(after?.emailVerified).toBe(true)
  })

  it('expire, and an older one stops working when a newer one is created', async () => {
    const user = await createUser(product.db, { emailVerified: false })
    const older = await makeLink(product.db, 'verify_email', user.id)
    const newer = await makeLink(product.db, 'verify_email', user.id)
    const ctx = await product.contextFor(null)
    await expect(verifyEmail(ctx, older)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await product.db
      .update(oneTimeLinks)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(oneTimeLinks.userId, user.id))
    await expect(verifyEmail(ctx, newer)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('work for as long as their mails say: 24 hours, a reset for one, and taking an address back for seven days', async () => {
    const hours = { verify_email: 24, reset_password: 1, confirm_email: 24, undo_email: 7 * 24 } as const
    const user = await createUser(product.db)
    for (const [kind, expected] of Object.entries(hours)) {
      const before = Date.now()
      await makeLink(product.db, kind as keyof typeof hours, user.id)
      const [link] = await product.db
        .select()
        .from(oneTimeLinks)
        .where(and(eq(oneTimeLinks.userId, user.id), eq(oneTimeLinks.kind, kind as keyof typeof hours)))
      const made = link!.expiresAt.getTime() - expected * 3_600_000
      expect(made, kind).toBeGreaterThanOrEqual(before)
      expect(made, kind).toBeLessThanOrEqual(Date.now())
    }
  })

  it('for a reset do not verify an address, and vice versa', async () => {
    const user = await createUser(product.db)
    const token = await makeLink(product.db, 'reset_password', user.id)
    await expect(verifyEmail(await product.contextFor(null), token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('set a new password once and end every session', async () => {
    const user = await createUser(product.db)
    await createCredential(product.db, user.id, 'none')
    await product.db
      .insert(sessions)
      .values({ userId: user.id, token: crypto.randomUUID(), expiresAt: new Date(Date.now() + 60_000) })
    const token = await makeLink(product.db, 'reset_password', user.id)
    const reset = () => product.as(null).accounts.resetPassword({ token, password: 'a calm new morning' })
    expect(await reset()).toEqual({ email: user.email })
    expect(await product.db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([])
    await expect(reset()).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  it('answers a reset request the same for existing and unknown accounts', async () => {
    const user = await createUser(product.db)
    const ask = (email: string) => product.as(null).accounts.requestReset({ email })
    expect(await ask(user.email)).toEqual(await ask('nobody-at-all@example.test'))
  })
})
