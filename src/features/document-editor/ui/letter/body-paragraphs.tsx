import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import { limits } from '#features/document-content/resume-content.ts'
import type { InsertSlot } from '#ui/form/insert-slot.ts'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { ImproveParagraph } from './improve-paragraph.tsx'
import { LetterText } from './letter-fields.tsx'
import '../editor.css'

/** The paragraphs between opening and closing; there is always at least one (COVER-04, COVER-06). */
export function BodyParagraphs({ renderInsert }: { renderInsert: InsertSlot | undefined }) {
  const { getValues, setValue } = useFormContext<LetterContent>()
  const body = useWatch<LetterContent, 'paragraphs.body'>({ name: 'paragraphs.body' })
  const group = useRef<HTMLDivElement>(null)
  const now = () => getValues('paragraphs.body')
  const change = (next: string[], focus: number) => {
    setValue('paragraphs.body', next, { shouldDirty: true })
    requestAnimationFrame(() => group.current?.querySelectorAll('textarea')[focus]?.focus())
  }
  // inserted text is added after the existing text
  const insert = (at: number, text: string) =>
    change(now().with(at, [now()[at]?.trim(), text].filter(Boolean).join(' ')), at)
  const remove = (at: number) => {
    const text = now()[at] ?? ''
    change(now().toSpliced(at, 1), Math.max(0, at - 1))
    if (text.trim() === '') return
    toast.info({
      title: `Paragraph ${at + 1} removed`,
      action: { label: 'Undo', onAction: () => change(now().toSpliced(at, 0, text), at) },
    })
  }
  return (
    <div className="wide stack stack-4" ref={group}>
      {body.map((_, at) => {
        const name = `paragraphs.body.${at}`
        const label = body.length > 1 ? `Body Paragraph ${at + 1}` : 'Body Paragraph'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is nothing but its place
          <div className="lt-paragraph stack stack-2" key={at}>
            <LetterText name={name} label={label} rows={5} required={at === 0} />
            {body.length > 1 && (
              <IconButton
                className="lt-remove"
                size="sm"
                icon={X}
                label={`Remove paragraph ${at + 1}`}
                onClick={() => remove(at)}
              />
            )}
            <ImproveParagraph name={name} actions={renderInsert?.((text) => insert(at, text))} />
          </div>
        )
      })}
      <div>
        <Button
          size="sm"
          icon={Plus}
          disabled={body.length >= limits.lines}
          onClick={() => change([...now(), ''], now().length)}
        >
          Add paragraph
        </Button>
      </div>
    </div>
  )
}
