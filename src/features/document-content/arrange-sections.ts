import type { Design } from './design.ts'
import { documentLabels, type HeadedSection, headedSections } from './document-labels.ts'
import { emptyResume, isOptionalSection, type OptionalSection, type ResumeContent } from './resume-content.ts'
import { english } from './write-dates.ts'

/** The parts of a design that decide the text and the order of a resume, in each of its formats. */
export type Arrangement = Pick<Design, 'language' | 'dates' | 'sections'>

export const asTyped: Arrangement = { ...english, sections: [] }

/** A section of a document: its key in the content, or the id of a custom section. */
export type ArrangedSection = { id: string; title: string; isHidden: boolean }

/**
 * All sections of a resume in the order of its design, with the printed heading and whether the section is printed at all. Sections that
 * the design does not list come last, in the order of the builder; sections that were not added are left out.
 */
export function arrangeSections(
  content: Pick<ResumeContent, 'customSections' | OptionalSection>,
  { sections, language }: Arrangement,
): ArrangedSection[] {
  const own = new Map(content.customSections.map(({ id, title }) => [id, title]))
  const headed = headedSections.filter((id) => !isOptionalSection(id) || content[id].length > 0)
  const all: readonly string[] = [...headed, ...own.keys()]
  const places = new Map(sections.map((section, at) => [section.id, { ...section, at }]))
  const place = (id: string) => places.get(id)?.at ?? sections.length
  return all
    .toSorted((a, b) => place(a) - place(b))
    .map((id) => ({
      id,
      title: own.get(id) ?? (places.get(id)?.title || documentLabels[language].headings[id as HeadedSection]),
      isHidden: places.get(id)?.isHidden ?? false,
    }))
}

/** The ids of the sections that are not printed. */
export const hiddenSections = ({ sections }: Pick<Design, 'sections'>): string[] =>
  sections.filter(({ isHidden }) => isHidden).map(({ id }) => id)

/** A resume without its hidden sections: the part that others may see, in every format and in attached data. */
export function withoutHidden(content: ResumeContent, design: Pick<Design, 'sections'>): ResumeContent {
  const hidden = new Set(hiddenSections(design))
  const empty = emptyResume()
  const cleared = headedSections.filter((key) => hidden.has(key)).map((key) => [key, empty[key]])
  return {
    ...content,
    ...Object.fromEntries(cleared),
    customSections: content.customSections.filter(({ id }) => !hidden.has(id)),
  }
}
