import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import { userSubscriptions } from '#db/schema/billing.ts'
import { auditLog, platformSettings } from '#db/schema/operations.ts'
import type { Context, Db } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Notice, Reach, Settings, SettingsChange } from '../../settings-contract.ts'

const LISTED = 20

/** The one row of settings, inserted by a migration. If it was deleted, it is inserted again with the defaults. */
export async function readSettings(db: Db): Promise<Settings> {
  const [row] = await db.select().from(platformSettings)
  if (row) return row
  const [made] = await db.insert(platformSettings).values({ id: 1 }).onConflictDoNothing().returning()
  return found(made)
}

/** The number of job seekers, and how many of them are entitled by a subscription now. */
export async function readReach(db: Db): Promise<Reach> {
  const isSeeker = eq(userRoles.role, 'job_seeker')
  const { status, expiresAt } = userSubscriptions
  const [jobSeekers, [entitled]] = await Promise.all([
    db.$count(userRoles, isSeeker),
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(userSubscriptions)
      .innerJoin(userRoles, and(eq(userRoles.userId, userSubscriptions.userId), isSeeker))
      // the same condition as isEntitled in billing's rules
      .where(
        sql`(${status} in ('active', 'trial') and (${expiresAt} is null or ${expiresAt} > now())) or (${status} = 'cancelled' and ${expiresAt} > now())`,
      ),
  ])
  return { jobSeekers, entitled: entitled?.count ?? 0 }
}

/** The notice that every page shows now. */
export async function readNotice({ db }: Pick<Context, 'db'>): Promise<Notice | null> {
  const { noticeText: text, noticeTone: tone, noticeUntil } = platformSettings
  const [row] = await db
    .select({ text, tone })
    .from(platformSettings)
    .where(sql`${noticeUntil} is null or ${noticeUntil} > now()`)
  return row?.text ? { text: row.text, tone: row.tone } : null
}

type Change = SettingsChange['changes'][number]

/** The latest changes of settings and plans, with their authors and the old values. */
export async function listChanges({ db }: Pick<Context, 'db'>): Promise<SettingsChange[]> {
  const rows = await db
    .select({ id: auditLog.id, at: auditLog.at, by: users.name, actorId: auditLog.actorId, data: auditLog.data })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(inArray(auditLog.action, ['settings.changed', 'plan.changed', 'plan.created']))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(LISTED)
  return rows.map(({ id, at, by, actorId, data }) => ({
    id,
    at,
    by: by ?? (actorId ? 'Deleted account' : 'System'),
    // an entry may contain fields without a value that an HTTP call left out: they did not change
    changes: Array.isArray(data.changes) ? (data.changes as Change[]).filter((change) => 'to' in change) : [],
  }))
}
