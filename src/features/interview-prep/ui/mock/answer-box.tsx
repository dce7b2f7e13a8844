import { ArrowRight, Check } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { InterviewQuestionType } from '#features/answer-feedback/rules.ts'
import { goodLength } from '#features/answer-feedback/score/rubric.ts'
import { StoryPicker } from '#features/interview-stories/ui/components/story-picker.tsx'
import { counted } from '#lib/count-word.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Counter, Textarea } from '#ui/primitives/textarea.tsx'
import { CommandKey } from '#ui/shell/palette-keys.tsx'
import { maxAnswerCharacters } from '../../mock-rules.ts'
import type { useAnswer } from './use-answer.ts'
import '../mock-interview.css'

type Props = {
  answer: ReturnType<typeof useAnswer>
  kind: InterviewQuestionType
  isLast: boolean
  isTimeUp: boolean
  isBusy: boolean
  problem: string | null
  /** The ids of the elements that label the field: the number and the text of the question. */
  labelledBy: string
  /** True to focus the field automatically: after a step, but not when the page opens. */
  takesFocus: boolean
  on: { answer: () => void; skip: () => void; end: () => void }
}

/** The field for an answer with buttons to send it. A blank answer cannot be sent (INTV-17). */
export function AnswerBox(props: Props) {
  const { answer, kind, isLast, isTimeUp, isBusy, problem, labelledBy, takesFocus, on } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const isBlank = answer.text.trim() === ''
  const isLong = answer.text.length > maxAnswerCharacters
  const submitAnswer = () => !isBusy && !isBlank && !isLong && on.answer()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    submitAnswer()
  }
  return (
    <div className="mock-answer">
      <Textarea
        ref={field}
        value={answer.text}
        onChange={({ target }) => answer.write(target.value)}
        onKeyDown={onKeyDown}
        aria-labelledby={labelledBy}
        aria-describedby="mock-answer-help"
        placeholder="Your answer"
      />
      <div className="row between wrap" id="mock-answer-help">
        <span className="meta num">{formatLength(answer.text, kind)}</span>
        {isLong ? <Counter length={answer.text.length} limit={maxAnswerCharacters} /> : <StoredAnswer {...answer} />}
      </div>
      {isTimeUp && (
        <Notice tone="warn" title="Time is up.">
          Your text is saved. You can still submit it. It counts, but is marked as late.
        </Notice>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="row between wrap mock-acts">
        <div className="row wrap">
          <Button variant="ghost" size="lg" busy={isBusy} onClick={isTimeUp ? on.end : on.skip}>
            {isTimeUp ? 'End without submitting' : 'Skip'}
          </Button>
          <StoryPicker as="answer" onPick={(story) => answer.write(behind(answer.text, story))} />
        </div>
        <div className="row mock-next-act">
          <span className="meta desk" aria-hidden="true">
            <CommandKey name="↵" />
          </span>
          <Button
            variant="primary"
            size="lg"
            disabled={isBlank || isLong}
            busy={isBusy}
            onClick={submitAnswer}
            {...(isLast || isTimeUp ? {} : { iconEnd: ArrowRight })}
          >
            {isLast || isTimeUp ? 'Complete Interview' : 'Next question'}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Adds a story after the typed text. */
const behind = (text: string, story: string) => (text.trim() === '' ? story : `${text.trimEnd()}\n\n${story}`)

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length

function formatLength(text: string, kind: InterviewQuestionType): string {
  const { from, to } = goodLength[kind]
  const n = wordsIn(text)
  return `${counted(n, 'word')} · aim for ${from} to ${to}`
}

function StoredAnswer({ text, isStored }: Pick<Props['answer'], 'text' | 'isStored'>) {
  if (text === '') return null
  if (!isStored) return <span className="meta">Not saved on this device until you submit it</span>
  return (
    <span className="meta row">
      <Check className="ic ic-sm" />
      Saved on this device
    </span>
  )
}
