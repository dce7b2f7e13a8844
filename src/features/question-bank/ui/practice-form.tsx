import { Pause, Play } from 'lucide-react'
import { type RefObject, useEffect, useId } from 'react'
import { goodLength } from '#features/answer-feedback/score/rubric.ts'
import { StoryPicker } from '#features/interview-stories/ui/components/story-picker.tsx'
import { counted } from '#lib/count-word.ts'
import { formatClock } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Counter, Textarea } from '#ui/primitives/textarea.tsx'
import type { Question } from '../contract.ts'
import { maxResponseCharacters } from '../rules.ts'
import { hasPointer } from './has-pointer.ts'
import { wordsIn } from './practice-labels.ts'
import type { usePractice } from './use-practice.ts'

type Props = {
  question: Question
  practice: ReturnType<typeof usePractice>
  field: RefObject<HTMLTextAreaElement | null>
}

/** The answer field: it stores a draft on this device, and offers to insert a story and to start a timer. */
export function PracticeForm({ question, practice, field }: Props) {
  const { draft, saving, isStored } = practice
  const id = useId()
  useEffect(() => {
    // do not focus while the dialog opens: the dialog must first remember the previously focused element
    const isOpen = field.current?.closest('.dialog')?.contains(document.activeElement)
    if (isOpen && hasPointer()) field.current?.focus()
  }, [field])
  const isLong = draft.text.length > maxResponseCharacters
  return (
    <div className="stack stack-3">
      <div className="row between wrap">
        <label className="strong" htmlFor={id}>
          {draft.editing ? 'Edit your answer' : 'Your answer'}
        </label>
        <AnswerClock watch={practice.watch} />
      </div>
      <Textarea
        ref={field}
        id={id}
        rows={12}
        value={draft.text}
        aria-describedby={`${id}-help`}
        aria-invalid={isLong || undefined}
        onChange={({ target }) => practice.write(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey) || draft.text.trim() === '') return
          event.preventDefault()
          practice.save()
        }}
      />
      <div className="row between wrap meta" id={`${id}-help`}>
        <span className="num">{formatLength(draft.text, question)}</span>
        {isLong ? (
          <Counter length={draft.text.length} limit={maxResponseCharacters} />
        ) : (
          draft.text !== '' && <span>{isStored ? 'Draft saved on this device' : 'Not saved yet'}</span>
        )}
      </div>
      {saving.isError && (
        <Notice tone="error" title="Failed to save response">
          {errorText(saving.error, 'Your text is still here. Please try again.')}
        </Notice>
      )}
      <div className="row wrap">
        <StoryPicker
          as="answer"
          onPick={(story) => practice.write(draft.text.trim() === '' ? story : `${draft.text.trimEnd()}\n\n${story}`)}
        />
        {(draft.text !== '' || draft.editing) && <Discard practice={practice} />}
      </div>
    </div>
  )
}

function Discard({ practice }: Pick<Props, 'practice'>) {
  const confirm = useConfirm()
  const isEdit = practice.draft.editing !== null
  const discard = async () => {
    const options = {
      title: isEdit ? 'Discard your changes?' : 'Discard this draft?',
      text: isEdit ? "The saved answer won't change." : 'Your draft will be lost.',
      action: 'Discard',
      destructive: true,
    }
    if (await confirm(options)) practice.discard()
  }
  return (
    <Button variant="ghost" size="sm" onClick={() => void discard()}>
      Discard
    </Button>
  )
}

function AnswerClock({ watch }: { watch: Props['practice']['watch'] }) {
  const { seconds, isRunning, start, pause } = watch
  return (
    <span className="row">
      {seconds !== null && (
        <span className="num meta" role="timer">
          {formatClock(seconds)}
        </span>
      )}
      <Button size="sm" variant="ghost" icon={isRunning ? Pause : Play} onClick={isRunning ? pause : start}>
        {isRunning ? 'Pause timer' : seconds === null ? 'Start timer' : 'Resume timer'}
      </Button>
    </span>
  )
}

function formatLength(text: string, { questionType }: Question): string {
  const { from, to } = goodLength[questionType]
  const n = wordsIn(text)
  return `${counted(n, 'word')} · aim for ${from} to ${to}`
}
