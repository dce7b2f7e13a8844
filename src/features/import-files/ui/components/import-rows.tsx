import { Download } from 'lucide-react'
import { counted } from '#lib/count-word.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { ImportReading, RowProblem } from '../../contract.ts'
import { downloadRowProblems } from './download-row-problems.ts'

type SampleProps<Row> = { label: string; rows: readonly Row[]; columns: readonly Column<Row>[]; busy?: boolean }

/** The first rows as they will be stored. */
export function ImportSample<Row extends { row: number }>({ label, rows, columns, busy = false }: SampleProps<Row>) {
  if (rows.length === 0) return null
  return (
    <section className="stack stack-3" aria-label="First rows">
      <SectionHead title="First rows" />
      <DataTable label={label} rows={rows} rowKey={({ row }) => String(row)} columns={columns} busy={busy} />
    </section>
  )
}

/** Rows that can't be imported, and what of the others was left out or assumed. */
export function ImportProblems({ reading: { refused, noted, counts } }: { reading: ImportReading }) {
  return (
    <>
      <Problems
        title="Rows that can't be imported"
        problems={refused}
        total={counts.refused}
        fileName="rows-not-imported.csv"
      />
      <Problems title="Notes on rows" problems={noted} total={noted.length} fileName="notes-on-rows.csv" />
    </>
  )
}

const SHOWN = 50

type ProblemsProps = { title: string; problems: readonly RowProblem[]; total: number; fileName: string }

function Problems({ title, problems, total, fileName }: ProblemsProps) {
  if (problems.length === 0) return null
  const isWhole = problems.length >= total
  return (
    <section className="stack stack-3" aria-label={title}>
      <SectionHead title={title}>
        <Button size="sm" icon={Download} onClick={() => downloadRowProblems(problems, fileName)}>
          Download as CSV
        </Button>
      </SectionHead>
      <ul className="list">
        {problems.slice(0, SHOWN).map(({ row, column, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row can have the same note twice
          <li key={`${row} ${at}`} className="refused-line">
            <span className="strong num">Row {row}</span>
            {column && <span className="meta"> {column}</span>}
            <span> {reason}</span>
          </li>
        ))}
      </ul>
      {total > SHOWN && (
        <p className="meta">
          {isWhole
            ? `The download has all ${counted(total, 'row')}.`
            : `The download has the first ${problems.length.toLocaleString('en-US')} of ${counted(total, 'row')}. After the import, you can download all.`}
        </p>
      )}
    </section>
  )
}
