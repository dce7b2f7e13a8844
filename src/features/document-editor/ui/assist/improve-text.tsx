import { useMutation } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { api } from '#client/api.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { ImprovedKind } from '#features/resume-review/improve/about-text.ts'
import { errorText } from '#ui/error-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SuggestedRewrite } from './suggested-rewrite.tsx'
import '#features/documents/ui/components/assist.css'

type Props = {
  kind: ImprovedKind
  /** The current text of the field. */
  text: string
  /** The current content of the resume. A rewrite contains only facts from it. */
  material: ResumeContent
  /** Other texts of the person that a rewrite may use, such as the other parts of a letter. */
  context?: string
  onAccept: (text: string) => void
  /** Buttons in the same row as 'Improve with AI'. */
  actions?: ReactNode
  disabled?: boolean
}

const FAILED = "We couldn't create a rewrite. Your text hasn't changed."

/** 'Improve with AI' for a text. It proposes rewrites as a diff, and nothing changes until the user clicks Accept (AI-07, AI-08, AI-10). */
export function ImproveText({ kind, text, material, context = '', onAccept, actions, disabled }: Props) {
  const [shown, setShown] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const improve = useMutation({
    mutationFn: (typed: string) => api.scores.improve.call({ kind, text: typed, material, beside: context }),
    onMutate: () => setShown(0),
  })
  const requested = improve.variables?.trim()
  // a suggestion belongs to the text that it was requested for, so hide it when the text changes
  const isAbout = requested === text.trim()
  const close = () => {
    improve.reset()
    button.current?.focus()
  }
  return (
    <div className="stack stack-3">
      <div aria-live="polite" className="sug-place">
        {improve.data && isAbout && (
          <SuggestedRewrite
            improvement={improve.data}
            text={text}
            shown={shown}
            onAnother={() => setShown(shown + 1)}
            onSave={close}
            onAccept={(rewrite) => {
              onAccept(rewrite)
              close()
            }}
          />
        )}
      </div>
      {improve.error && isAbout && <Notice tone="error">{errorText(improve.error, FAILED)}</Notice>}
      <div className="row wrap">
        {actions}
        <Button
          ref={button}
          size="sm"
          variant="ghost"
          icon={PenLine}
          disabled={disabled || text.trim() === ''}
          busy={improve.isPending}
          onClick={() => improve.mutate(text)}
        >
          Improve with AI
        </Button>
      </div>
    </div>
  )
}
