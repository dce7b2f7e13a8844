import { auditActionLabels, formatActionArea } from '#lib/audit-labels.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { AuditEntry } from '../../../audit-contract.ts'
import { shortId, When } from '../log-cells.tsx'

export const auditHeads = ['When', 'Who', 'What', 'About', 'Company', 'Sealed', 'Actions']

/** The actor: the current name, or a label for the system or a deleted account. */
export const formatActor = ({ actor }: Pick<AuditEntry, 'actor'>): string =>
  actor ? (actor.name ?? 'Deleted account') : 'System'

const columns: Column<AuditEntry>[] = [
  { id: 'when', head: 'When', cell: ({ at }) => <When at={at} /> },
  { id: 'who', head: 'Who', lead: true, cell: (entry) => <b className="strong">{formatActor(entry)}</b> },
  {
    id: 'what',
    head: 'What',
    cell: ({ action }) => (
      <>
        {auditActionLabels(action)}
        <div className="meta">{formatActionArea(action)}</div>
      </>
    ),
  },
  {
    id: 'about',
    head: 'About',
    cell: ({ subjectType, subjectId, subjectName }) => (
      <>
        {subjectName}
        <div className={subjectName ? 'meta' : undefined}>
          {subjectType.replaceAll('_', ' ')} <code className="uid">{shortId(subjectId)}</code>
        </div>
      </>
    ),
  },
  {
    id: 'company',
    head: 'Company',
    cell: ({ company }) => (company ? (company.name ?? shortId(company.id)) : <span className="meta">—</span>),
  },
  {
    id: 'seal',
    head: 'Sealed',
    align: 'end',
    cell: ({ seal }) =>
      seal ? (
        <span className="num">{seal.position.toLocaleString('en-US')}</span>
      ) : (
        <span className="meta">not yet</span>
      ),
  },
]

type Props = { entries: readonly AuditEntry[]; onOpen: (entry: AuditEntry) => void }

/** The entries, newest first; times in UTC. */
export function AuditTable({ entries, onOpen }: Props) {
  const open: Column<AuditEntry> = {
    id: 'open',
    head: 'Actions',
    align: 'end',
    actions: true,
    cell: (entry) => (
      <Button size="sm" aria-label={`Details: ${auditActionLabels(entry.action)}`} onClick={() => onOpen(entry)}>
        Details
      </Button>
    ),
  }
  return (
    <DataTable
      label="Audit log"
      columns={[...columns, open]}
      rows={entries}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title="No matching entries" bare>
          Clear a filter, or choose other dates.
        </EmptyState>
      }
    />
  )
}
