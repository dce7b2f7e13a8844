import type { ResumeContent } from '../../content/resume-content.ts'
import { resumeData } from '../render/resume-data.ts'

export type Field = { section: string; label: string; typed: string }
type Section = ReturnType<typeof resumeData>['sections'][number]

/** Everything that a resume says, piece by piece, in the order of its pages. */
export function resumeFields(content: ResumeContent): Field[] {
  const { head, sections } = resumeData(content)
  const contacts = head.contacts.map(({ text }) => ({ label: 'Contact', typed: text }))
  const person = [{ label: 'Name', typed: head.name }, ...contacts]
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

function fieldsOf(section: Section): Omit<Field, 'section'>[] {
  if (section.kind === 'text') return section.paragraphs.map((typed) => ({ label: 'Text', typed }))
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
    ...paragraphs.map((typed) => ({ label: 'Text', typed })),
    ...bullets.map((typed) => ({ label: 'Point', typed })),
  ])
}
