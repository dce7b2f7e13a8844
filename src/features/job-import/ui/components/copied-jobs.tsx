import { SectionHead } from '#ui/page/section-head.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { ImportCheck } from '../../contract.ts'
import '../job-import.css'

type Props = {
  copies: ImportCheck['copies']
  /** The rows that are imported anyway. */
  repeated: readonly number[]
  onChange: (repeated: readonly number[]) => void
}

const SHOWN = 100
const options = [
  { value: 'skip', label: 'Skip' },
  { value: 'import', label: 'Import anyway' },
]

/** Rows that look like a job that the company already has. They are skipped, unless the user chooses otherwise. */
export function CopiedJobs({ copies, repeated, onChange }: Props) {
  const choose = (row: number, isImported: boolean) =>
    onChange(isImported ? [...repeated, row] : repeated.filter((other) => other !== row))
  return (
    <section className="stack stack-3" aria-label="Possible duplicates">
      <SectionHead title="Possible duplicates" />
      <ul className="list">
        {copies.slice(0, SHOWN).map(({ row, jobId, title, status, createdAt }) => (
          <li key={row} className="copied-line">
            <span>
              <span className="strong num">Row {row}</span> looks like{' '}
              <TextLink to={`/app/company/jobs/${jobId}/edit`}>{title}</TextLink>,{' '}
              {status === 'draft' ? 'a draft of' : 'already posted on'} <Day at={createdAt} />
            </span>
            <Select
              aria-label={`Row ${row}`}
              options={options}
              value={repeated.includes(row) ? 'import' : 'skip'}
              onChange={({ target }) => choose(row, target.value === 'import')}
            />
          </li>
        ))}
      </ul>
      {copies.length > SHOWN && (
        <p className="meta">{(copies.length - SHOWN).toLocaleString('en-US')} more rows are skipped as well.</p>
      )}
    </section>
  )
}
