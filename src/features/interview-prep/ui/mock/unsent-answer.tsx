import { Notice } from '#ui/primitives/notice.tsx'
import '../mock-interview.css'

/** Text typed in this window for a question that was answered or skipped in another window. */
export type UnsentText = { index: number; text: string }

/** Shows the unsent text, so that it is not lost when another window continued the interview. */
export const UnsentAnswer = ({ index, text }: UnsentText) => (
  <Notice tone="warn" title="This interview continued in another window.">
    Your text for question {index + 1} wasn't submitted:
    <q className="mock-left">{text}</q>
  </Notice>
)
