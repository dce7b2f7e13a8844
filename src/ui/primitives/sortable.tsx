import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type ListProps = {
  ids: readonly string[]
  /** What an item is, in one word: 'question'. */
  noun: string
  /** What is read out for an item; the noun where it has no name. */
  nameOf: (id: string) => string
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A list whose items move: by pointer at their grip, or by keyboard with Space and the arrow keys, read out. */
export function SortableList({ ids, noun, nameOf, onMove, children }: ListProps) {
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to)
  }
  const draggable = `Press Space to pick up the ${noun}, the arrow keys to move it, Space again to put it down, Escape to leave it.`
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        announcements: announcementsFor(ids, (own) => nameOf(own) || `The ${noun}`),
        screenReaderInstructions: { draggable },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}

function announcementsFor(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const name = (item: { id: unknown }) => nameOf(String(item.id))
  const place = (item: { id: unknown }) => `place ${ids.indexOf(String(item.id)) + 1} of ${ids.length}`
  return {
    onDragStart: ({ active }) => `${name(active)} picked up, ${place(active)}.`,
    onDragOver: ({ active, over }) => (over ? `${name(active)} is at ${place(over)}.` : undefined),
    onDragEnd: ({ active, over }) => `${name(active)} put down at ${place(over ?? active)}.`,
    onDragCancel: ({ active }) => `${name(active)} is back at ${place(active)}.`,
  }
}

/** One item of a SortableList: `ref` goes on its element, `grip` on the button that moves it. */
export function useSortableItem<E extends HTMLElement = HTMLLIElement>(id: string) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
  })
  const node = useRef<E | null>(null)
  const shift = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : ''
  useLayoutEffect(() => {
    // set by script, not as an attribute: the page's policy allows no inline styles
    node.current?.style.setProperty('transform', shift)
    node.current?.style.setProperty('transition', transition ?? '')
  }, [shift, transition])
  const ref = (element: E | null) => {
    node.current = element
    setNodeRef(element)
  }
  return { ref, grip: { ...attributes, ...listeners, ref: setActivatorNodeRef }, isDragging }
}
