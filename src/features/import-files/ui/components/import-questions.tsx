import { type ReactNode, useEffect, useRef, useState } from 'react'
import { counted } from '#lib/count-word.ts'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { ImportReading } from '../../contract.ts'
import { type ImportQuestion, ImportQuestionLine } from './import-question.tsx'
import type { ImportChoices } from './use-import-choices.ts'
import '../import-files.css'

type Props = { reading: ImportReading; choices: ImportChoices }

/** What the file does not say, grouped by column, and below, folded, the values that were recognized. Answered questions stay in their place. */
export function ImportQuestions({ reading, choices }: Props) {
  const asked = reading.questions.filter(({ suggestion }) => suggestion === null)
  const recognized = reading.questions.filter(({ suggestion }) => suggestion !== null)
  if (reading.questions.length === 0) return null
  return (
    <div className="stack stack-4">
      {asked.length > 0 && <Asked {...{ reading, choices, asked }} />}
      {recognized.length > 0 && (
        <Fold label={`Recognized values (${recognized.length.toLocaleString('en-US')})`}>
          <Groups {...{ reading, choices }} questions={recognized} />
        </Fold>
      )}
    </div>
  )
}

function Asked({ reading, choices, asked }: Props & { asked: ImportQuestion[] }) {
  const answered = asked.filter(({ id }) => choices.answerOf(id) !== null).length
  const known = asked.filter(({ id }) => reading.chosen.answers[id] !== undefined).length
  // the preview has a part of very many questions
  const total = Math.max(asked.length, reading.openQuestions + known)
  const left = total - answered
  const title = `${counted(total, 'question')} about this file`
  return (
    <section className="stack stack-3" aria-label={title}>
      <SectionHead title={title}>
        <span role="status">{left === 0 ? 'All answered' : `${left.toLocaleString('en-US')} to answer`}</span>
      </SectionHead>
      <Groups {...{ reading, choices }} questions={asked} />
      {total > asked.length && <p className="meta">{counted(total - asked.length, 'more question')} will follow.</p>}
    </section>
  )
}

/** Many selects, so they are created when the fold is opened. */
function Fold({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="import-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen && <div>{children}</div>}
    </details>
  )
}

/** How many questions of a column are shown at first. */
const SHOWN = 30

function Groups({ reading, choices, questions }: Props & { questions: ImportQuestion[] }) {
  const columns = reading.columns.map(({ name }) => name)
  // questions about the whole file come first
  const ofFile = questions.filter(({ kind, column }) => kind === 'whole' && !columns.includes(column))
  const names = new Set([...ofFile, ...columns.map((column) => ({ column })), ...questions].map(({ column }) => column))
  const groups = [...names].flatMap((column) => {
    const own = questions.filter((question) => question.column === column)
    return own.length > 0 ? [{ column, own }] : []
  })
  return (
    <div className="stack stack-6">
      {groups.map(({ column, own }) => (
        <Group key={column} {...{ column, choices }} questions={own} />
      ))}
    </div>
  )
}

type GroupProps = { column: string; choices: ImportChoices; questions: ImportQuestion[] }

function Group({ column, choices, questions }: GroupProps) {
  const [shown, setShown] = useState(SHOWN)
  const group = useRef<HTMLFieldSetElement>(null)
  const field = questions[0]?.field ?? ''
  const openDays = questions.filter(({ id, kind }) => kind === 'day' && choices.answerOf(id) === null)
  useEffect(() => {
    if (shown === SHOWN) return
    // the first of the questions that were added
    const line = group.current?.querySelectorAll('li')[shown - SHOWN]
    line?.querySelector<HTMLElement>('select, input')?.focus()
  }, [shown])
  // a button can be gone once it is pressed
  const keepFocus = () => focusWhenLost(() => group.current)
  return (
    <fieldset ref={group} tabIndex={-1}>
      <legend className="strong break-words">
        {column}
        {field !== '' && field !== column && <span className="meta"> read as {field}</span>}
      </legend>
      <ul className="list">
        {questions.slice(0, shown).map((question) => (
          <ImportQuestionLine
            key={question.id}
            question={question}
            answer={choices.answerOf(question.id)}
            onAnswer={(answer) => choices.answer({ [question.id]: answer })}
          />
        ))}
      </ul>
      <div className="row wrap">
        {questions.length > shown && (
          <Button
            size="sm"
            onClick={() => {
              setShown(shown + SHOWN)
            }}
          >
            Show more
          </Button>
        )}
        {openDays.length > 2 && (
          <Button
            size="sm"
            onClick={() => {
              choices.answer(Object.fromEntries(openDays.map(({ id }) => [id, ''])))
              keepFocus()
            }}
          >
            Leave out these {counted(openDays.length, 'date')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
