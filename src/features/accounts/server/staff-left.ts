import { and, eq, exists, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import type { UnitOfWork } from '#server/transaction.ts'
import { staffLeft } from '../events.ts'
import { staffRoles } from '../staff-contract.ts'

const ofStaff = inArray(userRoles.role, [...staffRoles])

/** Emits that a person no longer works for the platform, so that their tasks are assigned to other people. */
export async function emitIfStaff({ db, emit }: { db: Db } & UnitOfWork, userId: string): Promise<void> {
  const staffRoleCount = await db.$count(userRoles, and(eq(userRoles.userId, userId), ofStaff))
  if (staffRoleCount > 0) await emit(staffLeft({ userId }))
}

/** SQL condition: the user with this id is active staff, which means they have a staff role and are not suspended. */
export const isActiveStaff = (db: Db, userId: SQLWrapper) =>
  exists(
    db
      .select({ id: users.id })
      .from(users)
      .innerJoin(userRoles, eq(userRoles.userId, users.id))
      .where(and(eq(users.id, userId), ofStaff, isNull(users.suspendedAt))),
  )
