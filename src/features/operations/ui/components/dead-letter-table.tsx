import { RotateCcw, Trash2 } from 'lucide-react'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { DeadLetter } from '../../contract.ts'
import { useDeadLetterActions } from '../use-dead-letter-actions.ts'

export const deadLetterHeads = ['Work', 'Failed', 'Tries', 'Last error', 'Event', 'Actions']

const columns: Column<DeadLetter>[] = [
  { id: 'work', head: 'Work', lead: true, cell: ({ work }) => <span className="strong break-words">{work}</span> },
  { id: 'at', head: 'Failed', cell: ({ failedAt }) => <Ago at={failedAt} now={new Date()} /> },
  { id: 'tries', head: 'Tries', align: 'end', cell: ({ tries }) => tries },
  { id: 'error', head: 'Last error', cell: ({ errorCode }) => <Code text={errorCode ?? 'no code'} /> },
  { id: 'event', head: 'Event', cell: ({ eventId }) => (eventId ? <Code text={eventId} isId /> : 'none') },
]

/** Work that failed for good. Admins see two buttons in each row. */
export function DeadLetterTable({ letters, canDecide }: { letters: DeadLetter[]; canDecide: boolean }) {
  const actions = useDeadLetterActions()
  const decide: Column<DeadLetter> = {
    id: 'decide',
    head: 'Actions',
    align: 'end',
    actions: true,
    cell: (letter) => (
      <>
        <Button
          size="sm"
          icon={RotateCcw}
          disabled={actions.isBusy(letter.id)}
          aria-label={`Retry: ${letter.work}`}
          onClick={() => actions.retry(letter)}
        >
          Retry
        </Button>
        <Button
          size="sm"
          variant="danger-quiet"
          icon={Trash2}
          disabled={actions.isBusy(letter.id)}
          aria-label={`Discard: ${letter.work}`}
          onClick={() => actions.discard(letter)}
        >
          Discard
        </Button>
      </>
    ),
  }
  return (
    <div className="failed-work">
      <DataTable
        label="Failed jobs"
        columns={canDecide ? [...columns, decide] : columns}
        rows={letters}
        rowKey={({ id }) => id}
        empty={
          <p className="meta">
            No permanently failed jobs. Jobs are retried eight times, and email for a day while its server is
            unavailable. Jobs that still fail are listed here. Retry or discard them.
          </p>
        }
      />
    </div>
  )
}

/** Shows the end of an id: ids created at the same time have the same beginning. */
const Code = ({ text, isId }: { text: string; isId?: boolean }) => (
  <code className="uid" title={text}>
    {isId ? `…${text.slice(-12)}` : text}
  </code>
)
