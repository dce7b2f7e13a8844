import { useId } from 'react'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { ImportCheck } from '../../import-contract.ts'
import { type ImportMapping, importFieldNames, importFields, questionKey, unreadColumns } from '../../imports/layout.ts'
import '#ui/page/filter-panel.css'

type Props = { check: ImportCheck; onChange(mapping: ImportMapping): void }

/** The column of each field, editable, and a notice with the columns that are not imported. */
export function ColumnMapping({ check: { header, mapping, questions }, onChange }: Props) {
  const own = importFieldNames.map((key) => ({ key: key as string, label: importFields[key].label as string }))
  const questionColumns = questions.map(({ id, label, required }) => ({
    key: questionKey(id),
    label: required ? `${label} (required)` : label,
  }))
  const change = (key: string, place: string) => {
    const { [key]: _, ...others } = mapping
    onChange(place === '' ? others : { ...others, [key]: Number(place) })
  }
  const unread = unreadColumns(header, mapping)
  return (
    <section className="stack stack-3" aria-label="Columns">
      <SectionHead title="Columns" />
      {unread.length > 0 && <Notice>These columns aren't imported: {unread.join(', ')}.</Notice>}
      <div className="filter-panel">
        {[...own, ...questionColumns].map(({ key, label }) => (
          <Column
            key={key}
            label={label}
            header={header}
            place={mapping[key]}
            onPlace={(place) => change(key, place)}
          />
        ))}
      </div>
    </section>
  )
}

type ColumnProps = { label: string; header: string[]; place: number | undefined; onPlace(place: string): void }

function Column({ label, header, place, onPlace }: ColumnProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={place === undefined ? '' : String(place)}
        placeholder="Not in the file"
        options={header.map((name, index) => ({ value: String(index), label: name.trim() || `Column ${index + 1}` }))}
        onChange={({ target }) => onPlace(target.value)}
      />
    </div>
  )
}
