import { and, sql } from 'drizzle-orm'
import { newsletterSubscribers as s } from '#db/schema/campaigns.ts'
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import { isoDay } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { type SubscriberFilters, subscriberColumns, subscriberConditions } from './list-subscribers.ts'

const AT_ONCE = 1000
const head = ['Email', 'Name', 'State', 'Subscribed', 'Unsubscribed', 'Source', 'Consent', 'Tags']
const sources = { sign_up: 'Confirmed by email', import: 'Imported by staff' } as const

/** The filtered subscribers as a CSV file in parts, newest first. The export is audited before its first line. */
export async function* exportSubscribers(ctx: SignedIn, filters: SubscriberFilters): AsyncGenerator<string> {
  // the search words are not logged
  const data = { filters: Object.keys(filters) }
  await transaction(ctx, (tx) =>
    tx.audit({ action: 'subscribers.exported', subjectType: 'newsletter', subjectId: newId(), data }),
  )
  yield CSV_BEGIN + csvLine(head)
  for (let last: { id: string; at: string } | undefined; ; ) {
    const rows = await ctx.db
      .select({ ...subscriberColumns, at: sql<string>`${s.subscribedAt}::text` })
      .from(s)
      .where(and(...subscriberConditions(filters), last ? after(last) : undefined))
      .orderBy(sql`${s.subscribedAt} desc, ${s.id} desc`)
      .limit(AT_ONCE)
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
    last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
  }
}

const after = ({ id, at }: { id: string; at: string }) =>
  sql`(${s.subscribedAt}, ${s.id}) < (${at}::timestamptz, ${id}::uuid)`

type Row = Pick<typeof s.$inferSelect, keyof typeof subscriberColumns>
const cellsOf = (row: Row) => [
  row.email,
  row.name,
  row.isActive ? 'Active' : 'Unsubscribed',
  isoDay(row.subscribedAt),
  row.unsubscribedAt && isoDay(row.unsubscribedAt),
  sources[row.source],
  row.consent,
  row.tags.join(', '),
]
