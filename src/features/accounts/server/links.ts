import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { oneTimeLinks } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'

type Kind = (typeof oneTimeLinks.$inferSelect)['kind']

export const LINK_HOURS = { verify_email: 24, reset_password: 1 } satisfies Record<Kind, number>

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A new secret for a link; only its hash is stored, and earlier unused ones of the kind stop working. */
export async function makeLink(db: Db, kind: Kind, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + LINK_HOURS[kind] * 60 * 60 * 1000)
  await db
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.kind, kind), isNull(oneTimeLinks.usedAt)))
  await db.insert(oneTimeLinks).values({ kind, userId, tokenHash: hash(token), expiresAt })
  return token
}

/** Uses the link up and says whose it is; of many uses at once exactly one goes through, the rest get LINK_INVALID. */
export async function useLink(db: Db, kind: Kind, token: string): Promise<{ userId: string }> {
  const [link] = await db
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(oneTimeLinks.tokenHash, hash(token)),
        eq(oneTimeLinks.kind, kind),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, new Date()),
      ),
    )
    .returning({ userId: oneTimeLinks.userId })
  if (!link) throw new DomainError('LINK_INVALID')
  return link
}
