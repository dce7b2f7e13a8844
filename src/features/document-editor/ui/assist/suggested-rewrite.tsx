import { Check } from 'lucide-react'
import type { Engine, Improvement } from '#features/documents/score-contract.ts'
import { TextDiff } from '#features/documents/ui/components/text-diff.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Aside } from '#ui/primitives/notice.tsx'
import '#features/documents/ui/components/assist.css'

/** The displayed name of each engine (AI-10, PLAT-11). */
export const engineNames: Record<Engine, string> = { 'built-in': 'built-in engine', model: 'AI model' }

const remarks = {
  model_away: "The AI model didn't respond, so the built-in engine answered.",
  model_refused:
    "The AI model's rewrite added facts you didn't write, so it isn't shown. The built-in engine answered.",
  other_language: "The built-in engine only rewrites English text, so there's no suggestion.",
} as const

type Props = {
  improvement: Improvement
  text: string
  /** The index of the shown rewrite; it wraps around. */
  shown: number
  onAccept: (rewrite: string) => void
  onSave: () => void
  onAnother: () => void
}

/** A rewrite as a diff, with the name of its engine, to accept or reject. */
export function SuggestedRewrite({ improvement, text, shown, onAccept, onSave, onAnother }: Props) {
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
          <Button size="sm" onClick={onSave}>
            {rewrite === undefined ? 'Close' : 'Keep original'}
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
        <p>This reads well: nothing to shorten, no weak opening, no passive voice.</p>
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
