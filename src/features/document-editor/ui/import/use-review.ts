import { type FocusEvent, useMemo, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { limits, type ResumeContent } from '#features/document-content/resume-content.ts'
import type { ImportDraft } from '#features/documents/import-contract.ts'
import { SURE } from '#features/resume-parser/draft.ts'
import { newId } from '#lib/ids.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { ResumePart } from '../resume/places.tsx'
import type { Reshaping } from '../resume/reshaping.ts'
import { itemName, nouns } from '../resume/resume-lists.ts'
import type { Doubt } from './doubts.tsx'
import { fieldAt } from './field-labels.ts'
import { placeLine, targetsOf } from './place-line.ts'
import { joinAbove, moveLine, splitAt } from './reshape.ts'

/** The state of a review beyond the form: the current field, the uncertain values, the unused lines. */
export function useReview(draft: ImportDraft, form: UseFormReturn<ResumeContent>) {
  const [at, setAt] = useState('')
  const [part, setPart] = useState<ResumePart | null>(null)
  const [right, setRight] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(draft.unplaced))
  const content = useWatch({ control: form.control }) as ResumeContent
  const doubts = useMemo(() => doubtsOf(draft, content, right), [draft, content, right])
  const reshaping = useReshapingOf(form, setPart)
  const close = (number: number) => setOpen((before) => new Set([...before].filter((other) => other !== number)))
  return {
    part,
    doubts,
    reshaping,
    shown: useMemo(() => linesAt(draft, at), [draft, at]),
    unplaced: open,
    targets: targetsOf(content),
    onPart: (id: string) => setAt((before) => (before.startsWith(`${id}.`) ? before : id)),
    /** A form field has a name: show the source lines of this field, not those of the whole item. */
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

/** Split, join and move. Each can be undone while its message is shown. */
function useReshapingOf(form: UseFormReturn<ResumeContent>, goTo: (part: ResumePart) => void): Reshaping {
  return useMemo(() => {
    const change = (next: ResumeContent | null, done: string, full: string, part: ResumePart) => {
      if (!next) return toast.error(full)
      const before = structuredClone(form.getValues())
      const put = (content: ResumeContent) => form.reset(content, { keepDefaultValues: true })
      put(next)
      goTo(part)
      toast.info({ title: done, action: { label: 'Undo', onAction: () => put(before) } })
    }
    return {
      targetsFor: (id) => targetsOf(form.getValues()).filter(({ key }) => !key.endsWith(`:${id}`)),
      onSplit: (line) => {
        const made = newId()
        const { one, many } = nouns[line.list]
        const next = splitAt(form.getValues(), line, made)
        change(next, `New ${one} started`, `A resume has at most ${limits.items} ${many}.`, { id: made })
      },
      onMove: (line, target) =>
        change(moveLine(form.getValues(), line, target), 'Line moved', 'That section is full.', { id: line.id }),
      onJoin: (list, id) => {
        const above = form.getValues(list)[form.getValues(list).findIndex((item) => item.id === id) - 1]
        const full = `Together these have more than ${limits.lines} lines.`
        change(joinAbove(form.getValues(), list, id), 'Joined', full, { id: above?.id ?? list })
      },
    }
  }, [form, goTo])
}

/** Fields that every job and degree has. If one is empty, its line was probably read as something else. */
const expected = {
  workExperience: ['jobTitle', 'company', 'startDate'],
  education: ['degree', 'school'],
} as const

/** The path of each expected value that is missing in an entry. */
const lacking = (content: ResumeContent): string[] =>
  Object.entries(expected).flatMap(([list, fields]) =>
    content[list as keyof typeof expected].flatMap((item) =>
      fields.filter((field) => item[field as keyof typeof item] === '').map((field) => `${item.id}.${field}`),
    ),
  )

/** The name of the job or degree at this path, as ' (Nurse, St. Olav)', because several entries can lack the same value. */
function nameIn(content: ResumeContent, at: string): string {
  const of = (list: keyof typeof expected) => content[list].find(({ id }) => at.startsWith(id))
  const name = itemName('workExperience', of('workExperience')) || itemName('education', of('education'))
  return name && ` (${name})`
}

/**
 * Values to check: first the expected values that were not found, then each uncertain value once, until it is changed, removed or
 * confirmed.
 */
function doubtsOf(
  { notes, lines, content: first }: ImportDraft,
  content: ResumeContent,
  right: ReadonlySet<string>,
): Doubt[] {
  const seen = new Set(right)
  const missing = lacking(content).flatMap((at) => {
    if (seen.has(at)) return []
    seen.add(at)
    const field = fieldAt(content, at)
    return field ? [{ ...field, label: `${field.label}${nameIn(content, at)}`, at, source: '' }] : []
  })
  const uncertain = notes.flatMap(({ at, lines: numbers, confidence }) => {
    if (confidence >= SURE || seen.has(at)) return []
    seen.add(at)
    const field = fieldAt(content, at)
    const isChanged = field?.value !== fieldAt(first, at)?.value
    const source = numbers.map((number) => lines[number]?.text.replaceAll('\t', ' ') ?? '').join(' ')
    return field && !isChanged ? [{ ...field, at, source }] : []
  })
  return [...missing, ...uncertain]
}

function linesAt({ notes }: ImportDraft, at: string): Set<number> {
  const exact = notes.filter((note) => note.at === at)
  const found = exact.length > 0 ? exact : notes.filter((note) => note.at.split('.')[0] === at.split('.')[0])
  return new Set(at ? found.flatMap(({ lines }) => lines) : [])
}

/** Converts 'workExperience.0.company' to the path format of the notes, which has the item's id. */
function placeOf(form: UseFormReturn<ResumeContent>, name: string): string {
  const [section = '', index, field = ''] = name.split('.')
  if (index === undefined || !/^\d+$/.test(index)) return name
  const item = form.getValues(`${section}.${index}` as 'workExperience.0') as { id?: string } | undefined
  return item?.id ? `${item.id}.${field}` : name
}
