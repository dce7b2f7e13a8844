import { and, sql } from 'drizzle-orm'
import { auditLog } from '#db/schema/operations.ts'
import { auditActionLabels } from '#lib/audit-labels.ts'
import { CSV_BEGIN, csvLine } from '#lib/csv.ts'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { AuditFilters } from '../../audit-contract.ts'
import { auditConditions, readEntries } from './read-entries.ts'

const AT_ONCE = 2_000
const head = [
  'When (UTC)',
  'Who',
  'Actor ID',
  'What',
  'Action',
  'Kind',
  'Subject',
  'Company',
  'Details',
  'Request',
  'Position',
  'Hash',
]

/** The filtered entries as a CSV file in parts, newest first. The audit log records the export before the first line is sent. */
export async function* exportEntries(ctx: SignedIn, filters: AuditFilters): AsyncGenerator<string> {
  await transaction(ctx, (tx) =>
    tx.audit({
      action: 'audit.exported',
      subjectType: 'audit',
      subjectId: 'log',
      data: { filters: Object.keys(filters) },
    }),
  )
  yield CSV_BEGIN + csvLine(head)
  for (let last: { place: string | number; id: string } | undefined; ; ) {
    const rows = await readEntries(ctx.db, {
      where: and(auditConditions(filters), last && after(last)),
      orderBy: sql`${auditLog.at} desc, ${auditLog.id} desc`,
      limit: AT_ONCE,
    })
    yield rows.map(lineOf).join('')
    last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
  }
}

const after = ({ place, id }: { place: string | number; id: string }) =>
  sql`(${auditLog.at}, ${auditLog.id}) < (timestamptz 'epoch' + ${place}::bigint * interval '1 microsecond', ${id}::uuid)`

const lineOf = ({
  at,
  actor,
  action,
  subjectType,
  subjectId,
  company,
  data,
  requestId,
  seal,
}: Awaited<ReturnType<typeof readEntries>>[number]) =>
  csvLine([
    at.toISOString(),
    actor ? (actor.name ?? 'Deleted account') : 'System',
    actor?.id ?? null,
    auditActionLabels(action),
    action,
    subjectType,
    subjectId,
    company?.id ?? null,
    JSON.stringify(data),
    requestId,
    seal?.position ?? null,
    seal?.hash ?? null,
  ])
