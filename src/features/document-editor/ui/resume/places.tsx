import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type ResumeContent, resumeSections } from '#features/document-content/resume-content.ts'
import { fieldIn } from './find-field.ts'
import { listKeys } from './resume-lists.ts'
import { sectionSummary } from './section-summary.ts'

/** A place in the resume: the key of a section or the id of an item, and a field of it ('email', 'responsibilities.1'). */
export type ResumePart = { id: string; field?: string | undefined }

type Places = {
  form: UseFormReturn<ResumeContent>
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
  /** Opens a place, unless `isOpening` is false, and moves the focus there. */
  goTo: (part: ResumePart, how?: { isOpening: boolean }) => void
  /** Announces a text to screen readers. */
  announce: (text: string) => void
}

const PlacesContext = createContext<Places | null>(null)

export function usePlaces(): Places {
  const places = useContext(PlacesContext)
  if (!places) throw new Error('usePlaces is for the parts of ResumeForm')
  return places
}

/** Manages which sections and items are open, and where the focus moves next. */
export function PlacesProvider({
  form,
  root,
  children,
}: {
  form: UseFormReturn<ResumeContent>
  root: RefObject<HTMLElement | null>
  children: ReactNode
}) {
  const [opened, setOpened] = useState(() => firstOpen(form.getValues()))
  const [target, setTarget] = useState<ResumePart>()
  const live = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const place = target && root.current?.querySelector<HTMLElement>(`[data-part="${CSS.escape(target.id)}"]`)
    if (place) fieldIn(place, target.field)?.focus()
  }, [target, root])
  const places = useMemo<Places>(
    () => ({
      form,
      isOpen: (id) => opened.has(id),
      toggle: (id) => setOpened((before) => (before.has(id) ? without(before, id) : new Set([...before, id]))),
      goTo: (part, { isOpening } = { isOpening: true }) => {
        const section = sectionOf(form.getValues(), part.id)
        if (!section) return
        if (isOpening) setOpened((before) => new Set([...before, section, part.id]))
        setTarget({ ...part })
      },
      announce: (text) => {
        if (live.current) live.current.textContent = text
      },
    }),
    [form, opened],
  )
  return (
    <PlacesContext value={places}>
      {children}
      <p ref={live} className="vh" role="status" />
    </PlacesContext>
  )
}

const without = (set: ReadonlySet<string>, id: string) => new Set([...set].filter((own) => own !== id))

/** The section of an id: a section's key, or the list that has the item; undefined if there is none. */
function sectionOf(content: ResumeContent, id: string): string | undefined {
  if (resumeSections.some(({ key }) => key === id)) return id
  return listKeys.find((list) => content[list].some((item) => item.id === id))
}

/** The first incomplete section, and the first item of every list. */
function firstOpen(content: ResumeContent): ReadonlySet<string> {
  const wanting = resumeSections.slice(0, 4).find(({ key }) => sectionSummary(key, content[key]).state !== 'complete')
  const items = listKeys.flatMap((list) => content[list].slice(0, 1).map(({ id }) => id))
  return new Set([wanting?.key ?? 'personalInfo', ...items])
}
