import { Archive, Pause, X } from 'lucide-react'
import { Button } from '#ui/primitives/button.tsx'
import type { PostingRow } from '../../contract.ts'
import { canSetStatus } from '../../rules.ts'
import { useManyPostings } from '../use-many-postings.ts'
import '../postings.css'

type Props = { rows: PostingRow[]; onClear: () => void }

/** Actions for the selected rows. */
export function ManyBar({ rows, onClear }: Props) {
  const many = useManyPostings(onClear)
  if (rows.length === 0) return null
  const count = `${rows.length} ${rows.length === 1 ? 'job' : 'jobs'} selected`
  const may = (status: 'paused' | 'closed') => rows.some((row) => canSetStatus(row.status, status))
  return (
    <section className="many-bar" aria-label="Selected jobs">
      <b className="strong num" role="status">
        {count}
      </b>
      <div className="row wrap">
        <Button
          size="sm"
          icon={Pause}
          busy={many.doing === 'paused'}
          disabled={!may('paused')}
          onClick={() => many.pause(rows)}
        >
          Pause Jobs
        </Button>
        <Button
          size="sm"
          icon={Archive}
          busy={many.doing === 'closed'}
          disabled={!may('closed')}
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
