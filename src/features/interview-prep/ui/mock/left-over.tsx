import { Notice } from '#ui/primitives/notice.tsx'
import '../mock-interview.css'

/** What was typed here to a question that was answered or skipped elsewhere. */
export type Left = { index: number; text: string }

/** Nothing typed is lost, also where another window was faster. */
export const LeftOver = ({ index, text }: Left) => (
  <Notice tone="warn" title="This interview has gone on in another window.">
    What you wrote here to question {index + 1} was not handed in:
    <q className="mock-left">{text}</q>
  </Notice>
)
