import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from '../primitives/choice.tsx'
import { cx } from '../primitives/cx.ts'
import { Pager, type PagerProps } from '../primitives/pager.tsx'

export type Column<Row> = {
  id: string
  head: string
  cell: (row: Row) => ReactNode
  /** Numbers and actions are aligned right. */
  align?: 'end'
  sortable?: boolean
  /** Whether this column names the row; by default the first does. On a phone it becomes the card's heading. */
  lead?: boolean
  /** Buttons and menus; on a phone they are the last line of the card. */
  actions?: boolean
}

export type Sort = { id: string; desc: boolean }
export type Selection = { selected: ReadonlySet<string>; onChange: (selected: Set<string>) => void }

export type DataTableProps<Row> = {
  /** The name of the table: 'Resumes', 'Users'. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The name of a row next to its checkbox; required with `selection`. */
  rowLabel?: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection?: Selection
  pager?: PagerProps
  /** Another page is loading; the current rows stay, faded. */
  busy?: boolean
  empty?: ReactNode
  /** Content at the end of the list, inside its frame: for example a row that adds another. */
  foot?: ReactNode
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort?: Sort | undefined
  onSort?: ((sort: Sort) => void) | undefined
}) {
  const className = column.align === 'end' ? 'r' : undefined
  if (!column.sortable || !onSort) {
    return (
      <th scope="col" className={className}>
        {column.head}
      </th>
    )
  }
  const current = sort?.id === column.id ? (sort.desc ? 'descending' : 'ascending') : undefined
  const Icon = current === 'descending' ? ArrowDown : current ? ArrowUp : ArrowUpDown
  return (
    <th scope="col" className={className} aria-sort={current}>
      <button type="button" onClick={() => onSort({ id: column.id, desc: current ? current === 'ascending' : false })}>
        {column.head}
        <Icon className={cx('ic ic-sm', !current && 'is-idle')} />
      </button>
    </th>
  )
}

const pick = ({ selected, onChange }: Selection, key: string) => {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  onChange(next)
}

function PickAll({ keys, selection, label }: { keys: string[]; selection: Selection; label: string }) {
  const count = keys.filter((key) => selection.selected.has(key)).length
  const all = count > 0 && count === keys.length
  return (
    <Checkbox
      mixed={count > 0 && !all}
      checked={all}
      label={<span className="vh">Select all of {label}</span>}
      onChange={() => {
        const next = new Set(selection.selected)
        for (const key of keys) all ? next.delete(key) : next.add(key)
        selection.onChange(next)
      }}
    />
  )
}

function Row<Row>({ row, columns, rowKey, rowLabel, selection }: DataTableProps<Row> & { row: Row }) {
  const key = rowKey(row)
  const lead = columns.find((column) => column.lead) ?? columns[0]
  const isPicked = selection?.selected.has(key)
  return (
    <tr className={isPicked ? 'is-selected' : undefined}>
      {selection && (
        <td className="tight pick-cell">
          <Checkbox
            checked={isPicked}
            label={<span className="vh">Select {rowLabel?.(row) ?? key}</span>}
            onChange={() => pick(selection, key)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={cx(
            column.align === 'end' && 'r',
            column === lead && 'lead-cell',
            column.actions && 'act-cell tight',
          )}
          data-l={column === lead || column.actions ? undefined : column.head}
        >
          {column.actions ? <div className="row-acts">{column.cell(row)}</div> : column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

/** A table that the server sorts and pages; in a narrow space it becomes a list of cards. */
export function DataTable<RowType>(props: DataTableProps<RowType>) {
  const { label, columns, rows, rowKey, sort, onSort, selection, pager, busy, empty, foot } = props
  if (rows.length === 0 && empty) return empty
  return (
    <div className="card table-box">
      <div className={cx('scroll', busy && 'table-busy')} aria-busy={busy}>
        <table className="table as-cards" aria-label={label}>
          <thead>
            <tr>
              {selection && (
                <th scope="col" className="tight">
                  <PickAll keys={rows.map(rowKey)} selection={selection} label={label} />
                </th>
              )}
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={rowKey(row)} {...props} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      {foot}
      {pager && <Pager {...pager} />}
    </div>
  )
}
