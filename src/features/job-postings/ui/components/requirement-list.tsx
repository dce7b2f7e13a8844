import { arrayMove } from '@dnd-kit/sortable'
import { SortableList } from '#ui/primitives/sortable.tsx'
import type { Requirement } from '../../requirement-contract.ts'
import { RequirementRow } from './requirement-row.tsx'

type Props = {
  questions: Requirement[]
  onOrder: (questions: Requirement[]) => void
  onEdit: (question: Requirement) => void
  onRemove: (question: Requirement) => void
}

/**
 * The questions in their order. Handles move them by pointer, or by keyboard with Space and the arrow keys (CJOB-31).
 */
export function RequirementList({ questions, onOrder, onEdit, onRemove }: Props) {
  return (
    <SortableList
      ids={questions.map(({ id }) => id)}
      noun="question"
      nameOf={(id) => questions.find((question) => question.id === id)?.label ?? ''}
      onMove={(from, to) => onOrder(arrayMove(questions, from, to))}
    >
      {(order) => (
        <ol>
          {order.map((id, index) => {
            const question = questions.find((own) => own.id === id)
            return (
              question && (
                <RequirementRow
                  key={id}
                  question={question}
                  number={index + 1}
                  onEdit={() => onEdit(question)}
                  onRemove={() => onRemove(question)}
                />
              )
            )
          })}
        </ol>
      )}
    </SortableList>
  )
}
