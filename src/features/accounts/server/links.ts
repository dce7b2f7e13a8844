import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeLinks } from '#db/schema/accounts.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { hashToken } from '#server/secrets/hash-token.ts'

type Kind = (typeof oneTimeLinks.$inferSelect)['kind']

export const LINK_HOURS = {
  verify_email: 24,
  reset_password: 1,
  confirm_email: 24,
  undo_email: 7 * 24,
} satisfies Record<Kind, number>

const validFor = (kind: Kind) => new Date(Date.now() + LINK_HOURS[kind] * 60 * 60 * 1000)

/** A new secret for a link; only its hash is stored, and earlier unused ones of the kind stop working. */
export async function makeLink(db: Db, kind: Kind, userId: string): Promise<string> {
  const token = newToken()
  await db
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.kind, kind), isNull(oneTimeLinks.usedAt)))
  await db.insert(oneTimeLinks).values({ kind, userId, tokenHash: hashToken(token), expiresAt: validFor(kind) })
  return token
}

/** A link for an email address, without its secret yet. Events contain only its id. */
export async function prepareLink(db: Db, kind: Kind, userId: string, email: string): Promise<string> {
  const id = newId()
  await db.insert(oneTimeLinks).values({ id, kind, userId, email, tokenHash: id, expiresAt: validFor(kind) })
  return id
}

/** The email address of a prepared link; undefined if the link was used or has ended. */
export async function addressOfLink(db: Db, linkId: string): Promise<string | undefined> {
  const [link] = await db
    .select({ email: oneTimeLinks.email })
    .from(oneTimeLinks)
    .where(and(eq(oneTimeLinks.id, linkId), isUsable()))
  return link?.email ?? undefined
}

/** Creates the secret of a prepared link for the email; null if the link was used or has ended. Only the last secret works. */
export async function finishLink(db: Db, linkId: string): Promise<{ token: string; email: string } | null> {
  const token = newToken()
  const [link] = await db
    .update(oneTimeLinks)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(oneTimeLinks.id, linkId), isUsable()))
    .returning({ email: oneTimeLinks.email })
  return link ? { token, email: link.email ?? '' } : null
}

/** A secret for a link: 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url')
const isUsable = () => and(isNull(oneTimeLinks.usedAt), gt(oneTimeLinks.expiresAt, new Date()))

/** The owner of an unused link, without using it; undefined if there is no such link. */
export async function readLink(db: Db, kind: Kind, token: string): Promise<{ userId: string } | undefined> {
  const [link] = await db
    .select({ userId: oneTimeLinks.userId })
    .from(oneTimeLinks)
    .where(and(eq(oneTimeLinks.tokenHash, hashToken(token)), eq(oneTimeLinks.kind, kind), isUsable()))
  return link
}

/** Uses the link and returns its owner. Exactly one of several parallel uses succeeds; the others get LINK_INVALID. */
export async function useLink(db: Db, kind: Kind, token: string) {
  const [link] = await db
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeLinks.tokenHash, hashToken(token)), eq(oneTimeLinks.kind, kind), isUsable()))
    .returning({ userId: oneTimeLinks.userId, email: oneTimeLinks.email, createdAt: oneTimeLinks.createdAt })
  if (!link) throw new DomainError('LINK_INVALID')
  return link
}
