import { plainBlock, plainRun, tidied } from './blocks.ts'
import { readBlocks } from './read-blocks.ts'
import { SHEET_ELEMENT, STYLE_ATTRIBUTE } from './styles.ts'
import { typedLists } from './typed-lists.ts'
import { writeBlocks } from './write-blocks.ts'

/** Longer pasted content is read as plain text. */
export const MOST_PASTED = 1_000_000

/**
 * What another program put on the clipboard as HTML with its structure and emphasis, and nothing else of it: paragraphs, headings of
 * these levels, lists, quotations, emphasis and links. Styles are read as they are written, since the page's policy blocks them.
 */
export function cleanPaste(html: string, levels: readonly number[]): string {
  if (isOwn(html, levels)) return html
  const page = new DOMParser().parseFromString(styleAside(html), 'text/html')
  return writeBlocks(typedLists(readBlocks(page)), levels)
}

/** The page's policy reports each style attribute and style sheet that the browser parses: they are read under other names. */
const styleAside = (html: string) =>
  html
    .replace(/<style\b/gi, `<${SHEET_ELEMENT} type="text/css" ${STYLE_ATTRIBUTE}="sheet"`)
    .replace(/<\/style\b/gi, `</${SHEET_ELEMENT}`)
    .replace(/<[a-z][^<>]*/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${STYLE_ATTRIBUTE}`))

/** Elements and attributes that only other editors of this kind write, such as Confluence and Evernote. */
const FOREIGN = /<(?:div|span|table|section|figure)\b|\s(?:style|class|id|data-(?!pm-slice)[a-z-]{1,40})\s?=/i

/** Content copied from our own editor is accepted as it is if the headings are allowed here. */
function isOwn(html: string, levels: readonly number[]): boolean {
  if (!html.includes('data-pm-slice') || FOREIGN.test(html)) return false
  return [...html.matchAll(/<h([1-6])\b/gi)].every(([, level]) => levels.includes(Number(level)))
}

/** Lines of plain text as HTML where some of them are list entries; null where there are none. */
export function cleanPastedText(text: string): string | null {
  const lines = text
    .split(/\r?\n/)
    .map(tidied)
    .filter((line) => line.trim() !== '')
  const blocks = typedLists(lines.map((line) => ({ ...plainBlock, runs: [plainRun(line)] })))
  return blocks.some(({ entry }) => entry) ? writeBlocks(blocks, []) : null
}
