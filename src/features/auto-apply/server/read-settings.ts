import { and, asc, count, eq, sql } from 'drizzle-orm'
import {
  autoApplyAvoided,
  autoApplyCounters,
  autoApplyEntries,
  autoApplySettings,
  autoApplyStops,
} from '#db/schema/auto-apply.ts'
import { companies } from '#db/schema/companies.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Settings } from '../contract.ts'
import { dayPeriod, nextDay } from '../rules.ts'

export type SettingsRow = typeof autoApplySettings.$inferSelect

/** The person's settings, locked until the transaction ends, so that sending, stopping and changing caps run one after the other. */
export async function lockSettings(tx: Db, userId: string): Promise<SettingsRow> {
  await tx.insert(autoApplySettings).values({ userId }).onConflictDoNothing()
  const [row] = await tx.select().from(autoApplySettings).where(eq(autoApplySettings.userId, userId)).for('update')
  return found(row)
}

export async function readStop(db: Db) {
  const [stop] = await db.select().from(autoApplyStops)
  return stop ?? null
}

/** An arbitrary lock id. Sending takes the lock shared; pausing the platform takes it exclusively. */
const PLATFORM_LOCK = 7_264_411

/** Whether auto apply is paused for all users. The answer cannot change until the transaction ends. */
export async function lockPlatform(tx: Db): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${PLATFORM_LOCK})`)
  return (await readStop(tx)) !== null
}

/** Waits until everything that is being sent has finished. Nothing else starts until the transaction ends. */
export const lockPlatformExclusively = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${PLATFORM_LOCK})`)

/** The default settings of people without a row. Reading must not create a row, so that read-only viewers can call it. */
const untouched = {
  isPaused: false,
  stoppedAt: null,
  dailyCap: Number(autoApplySettings.dailyCap.default),
  companyCap: Number(autoApplySettings.companyCap.default),
  remembersAnswers: false,
}

/** The person's settings, today's usage, and avoided companies. */
export async function readSettings({ db, viewer }: SignedIn): Promise<Settings> {
  const { userId } = viewer
  const now = new Date()
  const [[row], stop, [today], avoided, states] = await Promise.all([
    db.select().from(autoApplySettings).where(eq(autoApplySettings.userId, userId)),
    readStop(db),
    db
      .select({ sent: autoApplyCounters.sent })
      .from(autoApplyCounters)
      .where(and(eq(autoApplyCounters.userId, userId), eq(autoApplyCounters.period, dayPeriod(now)))),
    db
      .select({ companyId: companies.id, name: companies.name })
      .from(autoApplyAvoided)
      .innerJoin(companies, eq(companies.id, autoApplyAvoided.companyId))
      .where(eq(autoApplyAvoided.userId, userId))
      .orderBy(asc(companies.name)),
    db
      .select({ state: autoApplyEntries.state, n: count() })
      .from(autoApplyEntries)
      .where(eq(autoApplyEntries.userId, userId))
      .groupBy(autoApplyEntries.state),
  ])
  const counted = (state: string) => states.find((one) => one.state === state)?.n ?? 0
  return {
    ...(row ?? untouched),
    isPlatformStopped: stop !== null,
    sentToday: today?.sent ?? 0,
    nextDay: nextDay(now),
    avoided,
    waiting: counted('waiting'),
    approved: counted('approved'),
  }
}
