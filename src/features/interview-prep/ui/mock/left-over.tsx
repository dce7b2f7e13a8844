import { Notice } from '#ui/primitives/notice.tsx'
import '../mock-interview.css'

/** What was typed here to a question that was answered or skipped elsewhere. */
export type Left = { index: number; text: string }

/** Nothing typed is lost, also where another window was faster. */
export const LeftOver = ({ index, text }: Left) => (
  <Notice tone="warn" title="This interview continued in another window.">
    Your text for question {index + 1} wasn't submitted:
    <q className="mock-left">{text}</q>
  </Notice>
)
