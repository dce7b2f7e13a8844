import { sql } from 'drizzle-orm'
import { autoApplyCounters } from '#db/schema/auto-apply.ts'
import type { Db } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { companyPeriod, dayPeriod } from '../../rules.ts'
import type { SettingsRow } from '../read-settings.ts'

/**
 * Counts one more application for today and for this company this month (both in UTC), or throws DAILY_CAP or COMPANY_CAP. The counter
 * rows are locked until the transaction ends, so that workers count one after the other and never exceed a cap. A rollback undoes the
 * count (AUTO-05).
 */
export async function consumeCaps(
  tx: Db,
  { userId, dailyCap, companyCap }: SettingsRow,
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  await consume(tx, { userId, period: dayPeriod(now), cap: dailyCap }, 'DAILY_CAP')
  await consume(tx, { userId, period: companyPeriod(companyId, now), cap: companyCap }, 'COMPANY_CAP')
}

async function consume(
  tx: Db,
  counter: { userId: string; period: string; cap: number },
  refusal: string,
): Promise<void> {
  const counted = await tx
    .insert(autoApplyCounters)
    .values({ ...counter, sent: 1 })
    .onConflictDoUpdate({
      target: [autoApplyCounters.userId, autoApplyCounters.period],
      set: { sent: sql`${autoApplyCounters.sent} + 1`, cap: counter.cap },
      setWhere: sql`${autoApplyCounters.sent} < ${counter.cap}`,
    })
    .returning({ sent: autoApplyCounters.sent })
  if (counted.length === 0) throw new DomainError(refusal)
}
