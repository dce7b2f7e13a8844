import { useMutation, useQuery } from '@tanstack/react-query'
import { FileDown, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { questionTypeNames } from '#features/job-postings/question-types.ts'
import { answerText } from '#features/job-postings/questions.ts'
import { counted } from '#lib/count-word.ts'
import { shortDate } from '#lib/dates.ts'
import type { InsertSlot } from '#ui/form/insert-slot.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { StoredAnswer } from '../../contract.ts'
import { answersQuery } from '../queries.ts'
import { useChange } from '../use-change.ts'
import '../components/auto-apply.css'

const AnswerDialog = lazyComponent(async () => (await import('./answer-dialog.tsx')).AnswerDialog)

/** The answer bank: answers for jobs that ask exactly the same question (AUTO-04). */
export function AnswersTab({ renderInsert }: { renderInsert: InsertSlot | undefined }) {
  const query = useQuery(answersQuery())
  const [open, setOpen] = useState<StoredAnswer | 'new' | null>(null)
  const collect = useCollect()
  const acts = (
    <div className="row wrap">
      <Button variant="primary" icon={Plus} onClick={() => setOpen('new')}>
        Add an answer
      </Button>
      <Button icon={FileDown} busy={collect.isPending} onClick={() => collect.mutate(undefined)}>
        Import from my applications
      </Button>
    </div>
  )
  return (
    <div className="stack stack-6">
      <Notice title="What is never saved or filled in.">
        Legal and personal questions (right to work, visa, gender, ethnicity, religion, disability, veteran status, age,
        criminal record, past pay) and questions about one job. They always wait for you.
      </Notice>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={4} lead="none" label="Loading your answers" />}
        errorText="Failed to load your answers"
        isEmpty={(answers) => answers.length === 0}
        empty={
          <EmptyState title="Your answer bank is empty" level={2} action={acts}>
            Save an answer once, and we'll use it whenever a company asks exactly the same question.
          </EmptyState>
        }
      >
        {(answers) => (
          <div className="stack stack-4">
            {acts}
            <ul className="card aa-answers">
              {answers.map((answer) => (
                <AnswerRow key={answer.id} answer={answer} onEdit={() => setOpen(answer)} />
              ))}
            </ul>
          </div>
        )}
      </QueryBoundary>
      {open && (
        <AnswerDialog answer={open === 'new' ? null : open} onClose={() => setOpen(null)} renderInsert={renderInsert} />
      )}
    </div>
  )
}

const useCollect = () =>
  useMutation(
    api.autoApply.collectAnswers.mutationOptions({
      ...useChange('Failed to import your answers'),
      onSuccess: ({ kept, leftOut }) => {
        const rest = leftOut > 0 ? ` ${leftOut} skipped: legal, personal or job-specific.` : ''
        toast.success(`${counted(kept, 'answer')} imported.${rest}`)
      },
    }),
  )

function AnswerRow({ answer, onEdit }: { answer: StoredAnswer; onEdit: () => void }) {
  const { id, label, questionType, value, source, updatedAt } = answer
  const confirm = useConfirm()
  const removal = useMutation(
    api.autoApply.removeAnswer.mutationOptions({
      ...useChange('Failed to delete this answer'),
      onSuccess: () => void toast.success('Answer deleted'),
    }),
  )
  const remove = async () => {
    const text = `Delete your answer to “${label}” from the bank? Sent applications won't change.`
    if (await confirm({ title: 'Delete answer', text, action: 'Delete' })) removal.mutate({ id })
  }
  return (
    <li>
      <div className="grow">
        <h3>{label}</h3>
        <p className="whitespace-pre-line break-words">{answerText({ questionType }, value)}</p>
        <p className="meta">
          {questionTypeNames[questionType]} · {source === 'typed' ? 'entered here' : 'from an application'},{' '}
          <Day at={updatedAt} as={shortDate} />
        </p>
      </div>
      <div className="row">
        <IconButton
          size="sm"
          icon={Pencil}
          label={`Edit the answer to ${label}`}
          busy={removal.isPending}
          onClick={onEdit}
        />
        <IconButton
          size="sm"
          icon={Trash2}
          label={`Delete the answer to ${label}`}
          busy={removal.isPending}
          onClick={() => void remove()}
        />
      </div>
    </li>
  )
}
