import { asc, eq, inArray } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'

/** All platform staff, by name. */
export const listAuthors = ({ db }: { db: Db }): Promise<{ id: string; name: string }[]> =>
  db
    .selectDistinct({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(inArray(userRoles.role, ['platform_admin', 'platform_user']))
    .orderBy(asc(users.name))

/** NOT_AN_AUTHOR for anyone except staff and the current author. */
export async function requireAuthor(db: Db, authorId: string | null, before: string | null = null): Promise<void> {
  if (authorId === null || authorId === before) return
  if (!(await listAuthors({ db })).some(({ id }) => id === authorId)) throw new DomainError('NOT_AN_AUTHOR')
}
