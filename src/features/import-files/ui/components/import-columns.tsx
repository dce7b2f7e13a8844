import { useState } from 'react'
import { counted } from '#lib/count-word.ts'
import { DataTable } from '#ui/page/data-table.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { ImportColumn, ImportReading } from '../../contract.ts'
import { scrollByPageKeys } from './scroll-by-page-keys.ts'
import type { ImportChoices } from './use-import-choices.ts'
import '../import-files.css'

type Props = { reading: ImportReading; choices: ImportChoices; busy?: boolean }

/** Files of JSON can have hundreds of columns, each with a select of all fields. */
const SHOWN = 60

/** Each column of a file with its first values and what it is read as, which the user can change. */
export function ImportColumns({ reading: { columns, fields }, choices, busy = false }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const options = [{ value: '', label: 'Not imported' }, ...fields.map(({ key, label }) => ({ value: key, label }))]
  const rows = columns.map((column, at) => ({ ...column, at, key: choices.fieldOf(at) }))
  const unread = rows.filter(({ key }) => key === '').length
  return (
    <section className="stack stack-3" aria-label="Columns">
      <SectionHead title="Columns">{unread > 0 && `${unread} of ${rows.length} not imported`}</SectionHead>
      <DataTable
        label="Columns of the file"
        rows={showsAll ? rows : rows.slice(0, SHOWN)}
        rowKey={({ at }) => String(at)}
        busy={busy}
        columns={[
          { id: 'name', head: 'Column', lead: true, cell: ColumnName },
          { id: 'values', head: 'Values', cell: Samples },
          {
            id: 'field',
            head: 'Read as',
            cell: ({ name, at, key }) => (
              <Select
                aria-label={`Read “${name}” as`}
                value={key}
                options={options}
                onKeyDown={scrollByPageKeys}
                onChange={({ target }) => choices.chooseColumn(at, target.value)}
              />
            ),
          },
        ]}
      />
      {!showsAll && rows.length > SHOWN && (
        <div>
          <Button onClick={() => setShowsAll(true)}>Show all {counted(rows.length, 'column')}</Button>
        </div>
      )}
    </section>
  )
}

function ColumnName({ name, note, key }: ImportColumn & { key: string }) {
  return (
    <>
      <b className="strong">{name}</b> {key === '' && <Badge tone="line">Not imported</Badge>}
      {key !== '' && note && <div className="meta">{note}</div>}
    </>
  )
}

function Samples({ samples, key }: ImportColumn & { key: string }) {
  if (samples.length === 0) return <span className="meta">Empty</span>
  return (
    <ul className={key === '' ? 'import-samples meta' : 'import-samples'}>
      {samples.map(({ text, reading }) => (
        <li key={text}>
          {text}
          {key !== '' && reading !== text && (
            <>
              {' '}
              <span aria-hidden="true">→</span>
              <span className="vh">is read as</span> <span className="strong">{reading}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
