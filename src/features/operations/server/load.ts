import { sql } from 'drizzle-orm'
import { isId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { DEAD_LETTERS } from '#server/queue/schedules.ts'
import { hasQueues } from './queries.ts'

/** Loads one failed job and locks its row until the transaction ends, so that two people cannot decide on it at the same time. */
export async function loadDeadLetter(tx: Db, id: string): Promise<{ work: string; eventId: string | null }> {
  if (!(await hasQueues(tx))) throw new DomainError('NOT_FOUND')
  const { rows } = await tx.execute<{ work: string | null; eventId: string | null }>(sql`
    select source_name as work, data ->> 'eventId' as "eventId" from pgboss.job
    where name = ${DEAD_LETTERS} and state < 'active' and id = ${id} for update`)
  const { work, eventId } = found(rows[0])
  return { work: work ?? '', eventId: isId(eventId) ? eventId : null }
}
