import type { Arrangement } from '#features/document-content/arrange-sections.ts'
import { withoutMarkup } from '#features/document-content/marked-text.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { webLink } from '../render/find-links.ts'
import { resumeData } from '../render/resume-data.ts'

/** `address` is the URL of a printed link label. */
export type Field = { section: string; label: string; typed: string; address?: string }
type Section = ReturnType<typeof resumeData>['sections'][number]

/** Every field of a resume that has text, in the order of its pages. */
export function resumeFields(content: ResumeContent, design?: Arrangement): Field[] {
  const { head, sections } = resumeData(content, design)
  const contacts = head.contacts.map(({ text, url }) => ({
    label: 'Contact',
    typed: text,
    ...(url ? { address: webLink(url).text } : {}),
  }))
  const person = [{ label: 'Name', typed: head.name }, { label: 'Headline', typed: head.headline }, ...contacts]
  return [
    ...person.map((field) => ({ section: 'Personal Information', ...field })),
    ...sections.flatMap((section) =>
      [{ label: 'Heading', typed: section.title }, ...fieldsOf(section)].map((field) => ({
        section: section.title,
        ...field,
      })),
    ),
  ].filter(({ typed }) => typed.trim())
}

/** The parts of an entry's head, in the order of these fields; templates order them differently. */
const headLabels = ['Title', 'Where', 'Place', 'Dates']

/** Every order that a template may use for the heads of its entries, the same for all entries; as indexes into the list. */
export function ordersOf(fields: readonly Field[]): number[][] {
  return permutations(headLabels).map((labels) => {
    const order: number[] = []
    for (let at = 0; at < fields.length; ) {
      const end = headEnd(fields, at)
      const head = fields.slice(at, end).map((_, step) => at + step)
      order.push(...(head.length > 0 ? head.toSorted(by(fields, labels)) : [at]))
      at = Math.max(end, at + 1)
    }
    return order
  })
}

const by = (fields: readonly Field[], labels: readonly string[]) => (one: number, other: number) =>
  labels.indexOf(fields[one]?.label ?? '') - labels.indexOf(fields[other]?.label ?? '')

/** The index after the entry head that starts at `from`: within a head the labels are in order. */
function headEnd(fields: readonly Field[], from: number): number {
  let end = from
  let before = -1
  for (; end < fields.length; end += 1) {
    const place = headLabels.indexOf(fields[end]?.label ?? '')
    if (place <= before) break
    before = place
  }
  return end
}

function permutations(items: readonly string[]): string[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]))
}

function fieldsOf(section: Section): Omit<Field, 'section'>[] {
  if (section.kind === 'text') return section.paragraphs.map((text) => ({ label: 'Text', typed: withoutMarkup(text) }))
  if (section.kind === 'words') {
    return section.groups.flatMap(({ label, words }) => [
      { label: 'Group', typed: label },
      ...words.map(({ text }) => ({ label: 'Entry', typed: text })),
    ])
  }
  return section.entries.flatMap(({ title, org, place, dates, notes, link, paragraphs, bullets }) => [
    { label: 'Title', typed: title },
    { label: 'Where', typed: org },
    { label: 'Place', typed: place },
    { label: 'Dates', typed: dates },
    ...notes.map((typed) => ({ label: 'Note', typed })),
    { label: 'Link', typed: link?.text ?? '' },
    ...paragraphs.map((text) => ({ label: 'Text', typed: withoutMarkup(text) })),
    ...bullets.map((line) => ({ label: 'Point', typed: withoutMarkup(line) })),
  ])
}
