import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { autoApplyEntries, autoApplySettings } from '#db/schema/auto-apply.ts'
import type { Services } from '#server/context.ts'
import { undoSeconds } from '../../rules.ts'
import { readStop } from '../read-settings.ts'
import { sendEntry } from './send-entry.ts'

const BATCH = 100

/** Sends all due entries of people who have neither paused nor stopped. Returns their number. */
export async function sendDue(services: Services): Promise<number> {
  const { db } = services
  if (await readStop(db)) return 0
  const due = await db
    .select({ id: autoApplyEntries.id, userId: autoApplyEntries.userId })
    .from(autoApplyEntries)
    .leftJoin(autoApplySettings, eq(autoApplySettings.userId, autoApplyEntries.userId))
    .where(and(eq(autoApplyEntries.state, 'approved'), lte(autoApplyEntries.sendAt, sql`now()`), mayGo))
    .orderBy(asc(autoApplyEntries.sendAt))
    .limit(BATCH)
  let sent = 0
  for (; sent < due.length && !services.stopping?.aborted; sent++) await sendEntry(services, due[sent]!)
  return sent
}

const mayGo = or(
  isNull(autoApplySettings.userId),
  and(eq(autoApplySettings.isPaused, false), isNull(autoApplySettings.stoppedAt)),
)

/** Waits until this person's approved entries are due, then sends them and other due entries. */
export async function sendWhenDue(services: Services, { userId }: { userId: string }): Promise<void> {
  const [next] = await services.db
    .select({ wait: sql<number>`extract(epoch from min(${autoApplyEntries.sendAt}) - now())::float8` })
    .from(autoApplyEntries)
    .where(and(eq(autoApplyEntries.userId, userId), eq(autoApplyEntries.state, 'approved')))
  const wait = next?.wait ?? 0
  // the schedule handles longer waits
  if (wait > 0 && wait <= undoSeconds) await new Promise((resolve) => setTimeout(resolve, wait * 1000 + 50))
  await sendDue(services)
}
