import { Check } from 'lucide-react'
import type { Engine, Improvement } from '#features/documents/score-contract.ts'
import { TextDiff } from '#features/documents/ui/components/text-diff.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Aside } from '#ui/primitives/notice.tsx'
import '#features/documents/ui/components/assist.css'

/** Who speaks, in words (AI-10, PLAT-11). */
export const engineNames: Record<Engine, string> = { 'built-in': 'built-in engine', model: 'AI model' }

const remarks = {
  model_away: 'The AI model did not answer, so the built-in engine did.',
  model_refused:
    'What the AI model wrote held something that you did not write, so it is not shown. The built-in engine answered.',
  other_language: 'The built-in engine rewrites English texts only, so it has no suggestion here.',
} as const

type Props = {
  improvement: Improvement
  text: string
  /** Which of the rewrites, counted round. */
  shown: number
  onAccept: (rewrite: string) => void
  onKeep: () => void
  onAnother: () => void
}

/** A rewrite as a diff, signed by whoever wrote it, to be accepted or not. */
export function SuggestedRewrite({ improvement, text, shown, onAccept, onKeep, onAnother }: Props) {
  const { by, rewrites, question, remark } = improvement
  const rewrite = rewrites[shown % Math.max(1, rewrites.length)]
  const signed = `${rewrite === undefined ? 'No rewrite' : 'Suggested rewrite'} · ${engineNames[by]}`
  return (
    <Aside
      by={signed}
      actions={
        <>
          {rewrite !== undefined && (
            <Button size="sm" variant="primary" icon={Check} onClick={() => onAccept(rewrite)}>
              Accept
            </Button>
          )}
          <Button size="sm" onClick={onKeep}>
            {rewrite === undefined ? 'Close' : 'Keep mine'}
          </Button>
          {rewrites.length > 1 && (
            <Button size="sm" variant="ghost" onClick={onAnother}>
              Another
            </Button>
          )}
        </>
      }
    >
      {rewrite !== undefined && <p className="meta sug-facts">Adds no new facts</p>}
      {rewrite !== undefined && <TextDiff before={text.trim()} after={rewrite} />}
      {rewrite === undefined && remark !== 'other_language' && (
        <p>This reads well as it stands: nothing to shorten, no weak opening, no passive.</p>
      )}
      {remark && <p className="meta">{remarks[remark]}</p>}
      {question && (
        <p>
          <b className="strong">Only you know:</b> {question}
        </p>
      )}
    </Aside>
  )
}
