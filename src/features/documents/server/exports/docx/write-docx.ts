import { Document, Packer, type Paragraph } from 'docx'
import type { Design } from '#features/document-content/design.ts'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import { letterDate } from '#features/document-content/letter-phrases.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { publicTitle } from '../../../exports/file-name.ts'
import type { Photo } from '../../own-photo.ts'
import { languageOf, setting } from '../../render/lay-out.ts'
import { letterData } from '../../render/letter-data.ts'
import { resumeData } from '../../render/resume-data.ts'
import { resumeFields } from '../resume-fields.ts'
import { type Blocks, blocksOf } from './docx-blocks.ts'
import { cleanXml, linked, runs } from './docx-runs.ts'
import { pageOf, stylesOf, textWidth } from './docx-styles.ts'

type Common = { design: Design }
type Section = ReturnType<typeof resumeData>['sections'][number]
type Entry = Extract<Section, { kind: 'entries' }>['entries'][number]

/** A resume as a Word file: the text of its pages in real headings and lists, in the design's font, color, size and paper. */
export async function writeResumeDocx(
  resume: Common & { content: ResumeContent; photo?: Photo | null },
): Promise<Buffer> {
  const { content, design, photo } = resume
  const shown = (design.hasPhoto && photo) || null
  const { head, sections } = resumeData(content, design)
  const color = setting(design).accent.slice(1)
  const language = languageOf(design, ownText(content))
  const make = blocksOf(language.dir)
  const blocks = [
    ...(head.name || shown ? [make.title(head.name, shown)] : []),
    ...(head.headline ? [make.paragraph(head.headline, runs(head.headline, { color }))] : []),
    ...(head.contacts.length > 0 ? [make.contactLine(head.contacts)] : []),
    ...sections.flatMap((section) => [
      ...(section.title ? [make.sectionHeading(section.title, color)] : []),
      ...bodyOf(make, section, textWidth(design)),
    ]),
  ]
  return pack({
    design,
    title: publicTitle(content.personalInfo.fullName, 'resume'),
    author: head.name,
    language,
    blocks,
  })
}

// headings and addresses are Latin in every language
const ownText = (content: ResumeContent): string =>
  resumeFields(content)
    .filter(({ label }) => label !== 'Heading' && label !== 'Contact')
    .map(({ typed }) => typed)
    .join('\n')

/** A cover letter as a Word file, laid out as on its page; `date` is the printed day ('2026-11-22'). */
export async function writeLetterDocx(letter: Common & { content: LetterContent; date: string }): Promise<Buffer> {
  const { content, design, date } = letter
  const { head, recipient, subject, body, signature } = letterData(content, design)
  const language = languageOf(design, [body.salutation, ...body.paragraphs, body.signOff].join('\n'))
  const { title, contactLine, paragraph } = blocksOf(language.dir)
  const texts = (lines: readonly string[]) => lines.filter(Boolean).map((text) => paragraph(text))
  const blocks = [
    ...(head.name ? [title(head.name)] : []),
    ...(head.contacts.length > 0 ? [contactLine(head.contacts)] : []),
    ...texts([letterDate(date, language.lang, design.page), ...recipient.lines]),
    ...(subject.text ? [paragraph(subject.text, runs(subject.text, { bold: true }))] : []),
    ...texts([body.salutation, ...body.paragraphs, body.signOff, signature.text]),
  ]
  return pack({
    design,
    title: publicTitle(content.personalInfo.fullName, 'letter'),
    author: head.name,
    language,
    blocks,
  })
}

function bodyOf(make: Blocks, section: Section, width: number): Paragraph[] {
  if (section.kind === 'text') return section.paragraphs.map(make.markedParagraph)
  if (section.kind === 'entries') return section.entries.flatMap((entry) => entryBlocks(make, entry, width))
  return section.groups.map(({ label, words }) => {
    const list = words.map(({ text }) => text).join(', ')
    return make.paragraph(label || list, [...runs(label && `${label}: `, { bold: true }), ...runs(list)])
  })
}

function entryBlocks(make: Blocks, entry: Entry, width: number): Paragraph[] {
  const { part, title, org, place, dates, notes, link, paragraphs, bullets } = entry
  // a comma may be part of a title or a name, a dot ends it
  const where = [title && org, place].filter(Boolean).join(' \u00b7 ')
  return [
    ...(title || org || dates ? [make.entryHeading(title || org, dates, { width, isRole: part === 'role' })] : []),
    ...[where, ...notes].filter(Boolean).map((text) => make.paragraph(text, runs(text, { color: '45566B' }))),
    ...(link ? [make.paragraph(link.text, linked(link))] : []),
    ...paragraphs.map(make.markedParagraph),
    ...bullets.map(make.bullet),
  ]
}

type Packed = Common & { title: string; author: string; language: ReturnType<typeof languageOf>; blocks: Paragraph[] }

function pack({ title, design, author, language, blocks }: Packed): Promise<Buffer> {
  const document = new Document({
    title: cleanXml(title),
    creator: cleanXml(author) || 'Tandem',
    ...stylesOf(design, language),
    sections: [{ properties: { page: pageOf(design) }, children: blocks }],
  })
  return Packer.toBuffer(document)
}
