import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { api } from '#client/api.ts'
import { scoreAnswer } from '#features/answer-feedback/score/score-answer.ts'
import { AnswerFeedback } from '#features/answer-feedback/ui/components/answer-feedback.tsx'
import { SaveAsStory } from '#features/interview-stories/ui/components/save-as-story.tsx'
import { longDate } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { localZone } from '#ui/use-zone.ts'
import type { PracticeResponse } from '../contract.ts'
import { ModelCritique } from './components/model-critique.tsx'
import './components/question-bank.css'

type Props = {
  answer: PracticeResponse
  /** True right after saving: the feedback receives focus, so that screen readers read it. */
  isFresh: boolean
  onEdit: () => void
  onDeleted: () => void
}

/** A stored answer with its feedback. An answer of a mock interview links to the feedback in the interview. */
export function PastAnswer(props: Props) {
  const { answer } = props
  if (answer.sessionId !== null) return <OfMock answer={answer} sessionId={answer.sessionId} />
  return <OwnAnswer {...props} />
}

function OwnAnswer({ answer, isFresh, onEdit, onDeleted }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFresh) place.current?.focus()
  }, [isFresh])
  const { id, question, responseText, score } = answer
  const feedback = useMemo(() => scoreAnswer({ question, text: responseText }), [question, responseText])
  const remove = useRemove(answer, onDeleted)
  return (
    <div className="stack stack-4 q-got" ref={place} tabIndex={-1}>
      <AnswerFeedback
        feedback={feedback}
        text={responseText}
        questionType={question.questionType}
        critique={<ModelCritique responseId={id} />}
      />
      {score !== null && score !== feedback.total && (
        <p className="meta">Scored {score} by an earlier version of the rubric.</p>
      )}
      <div className="row wrap">
        <Button size="sm" icon={Pencil} onClick={onEdit}>
          Edit and score again
        </Button>
        <SaveAsStory answerId={id} question={question} text={responseText} />
        <Button size="sm" variant="ghost" icon={Trash2} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </div>
  )
}

function OfMock({ answer: { responseText, score }, sessionId }: { answer: PracticeResponse; sessionId: string }) {
  return (
    <div className="stack stack-3">
      <h3>{score === null ? 'From a mock interview' : `${score} of 100, from a mock interview`}</h3>
      <p className="q-words">{responseText}</p>
      <p>
        <AppLink className="link" to={`/app/interview?tab=mock-interview&session=${sessionId}`}>
          See its feedback in the interview
        </AppLink>
      </p>
    </div>
  )
}

function useRemove({ id, createdAt }: PracticeResponse, onDeleted: () => void) {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(api.interviewQuestions.deleteResponse.mutationOptions())
  return async () => {
    const text = `Your answer from ${longDate(createdAt, localZone())} and its score will be permanently deleted.`
    if (!(await confirm({ title: 'Delete this answer?', text, action: 'Delete', destructive: true }))) return
    try {
      await mutateAsync({ id })
    } catch (error) {
      toast.error({ title: 'Failed to delete response', description: errorText(error, 'Please try again.') })
      return
    }
    await refreshQueries(queryClient, api.interviewQuestions.key())
    onDeleted()
    toast.success('Answer deleted')
  }
}
