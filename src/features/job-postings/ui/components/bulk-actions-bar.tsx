import { Archive, Pause, X } from 'lucide-react'
import { counted } from '#lib/count-word.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { PostingRow } from '../../contract.ts'
import { canSetPostingStatus } from '../../rules.ts'
import { useBulkActions } from '../use-bulk-actions.ts'
import '../postings.css'

type Props = { rows: PostingRow[]; onClear: () => void }

/** Actions for the selected rows. */
export function BulkActionsBar({ rows, onClear }: Props) {
  const many = useBulkActions(onClear)
  if (rows.length === 0) return null
  const count = `${counted(rows.length, 'job')} selected`
  const canSetSome = (status: 'paused' | 'closed') => rows.some((row) => canSetPostingStatus(row.status, status))
  return (
    <section className="bulk-bar" aria-label="Selected jobs">
      <b className="strong num" role="status">
        {count}
      </b>
      <div className="row wrap">
        <Button
          size="sm"
          icon={Pause}
          busy={many.doing === 'paused'}
          disabled={!canSetSome('paused')}
          onClick={() => many.pause(rows)}
        >
          Pause Jobs
        </Button>
        <Button
          size="sm"
          icon={Archive}
          busy={many.doing === 'closed'}
          disabled={!canSetSome('closed')}
          onClick={() => void many.close(rows)}
        >
          Close Jobs
        </Button>
        <Button size="sm" variant="ghost" icon={X} onClick={onClear}>
          Clear selection
        </Button>
      </div>
    </section>
  )
}
