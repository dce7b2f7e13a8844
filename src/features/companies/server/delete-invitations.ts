import { eq, lt } from 'drizzle-orm'
import { companyInvitations } from '#db/schema/companies.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'

const KEPT_DAYS = 30

/** Deletes all invitations to an address, when the account with this address is deleted. */
export async function deleteInvitationsTo(db: Db, email: string): Promise<void> {
  await db.delete(companyInvitations).where(eq(companyInvitations.email, email.toLowerCase()))
}

/** Deletes invitations, with their names and addresses, 30 days after their link expired. */
export async function cleanUpInvitations({ db }: Pick<Services, 'db'>, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  await db.delete(companyInvitations).where(lt(companyInvitations.expiresAt, before))
}

export const companySchedules: Schedule[] = [
  { name: 'companies.sweep-invitations', cron: '41 3 * * *', run: (ctx) => cleanUpInvitations(ctx) },
]
