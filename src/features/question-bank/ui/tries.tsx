import { Ago } from '#ui/primitives/ago.tsx'
import type { PracticeResponse } from '../contract.ts'
import { wordsIn } from './practice-labels.ts'
import './components/question-bank.css'

type Props = { items: PracticeResponse[]; shownId: string | undefined; onShow: (answer: PracticeResponse) => void }

/** Earlier answers to the question, the latest first. A click on one shows it with its feedback. */
export function Tries({ items, shownId, onShow }: Props) {
  if (items.length === 0) return null
  const now = new Date()
  return (
    <section aria-label="Your attempts">
      <h3>Your attempts</h3>
      <ul className="q-tries">
        {items.map((answer) => (
          <li key={answer.id}>
            <button type="button" aria-current={answer.id === shownId || undefined} onClick={() => onShow(answer)}>
              <Ago at={answer.createdAt} now={now} />
              <span className="meta">
                {wordsIn(answer.responseText)} words{answer.sessionId !== null && ', mock interview'}
              </span>
              <b className="num">
                {answer.score ?? '–'}
                <span className="vh"> of 100</span>
              </b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
