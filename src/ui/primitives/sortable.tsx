import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react'
import { type LiftedItem, type ListLabels, useLiftedItem } from './use-lifted-item.ts'

type ListProps = ListLabels & {
  onMove: (from: number, to: number) => void
  /** Renders the items in this order, which differs from `ids` while an item is moved by keyboard. */
  children: (order: readonly string[]) => ReactNode
}

const LiftedItemContext = createContext<LiftedItem | null>(null)

/** A list whose items can be reordered: by dragging their grip, or by keyboard with Space and the arrow keys, with announcements. */
export function SortableList({ onMove, children, ...words }: ListProps) {
  const { ids, noun } = words
  const id = useId()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const { held, said, ...keys } = useLiftedItem(words, onMove)
  const from = held ? ids.indexOf(held.id) : -1
  const order = held && from >= 0 ? arrayMove([...ids], from, held.at) : ids
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [start, end] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (start >= 0 && end >= 0 && start !== end) onMove(start, end)
  }
  const draggable = `Press Space to pick up the ${noun}, the arrow keys to move it, Space again to drop it, Escape to cancel.`
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcementsFor(words), screenReaderInstructions: { draggable } }}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        <LiftedItemContext value={{ heldId: held?.id, ...keys }}>{children(order)}</LiftedItemContext>
      </SortableContext>
      <p className="vh" role="status" aria-live="assertive">
        {said}
      </p>
    </DndContext>
  )
}

function announcementsFor({ ids, noun, nameOf }: ListLabels): Announcements {
  const name = (item: { id: unknown }) => nameOf(String(item.id)) || `The ${noun}`
  const place = (item: { id: unknown }) => `place ${ids.indexOf(String(item.id)) + 1} of ${ids.length}`
  return {
    onDragStart: ({ active }) => `${name(active)} picked up, ${place(active)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active)} is at ${place(over)}.` : undefined),
    onDragEnd: ({ active, over }) => `${name(active)} put down at ${place(over ?? active)}.`,
    onDragCancel: ({ active }) => `${name(active)} is back at ${place(active)}.`,
  }
}

/** One item of a SortableList: put `ref` on its element and `grip` on the button that moves it. */
export function useSortableItem<E extends HTMLElement = HTMLLIElement>(id: string) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  const hold = useContext(LiftedItemContext)
  const isMoving = isDragging || hold?.heldId === id
  const node = useRef<E | null>(null)
  const shift = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : ''
  useLayoutEffect(() => {
    // set the styles by script, because the page's policy forbids style attributes
    node.current?.style.setProperty('transform', shift)
    node.current?.style.setProperty('transition', transition ?? '')
  }, [shift, transition])
  const ref = (element: E | null) => {
    node.current = element
    setNodeRef(element)
  }
  const grip = {
    ...attributes,
    ...listeners,
    ref: setActivatorNodeRef,
    'aria-pressed': isMoving || undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => hold?.onKeyDown(id, event),
    onBlur: () => hold?.onLeave(id),
  }
  return { ref, grip, isDragging: isMoving }
}
