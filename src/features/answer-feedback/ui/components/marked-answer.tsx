import { markedPassages, type Passage } from '../../score/marked-pieces.ts'
import type { AnswerFeedback, PassagePart } from '../../score/report.ts'
import './answer-feedback.css'

const names: Record<PassagePart, string> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
  reason: 'Reason',
  step: 'Steps',
  example: 'Example',
  limit: 'Limits',
  figure: 'Figure',
  filler: 'Filler',
}

type Props = { feedback: Pick<AnswerFeedback, 'parts' | 'steps'>; text: string }

/** The answer with marked passages. Each has a text label, so that readers do not depend on colors. */
export function MarkedAnswer({ feedback, text }: Props) {
  const passages = markedPassages(text, feedback)
  const marks = new Set(passages.flatMap(({ pieces }) => pieces.flatMap(({ mark }) => mark ?? [])))
  if (text.trim() === '') return null
  return (
    <section className="fb-answer" aria-label="Your answer, marked">
      <h4>Your answer, marked</h4>
      <p className="fb-text">
        {passages.map((passage) => (
          <MarkedPassage key={passage.start} passage={passage} />
        ))}
      </p>
      <ul className="legend fb-legend" aria-label="What the marks mean">
        {feedback.steps.map(({ part, about }) => (
          <li key={part}>
            <span className="fb-name" data-part={part}>
              {names[part]}
            </span>{' '}
            {about}
          </li>
        ))}
        {marks.has('figure') && (
          <li>
            <span data-mark="figure">Number</span> supports your point
          </li>
        )}
        {marks.has('filler') && (
          <li>
            <span data-mark="filler">Filler</span> leave it out
          </li>
        )}
      </ul>
    </section>
  )
}

function MarkedPassage({ passage: { part, pieces } }: { passage: Passage }) {
  const words = pieces.map(({ start, text, mark }) =>
    mark ? (
      <span key={start} data-mark={mark}>
        {text}
        {mark === 'filler' && <span className="vh"> (filler)</span>}
      </span>
    ) : (
      text
    ),
  )
  if (part === null) return <>{words}</>
  return (
    <mark className="fb-passage" data-part={part}>
      <span className="fb-name" data-part={part}>
        {names[part]}
        <span className="vh">: </span>
      </span>
      {words}
    </mark>
  )
}
