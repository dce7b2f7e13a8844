import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx'
import { runsOf } from '#features/document-content/marked-text.ts'
import type { Linked } from '../../render/find-links.ts'

const RTL = '\\u0590-\\u08ff\\ufb1d-\\ufdfd\\ufe70-\\ufefc'
const RIGHT_TO_LEFT = new RegExp(`[${RTL}]`)
// words of a right-to-left script, with the spaces and punctuation between them
const STRETCH = new RegExp(`[${RTL}]+(?:[^\\p{L}\\n]*[${RTL}]+)*`, 'gu')
// characters that XML does not allow; stored text contains no other control characters
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export const cleanXml = (text: string): string => text.replace(NOT_XML, '').toWellFormed()

/** Whether the first letter of a text belongs to a right-to-left script, which then is the direction of its paragraph. */
export function isRightToLeft(text: string): boolean {
  const first = text.match(/\p{L}/u)?.[0] ?? ''
  return RIGHT_TO_LEFT.test(first)
}

/** Splits a text into runs of one direction each, so that Word shows every script in its reading direction. */
export function runs(text: string, look: IRunOptions = {}): TextRun[] {
  const parts: TextRun[] = []
  const clean = cleanXml(text)
  let from = 0
  const plain = (to: number) => to > from && parts.push(new TextRun({ ...look, text: clean.slice(from, to) }))
  for (const { 0: words, index } of clean.matchAll(STRETCH)) {
    plain(index)
    parts.push(new TextRun({ ...look, text: words, rightToLeft: true }))
    from = index + words.length
  }
  plain(clean.length)
  return parts
}

/** A text with its bold words and links. */
export const markedRuns = (text: string): ParagraphChild[] =>
  runsOf(text).flatMap(({ isBold, ...part }) => linked(part, isBold ? { bold: true } : {}))

/** A contact or an address, as a link if it has a URL. */
export const linked = ({ text, url }: Linked, look: IRunOptions = {}): ParagraphChild[] =>
  url ? [new ExternalHyperlink({ link: url, children: runs(text, { ...look, style: 'Hyperlink' }) })] : runs(text, look)
