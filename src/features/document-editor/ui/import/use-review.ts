import { type FocusEvent, useMemo, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { ImportDraft } from '#features/documents/import-contract.ts'
import { SURE } from '#features/resume-parser/draft.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { ResumePart } from '../resume/places.tsx'
import type { Doubt } from './doubts.tsx'
import { fieldAt } from './field-labels.ts'
import { placeLine, targetsOf } from './place-line.ts'

/** The state of a review beyond the form: the current field, the uncertain values, the unused lines. */
export function useReview(draft: ImportDraft, form: UseFormReturn<ResumeContent>) {
  const [at, setAt] = useState('')
  const [part, setPart] = useState<ResumePart | null>(null)
  const [right, setRight] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(draft.unplaced))
  const content = useWatch({ control: form.control }) as ResumeContent
  const doubts = useMemo(() => doubtsOf(draft, content, right), [draft, content, right])
  const close = (number: number) => setOpen((before) => new Set([...before].filter((other) => other !== number)))
  return {
    part,
    doubts,
    shown: useMemo(() => linesAt(draft, at), [draft, at]),
    unplaced: open,
    targets: targetsOf(content),
    onPart: (id: string) => setAt((before) => (before.startsWith(`${id}.`) ? before : id)),
    /** A form field has a name; show its own source line, not those of the whole item. */
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const name = (target as HTMLElement & { name?: string }).name
      if (name) setAt(placeOf(form, name))
    },
    goTo: (doubt: Doubt) => {
      setAt(doubt.at)
      setPart({ ...doubt.part })
    },
    sayRight: (place: string) => setRight((before) => new Set([...before, place])),
    place: (number: number, target: string) => {
      const next = placeLine(form.getValues(), target, draft.lines[number]?.text ?? '')
      if (!next) return toast.error('That section is full.')
      form.reset(next, { keepDefaultValues: true })
      close(number)
    },
    leaveOut: close,
  }
}

/** Each uncertain value once, until it is changed, removed or confirmed. */
function doubtsOf(
  { notes, lines, content: first }: ImportDraft,
  content: ResumeContent,
  right: ReadonlySet<string>,
): Doubt[] {
  const seen = new Set(right)
  return notes.flatMap(({ at, lines: numbers, confidence }) => {
    if (confidence >= SURE || seen.has(at)) return []
    seen.add(at)
    const field = fieldAt(content, at)
    const isChanged = field?.value !== fieldAt(first, at)?.value
    const source = numbers.map((number) => lines[number]?.text.replaceAll('\t', ' ') ?? '').join(' ')
    return field && !isChanged ? [{ ...field, at, source }] : []
  })
}

function linesAt({ notes }: ImportDraft, at: string): Set<number> {
  const exact = notes.filter((note) => note.at === at)
  const found = exact.length > 0 ? exact : notes.filter((note) => note.at.split('.')[0] === at.split('.')[0])
  return new Set(at ? found.flatMap(({ lines }) => lines) : [])
}

/** Converts 'workExperience.0.company' to the notes' form, with the item's id. */
function placeOf(form: UseFormReturn<ResumeContent>, name: string): string {
  const [section = '', index, field = ''] = name.split('.')
  if (index === undefined || !/^\d+$/.test(index)) return name
  const item = form.getValues(`${section}.${index}` as 'workExperience.0') as { id?: string } | undefined
  return item?.id ? `${item.id}.${field}` : name
}
