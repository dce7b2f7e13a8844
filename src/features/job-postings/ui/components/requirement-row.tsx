import { GripVertical, Lock, Pencil, Trash2 } from 'lucide-react'
import { Badge } from '#ui/primitives/badge.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { useSortableItem } from '#ui/primitives/sortable.tsx'
import { questionTypeNames } from '../../question-types.ts'
import { fileTypeLabels, megabytes } from '../../questions.ts'
import type { Requirement } from '../../requirement-contract.ts'
import { questionTypeIcons } from './question-type-icons.ts'
import '../postings.css'

type Props = { question: Requirement; number: number; onEdit: () => void; onRemove: () => void }

/** One question of the list: position, label and settings. */
export function RequirementRow({ question, number, onEdit, onRemove }: Props) {
  const { ref, grip, isDragging } = useSortableItem(question.id)
  return (
    <li ref={ref} className={cx('question-row', isDragging && 'is-dragging')}>
      <IconButton {...grip} icon={GripVertical} size="sm" label={`Move question ${number}`} className="grip" />
      <span className="n num" aria-hidden="true">
        {number}
      </span>
      <div className="grow">
        <b className="strong">{question.label}</b>
        <div className="row wrap mt-1.5">
          <Badge icon={questionTypeIcons[question.questionType]}>{questionTypeNames[question.questionType]}</Badge>
          {marksOf(question).map((mark) => (
            <Badge key={mark} tone="line">
              {mark}
            </Badge>
          ))}
          {question.private && (
            <Badge tone="primary" icon={Lock}>
              Private
            </Badge>
          )}
        </div>
      </div>
      <IconButton icon={Pencil} size="sm" label={`Edit ${question.label}`} onClick={onEdit} />
      <IconButton icon={Trash2} size="sm" label={`Delete ${question.label}`} onClick={onRemove} />
    </li>
  )
}

function marksOf(question: Requirement): string[] {
  const { required, groupName, options, internalOnly, externalOnly } = question
  const marks = [
    required ? 'Required' : '',
    formatRule(question),
    options.length > 0 ? `${options.length} options` : '',
    groupName ?? '',
    internalOnly ? 'Internal only' : '',
    externalOnly ? 'External only' : '',
  ]
  return marks.filter((mark) => mark !== '')
}

/** 'Up to 900 characters', '1 to 10', 'PDF, max 5MB'. */
function formatRule({ questionType, validationRules: rules }: Requirement): string {
  if (questionType === 'file_upload') {
    const types = rules.allowed_file_types ? `${fileTypeLabels(rules.allowed_file_types)}, ` : ''
    return `${types}max ${megabytes(rules.max_file_size ?? 10_485_760)}`
  }
  const unit = questionType === 'number' ? '' : ' characters'
  const [least, most] = [rules.min_length ?? rules.min_value, rules.max_length ?? rules.max_value].map(
    (bound) => bound?.toLocaleString('en-US') ?? null,
  )
  if (least != null && most != null) return `${least} to ${most}${unit}`
  if (most != null) return `Up to ${most}${unit}`
  return least == null ? '' : `At least ${least}${unit}`
}
