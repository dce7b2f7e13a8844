import {
  BorderStyle,
  HeadingLevel,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Tab,
  TabStopType,
  TextRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx'
import { isSubLine, withoutMarkup } from '#features/document-content/marked-text.ts'
import type { Photo } from '../../own-photo.ts'
import type { Linked } from '../../render/find-links.ts'
import { cleanXml, isRightToLeft, linked, markedRuns, runs } from './docx-runs.ts'
import { BULLETS } from './docx-styles.ts'

// placed before digits in right-to-left text, so that their groups are not reordered
const LTR_MARK = '\u200e'

/** The paragraphs of a document with this main direction; a line in the other direction is set in its own direction. */
export function blocksOf(dir: 'ltr' | 'rtl') {
  const paragraph = (text: string, children: ParagraphChild[] = runs(text), more: IParagraphOptions = {}) =>
    new Paragraph({ ...more, bidirectional: dir === 'rtl' || isRightToLeft(text), children })
  return {
    paragraph,
    /** The name, with the photo at the far edge if there is one. */
    title: (text: string, photo: Photo | null = null) =>
      paragraph(text, [...runs(text), ...(photo ? [atFarEdge(photo, text, dir)] : [])], {
        heading: HeadingLevel.TITLE,
      }),
    sectionHeading: (text: string, color: string) =>
      paragraph(text, runs(text), {
        heading: HeadingLevel.HEADING_1,
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color } },
      }),
    /** The head of an entry with its dates at the far edge of the same line, so that a parser reads them as one line. */
    entryHeading(name: string, dates: string, { width, isRole }: { width: number; isRole: boolean }) {
      const separator = name && dates ? [new TextRun({ children: [new Tab()] })] : []
      return paragraph(name || dates, [...runs(name), ...separator, ...runs(dates, { bold: false, color: '45566B' })], {
        heading: isRole ? HeadingLevel.HEADING_3 : HeadingLevel.HEADING_2,
        tabStops: [{ type: TabStopType.RIGHT, position: width }],
      })
    },
    markedParagraph: (text: string) => paragraph(withoutMarkup(text), markedRuns(text)),
    bullet(line: string) {
      const level = isSubLine(line) ? 1 : 0
      const text = line.slice(level)
      return paragraph(withoutMarkup(text), markedRuns(text), { numbering: { reference: BULLETS, level } })
    },
    /** Contacts on one line, separated by dots; each one with an address is a link. */
    contactLine: (contacts: readonly Linked[]) =>
      paragraph(
        contacts.map(({ text }) => text).join(' '),
        contacts.flatMap(({ text, url }, at) => [
          ...(at > 0 ? [new TextRun('  \u00b7  ')] : []),
          ...linked({ text: dir === 'rtl' && /^\+?\d/.test(text) ? LTR_MARK + text : text, url }),
        ]),
      ),
  }
}
/** Pixels of 1/96 inch: 28 mm. */
const PHOTO_SIDE = 106

/** A picture that the first lines flow around. */
const atFarEdge = (photo: Photo, name: string, dir: 'ltr' | 'rtl') =>
  new ImageRun({
    type: 'jpg',
    data: photo,
    transformation: { width: PHOTO_SIDE, height: PHOTO_SIDE },
    altText: { name: 'Photo', title: '', description: cleanXml(name) },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: dir === 'rtl' ? HorizontalPositionAlign.LEFT : HorizontalPositionAlign.RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
      wrap: { type: TextWrappingType.SQUARE },
    },
  })
export type Blocks = ReturnType<typeof blocksOf>
