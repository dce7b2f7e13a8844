import { ChevronDown, ChevronUp, FoldVertical } from 'lucide-react'
import { type ComponentType, memo, useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { SortableList, useSortableItem } from '#ui/primitives/sortable.tsx'
import { AddButton } from './add-button.tsx'
import { Grip, MoveButtons, RemoveButton } from './item-tools.tsx'
import { usePlaces } from './places.tsx'
import { isLineList, useReshaping } from './reshaping.ts'
import { itemName, type ListKey, nouns, purposes } from './resume-lists.ts'
import { type Items, useItems } from './use-items.ts'
import '../resume-form.css'

/** Renders the fields of one item; `path` is the item's path in the form: 'workExperience.0'. */
export type ItemFields = ComponentType<{ path: string }>

/** A list whose items have many fields: each item is an expandable row. */
export function CardList({ list, Fields, add }: { list: ListKey; Fields: ItemFields; add: string }) {
  const items = useItems(list)
  return (
    <>
      {items.ids.length === 0 && <p className="help">{purposes[list]}</p>}
      <SortableList ids={items.ids} noun={nouns[list].one} nameOf={items.nameOf} onMove={items.move}>
        {(order) => (
          <ol className="rs-items">
            {order.map((id) => (
              <ItemCard key={id} id={id} list={list} index={items.ids.indexOf(id)} items={items} Fields={Fields} />
            ))}
          </ol>
        )}
      </SortableList>
      <AddButton isFull={items.isFull} many={nouns[list].many} onAdd={items.addBlank}>
        {add}
      </AddButton>
    </>
  )
}

type CardProps = { id: string; list: ListKey; index: number; items: Items; Fields: ItemFields }

function ItemCard({ id, list, index, items, Fields }: CardProps) {
  const { isOpen, toggle } = usePlaces()
  const { ref, grip, isDragging } = useSortableItem(id)
  const reshaping = useReshaping()
  const body = useId()
  const open = isOpen(id)
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  const path = `${list}.${index}`
  const named = useWatch({ name: path, compute: (item) => itemName(list, item) })
  const name = named || items.nameOf(id)
  const count = items.ids.length
  const Chevron = open ? ChevronUp : ChevronDown
  return (
    <li ref={ref} className={cx('rs-item', open && 'is-open', isDragging && 'is-dragging')} data-part={id}>
      <div className="rs-item-head">
        {count > 1 && <Grip {...grip} name={name} />}
        <h3>
          <button type="button" aria-expanded={open} aria-controls={body} onClick={() => toggle(id)}>
            <span className={cx('clip', !named && 'meta')}>{name}</span>
            <Chevron className="ic ic-sm" />
          </button>
        </h3>
        {count > 1 && (
          <MoveButtons name={name} index={index} count={count} onMove={(by, event) => items.shift(id, by, event)} />
        )}
        {index > 0 && reshaping && isLineList(list) && (
          <IconButton
            icon={FoldVertical}
            size="sm"
            label={`Join ${name} to the ${nouns[list].one} above`}
            onClick={() => reshaping.onJoin(list, id)}
          />
        )}
        <RemoveButton name={name} onRemove={() => items.remove(id)} />
      </div>
      <div id={body} className="rs-fields" hidden={!open}>
        {wasOpened && <Body Fields={Fields} path={path} />}
      </div>
    </li>
  )
}

// memoized, because the fields subscribe to the form themselves
const Body = memo(function Body({ Fields, path }: { Fields: ItemFields; path: string }) {
  return <Fields path={path} />
})
