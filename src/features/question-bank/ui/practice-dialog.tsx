import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import type { PracticeResponse, Question } from '../contract.ts'
import { hasPointer } from './has-pointer.ts'
import { PastAnswer } from './past-answer.tsx'
import { PracticeForm } from './practice-form.tsx'
import { questionQuery } from './queries.ts'
import { QuestionTags } from './question-tags.tsx'
import { Tries } from './tries.tsx'
import { usePractice } from './use-practice.ts'
import './components/question-bank.css'

type Going = { onClose: () => void; onNext: (() => void) | undefined }

/** The dialog to practice one question: what a good answer shows, the answer, its feedback, and earlier attempts (INTV-06). */
export function PracticeDialog({ questionId, ...going }: Going & { questionId: string }) {
  const query = useQuery(questionQuery(questionId))
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog
      onClose={going.onClose}
      size="xl"
      title={query.data?.title ?? 'Question'}
      {...(hasPointer() && { initialFocus: field })}
    >
      {query.data ? (
        <Practice question={query.data} field={field} {...going} />
      ) : (
        <DialogBody>
          <QueryBoundary
            query={query}
            skeleton={<PracticeSkeleton />}
            errorText="Failed to load the question"
            missing={<p>Question not found. It may have been replaced.</p>}
          >
            {() => null}
          </QueryBoundary>
        </DialogBody>
      )}
    </Dialog>
  )
}

type PracticeProps = Going & { question: Question; field: RefObject<HTMLTextAreaElement | null> }

function Practice({ question, field, onClose, onNext }: PracticeProps) {
  const practice = usePractice(question.id)
  const { shown, tries, hasDraft } = practice
  const edit = useEdit(practice)
  const isWaiting = !shown && tries.isPending && !hasDraft
  return (
    <>
      <DialogBody>
        <p className="row wrap q-tags">
          <QuestionTags question={question} />
        </p>
        <div className="q-practice">
          <div className="q-answer">
            {isWaiting ? (
              <PracticeSkeleton />
            ) : shown ? (
              <PastAnswer
                answer={shown}
                isFresh={practice.isFresh}
                onEdit={() => void edit(shown)}
                onDeleted={() => practice.show(hasDraft ? 'write' : 'latest')}
              />
            ) : (
              <PracticeForm question={question} practice={practice} field={field} />
            )}
          </div>
          <aside className="q-beside">
            <section aria-label="What a good answer shows">
              <h3>What a good answer shows</h3>
              <p>{question.content}</p>
            </section>
            <Tries items={practice.items} shownId={shown?.id} onShow={practice.show} />
          </aside>
        </div>
      </DialogBody>
      <PracticeFoot practice={practice} isWaiting={isWaiting} onClose={onClose} onNext={onNext} />
      {!practice.isStored && (
        <span role="status" className="vh">
          Not saved on this device until you save the response
        </span>
      )}
    </>
  )
}

/** Editing a stored answer replaces the current draft, so ask first if there is one. */
function useEdit({ hasDraft, edit }: ReturnType<typeof usePractice>) {
  const confirm = useConfirm()
  return async (answer: PracticeResponse) => {
    const text = 'You have an unsaved draft for this question. Editing this answer discards it.'
    const options = { title: 'Discard this draft?', text, action: 'Discard', destructive: true }
    if (!hasDraft || (await confirm(options))) edit(answer)
  }
}

type FootProps = Going & { practice: ReturnType<typeof usePractice>; isWaiting: boolean }

function PracticeFoot({ practice, isWaiting, onClose, onNext }: FootProps) {
  const { shown, saving, hasDraft } = practice
  return (
    <DialogFoot
      start={
        onNext && (
          <Button variant="ghost" iconEnd={ArrowRight} onClick={onNext}>
            Next question
          </Button>
        )
      }
    >
      <Button onClick={onClose}>Close</Button>
      {shown ? (
        <Button variant="primary" onClick={practice.openEditor}>
          {hasDraft ? 'Continue writing' : 'Try again'}
        </Button>
      ) : (
        <Button variant="primary" busy={saving.isPending} disabled={isWaiting || !hasDraft} onClick={practice.save}>
          Save response
        </Button>
      )}
    </DialogFoot>
  )
}

const PracticeSkeleton = () => (
  <Loading label="Loading the question">
    <div className="stack stack-3">
      <Skeleton className="w-3/4" />
      <Skeleton shape="block" />
      <Skeleton className="w-1/2" />
    </div>
  </Loading>
)
