import {
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import type { Linked } from '../../render/find-links.ts'
import { isRightToLeft, linked, runs } from './docx-runs.ts'
import { BULLETS } from './docx-styles.ts'

/** A paragraph in the direction of its words. */
export const paragraph = (text: string, children: ParagraphChild[] = runs(text), more: IParagraphOptions = {}) =>
  new Paragraph({ ...more, bidirectional: isRightToLeft(text), children })

export const title = (text: string) => paragraph(text, runs(text), { heading: HeadingLevel.TITLE })

export const sectionHeading = (text: string, color: string) =>
  paragraph(text, runs(text), {
    heading: HeadingLevel.HEADING_1,
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color } },
  })

/** The head of an entry with its dates at the far edge of the same line, as a reader expects and a machine reads it. */
export function entryHeading(name: string, dates: string, width: number) {
  const apart = dates ? [new TextRun({ children: [new Tab()] }), ...runs(dates, { bold: false, color: '45566B' })] : []
  return paragraph(name || dates, [...runs(name), ...apart], {
    heading: HeadingLevel.HEADING_2,
    tabStops: [{ type: TabStopType.RIGHT, position: width }],
  })
}

export const bullet = (text: string) => paragraph(text, runs(text), { numbering: { reference: BULLETS, level: 0 } })

/** Contacts on one line with dots between them, each one that leads somewhere a link. */
export const contactLine = (contacts: readonly Linked[]) =>
  paragraph(
    contacts.map(({ text }) => text).join(' '),
    contacts.flatMap((contact, at) => [...(at > 0 ? [new TextRun('  \u00b7  ')] : []), ...linked(contact)]),
  )
