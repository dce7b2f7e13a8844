import { withSameEmployers } from '#features/document-content/employers.ts'
import {
  emptyResume,
  limits,
  type OptionalSection,
  type PersonField,
  type ResumeContent,
} from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { takeContact } from './contact.ts'
import type { Draft } from './draft.ts'
import { addLink } from './further-links.ts'
import type { NumberedLine } from './lines.ts'
import { linkedInHeading } from './linkedin-words.ts'
import type { ParsedResume } from './parsed-resume.ts'
import { readLines } from './read-jobs.ts'
import { levelOf } from './read-languages.ts'
import { readOtherSections } from './read-other-sections.ts'
import { categoryOfWord } from './read-skills.ts'
import type { SectionKind } from './vocabulary/vocabulary.ts'

export type LinkedInSection = { kind: SectionKind; title: string; heading: number; lines: NumberedLine[] }

/** Splits a text from the brackets at its end. */
export function splitBracket(text: string): { before: string; bracket: string } {
  const at = Math.max(text.lastIndexOf('('), text.lastIndexOf('\uff08'))
  if (at < 0 || !/[)\uff09]$/.test(text)) return { before: text, bracket: '' }
  return { before: text.slice(0, at).trimEnd(), bracket: text.slice(at + 1, -1) }
}

/** The sections of a column, without the lines above its first heading. */
export function sectionsOf(
  lines: readonly NumberedLine[],
  isHeading: (line: NumberedLine) => boolean,
): LinkedInSection[] {
  const sections: LinkedInSection[] = []
  for (const line of lines) {
    if (isHeading(line)) {
      const kind = linkedInHeading(line.text) ?? 'custom'
      sections.push({ kind, title: line.text, heading: line.number, lines: [] })
    } else sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** Skills, languages, certifications and all sections without a field of their own, each line a value. */
export function readLists(
  draft: Draft,
  sections: readonly LinkedInSection[],
): Pick<ResumeContent, 'skills' | 'languages' | 'certifications' | 'customSections' | OptionalSection> {
  const each = <T>(kind: SectionKind, read: (line: NumberedLine) => T) =>
    sections
      .filter((section) => section.kind === kind)
      .flatMap((section) => section.lines)
      .slice(0, limits.items)
      .map(read)
  const own = sections.filter(({ kind, lines }) => ['custom', 'projects'].includes(kind) && lines.length > 0)
  const { further, rest } = readOtherSections(draft, own)
  return {
    ...further,
    skills: each('skills', (line) => readSkill(draft, line)),
    languages: each('languages', (line) => readLanguage(draft, line)),
    certifications: each('certifications', ({ text, number }) => {
      const id = newId()
      const name = draft.short(`${id}.name`, text, [number], 0.9)
      return { id, name, issuer: '', date: '', expiryDate: '', credentialId: '' }
    }),
    customSections: rest.slice(0, limits.items).map(({ title, heading, lines }) => {
      const id = newId()
      return {
        id,
        title: draft.short(`${id}.title`, title, [heading], 0.9),
        content: '',
        items: readLines(draft, `${id}.items`, lines),
      }
    }),
  }
}

/** A skill without the years of experience that the old layout prints next to it. */
function readSkill(draft: Draft, { text, number }: NumberedLine): ResumeContent['skills'][number] {
  const id = newId()
  const name = draft.short(`${id}.name`, text.split('\t')[0] ?? '', [number], 0.95)
  return { id, name, category: categoryOfWord(name), level: '' }
}

/** 'English (Full Professional)', in the old form with a gap between. */
function readLanguage(draft: Draft, { text, number }: NumberedLine): ResumeContent['languages'][number] {
  const id = newId()
  const { before: name, bracket: level } = splitBracket(text)
  if (level) draft.note(`${id}.proficiency`, [number], 0.9)
  return { id, name: draft.short(`${id}.name`, name, [number], 0.95), ...levelOf(level) }
}

/** The address of the profile, an email address, a phone number and sites, each with a label in brackets. */
export function readContactDetails(draft: Draft, lines: readonly NumberedLine[]): ResumeContent['personalInfo'] {
  const person = emptyResume().personalInfo
  for (const { text, links, number } of lines) {
    const set = (field: PersonField, value: string, confidence: number) => {
      if (value && !person[field]) person[field] = draft.short(`personalInfo.${field}`, value, [number], confidence)
      if (value) draft.place([number])
    }
    const { before: shown, bracket: label } = splitBracket(text)
    const words = shown.split(/\s+/)
    const mail = links
      .find((link) => link.startsWith('mailto:'))
      ?.slice(7)
      .split('?')[0]
    const isSite = /^[\w-]+(\.[\w-]+)+(\/\S*)?$|^https?:\/\//i.test(shown)
    set('email', mail ?? words.find((word) => word.includes('@')) ?? '', 0.98)
    if (/linkedin\.com\/(in|pub)\//i.test(shown)) set('linkedIn', shown, 0.98)
    else if (isSite && !mail && person.website && person.portfolio) {
      if (addLink(person, shown, label)) draft.note('personalInfo.links', [number], 0.9)
    } else if (isSite && !mail) set(person.website ? 'portfolio' : 'website', shown, 0.9)
    else set('phone', takeContact(words.filter((word) => !word.includes('@')).join(' ')).phone, 0.95)
  }
  return person
}

/** The summary, a line of it for each of its paragraphs and items. */
export function readSummary(draft: Draft, lines: readonly NumberedLine[]): string {
  const text = lines.map((line) => (line.kind === 'item' ? `\u2022 ${line.text}` : line.text)).join('\n')
  return draft.long(
    'professionalSummary',
    text,
    lines.map(({ number }) => number),
    0.95,
  )
}

/** The result, with the lines that match no field. */
export function finish(draft: Draft, content: ResumeContent, lines: readonly NumberedLine[]): ParsedResume {
  const unplaced = lines.filter(({ number }) => !draft.placed.has(number)).map(({ number }) => number)
  const workExperience = withSameEmployers(content.workExperience)
  return { content: { ...content, workExperience }, notes: draft.notes, unplaced }
}
