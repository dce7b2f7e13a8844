import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { cx } from '#ui/primitives/cx.ts'
import { SortableList, useSortableItem } from '#ui/primitives/sortable.tsx'
import { AddByName } from './add-by-name.tsx'
import { RowInput } from './fields/row-fields.tsx'
import { Grip, MoveButtons, RemoveButton } from './item-tools.tsx'
import { itemName, nouns, purposes } from './resume-lists.ts'
import { type Items, useItems } from './use-items.ts'
import '../resume-form.css'

type RowKey = 'skills' | 'languages'
type Props = {
  list: RowKey
  label: string
  /** The selects of a row; `path` is the item's path in the form: 'skills.0'. */
  choices: (path: string, name: string) => ReactNode
}

/** A list of names with one or two selects. Items are added by name and edited in their row. */
export function RowList({ list, label, choices }: Props) {
  const items = useItems(list)
  return (
    <>
      {items.ids.length === 0 && <p className="help">{purposes[list]}</p>}
      <SortableList ids={items.ids} noun={nouns[list].one} nameOf={items.nameOf} onMove={items.move}>
        {(order) => (
          <ol className={cx('rs-rows', `is-${list}`)} aria-label={`${label}s`}>
            {order.map((id) => (
              <NameRow key={id} id={id} index={items.ids.indexOf(id)} list={list} items={items} choices={choices} />
            ))}
          </ol>
        )}
      </SortableList>
      <AddByName list={list} label={label} items={items} />
    </>
  )
}

type RowProps = Pick<Props, 'list' | 'choices'> & { id: string; index: number; items: Items }

function NameRow({ id, index, list, items, choices }: RowProps) {
  const { ref, grip, isDragging } = useSortableItem(id)
  const path = `${list}.${index}`
  const named = useWatch({ name: path, compute: (item) => itemName(list, item) })
  const name = named || items.nameOf(id)
  const count = items.ids.length
  return (
    <li ref={ref} className={cx('rs-row', isDragging && 'is-dragging')} data-part={id}>
      {count > 1 && <Grip {...grip} name={name} />}
      <RowInput name={`${path}.name`} label={`Name of ${name}`} />
      <span className="rs-row-choices">{choices(path, name)}</span>
      {count > 1 && (
        <MoveButtons name={name} index={index} count={count} onMove={(by, event) => items.shift(id, by, event)} />
      )}
      <RemoveButton name={name} onRemove={() => items.remove(id)} />
    </li>
  )
}
