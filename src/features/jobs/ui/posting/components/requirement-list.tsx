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
import { arrayMove, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId } from 'react'
import type { Requirement } from '../../../posting-contract.ts'
import { RequirementRow } from './requirement-row.tsx'

type Props = {
  questions: Requirement[]
  onOrder: (questions: Requirement[]) => void
  onEdit: (question: Requirement) => void
  onRemove: (question: Requirement) => void
}

const instructions = {
  draggable:
    'Press Space to pick up the question, the arrow keys to move it, Space again to put it down, Escape to leave it.',
}

/** The questions in their order. A grip moves them: by pointer, or by keyboard with Space and the arrow keys (CJOB-31). */
export function RequirementList({ questions, onOrder, onEdit, onRemove }: Props) {
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = questions.map((question) => question.id)
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id))]
    if (from >= 0 && to >= 0 && from !== to) onOrder(arrayMove(questions, from, to))
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements: announcementsFor(questions), screenReaderInstructions: instructions }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol>
          {questions.map((question, index) => (
            <RequirementRow
              key={question.id}
              question={question}
              number={index + 1}
              onEdit={() => onEdit(question)}
              onRemove={() => onRemove(question)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

function announcementsFor(questions: Requirement[]): Announcements {
  const nameOf = (id: unknown) => questions.find((question) => question.id === id)?.label ?? 'The question'
  const placeOf = (id: unknown) =>
    `place ${questions.findIndex((question) => question.id === id) + 1} of ${questions.length}`
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} picked up, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)} is at ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} put down at ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  }
}
