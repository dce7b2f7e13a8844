import { Check, CircleDashed } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import type { AnswerFeedback } from '#features/answer-feedback/score/report.ts'
import { scoreAnswer } from '#features/answer-feedback/score/score-answer.ts'
import { Aside } from '#ui/primitives/notice.tsx'
import type { MockStep } from '../../mock-contract.ts'
import { listed } from './mock-labels.ts'
import '../mock-interview.css'

type Props = { question: NonNullable<MockStep['question']>; text: string }

/** Shows what the built-in engine finds in an answer while the user types, and the steps of a complete answer. */
export function AnswerCoach({ question, text }: Props) {
  const written = useDeferredValue(text)
  const { words, steps, note } = useMemo(() => scoreAnswer({ question, text: written }), [question, written])
  return (
    <>
      <Aside by="Coach · built-in engine">
        <p>{note ?? adviceFor(words, steps)}</p>
        <details className="mock-behind">
          <summary>Why interviewers ask this</summary>
          <p>{question.content}</p>
        </details>
      </Aside>
      {steps.length > 0 && <FullAnswer steps={steps} text={written} />}
    </>
  )
}

/** The steps of a complete answer, each with the matching words in the text so far. */
const FullAnswer = ({ steps, text }: Pick<AnswerFeedback, 'steps'> & { text: string }) => (
  <section>
    <h3 className="mock-side-head">Parts of a complete answer</h3>
    <ul className="mock-steps">
      {steps.map(({ part, label, about, span }) => (
        <li key={part} className={span ? 'is-on' : undefined}>
          {span ? <Check className="ic ic-sm" /> : <CircleDashed className="ic ic-sm" />}
          <b>{label}</b>
          <span>
            {span ? quoted(text.slice(span.start, span.end)) : about}
            <span className="vh">{span ? ', included' : ', missing'}</span>
          </span>
        </li>
      ))}
    </ul>
  </section>
)

const FEW_WORDS = 8
const LONGEST_QUOTE = 48

/** Advice that names the existing steps and the first missing one. */
function adviceFor(words: number, steps: AnswerFeedback['steps']): string {
  const [there, missing] = [steps.filter(({ span }) => span), steps.filter(({ span }) => !span)]
  const next = missing[0]
  if (words < FEW_WORDS) return `Start with the ${steps[0]?.label.toLowerCase()}: ${lowered(steps[0]?.about ?? '')}.`
  if (!next) return 'Your answer has every part. Read it once more, then continue.'
  const have = there.length > 0 ? `You have ${listed(there.map(({ label }) => `the ${label.toLowerCase()}`))}. ` : ''
  return `${have}Add the ${next.label.toLowerCase()}: ${lowered(next.about)}.`
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function quoted(passage: string): string {
  const text = passage.trim().replace(/\s+/g, ' ')
  return text.length <= LONGEST_QUOTE ? text : `${text.slice(0, LONGEST_QUOTE).replace(/\s\S*$/, '')} …`
}
