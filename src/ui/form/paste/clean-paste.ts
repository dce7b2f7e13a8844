import { plainBlock, plainRun, tidied } from './blocks.ts'
import { readBlocks } from './read-blocks.ts'
import { SHEET_ELEMENT, STYLE_ATTRIBUTE } from './styles.ts'
import { typedLists } from './typed-lists.ts'
import { writeBlocks } from './write-blocks.ts'

/** Pasted content above this length is read as plain text. */
export const MAX_PASTED = 1_000_000

/**
 * Cleans HTML from the clipboard: only paragraphs, headings of these levels, lists, quotations, emphasis and links are left. Styles are
 * read from the markup, because the page's policy blocks them.
 */
export function cleanPaste(html: string, levels: readonly number[]): string {
  if (isOwn(html, levels)) return html
  const page = new DOMParser().parseFromString(styleAside(html), 'text/html')
  return writeBlocks(typedLists(readBlocks(page)), levels)
}

/** Renames style attributes and style sheets before parsing, because the page's policy reports each one that the browser parses. */
const styleAside = (html: string) =>
  html
    .replace(/<style\b/gi, `<${SHEET_ELEMENT} type="text/css" ${STYLE_ATTRIBUTE}="sheet"`)
    .replace(/<\/style\b/gi, `</${SHEET_ELEMENT}`)
    .replace(/<[a-z][^<>]*/gi, (tag) => tag.replace(/\sstyle(?=\s*=)/gi, ` ${STYLE_ATTRIBUTE}`))

/** Elements and attributes that our editor never writes, but similar ones such as Confluence and Evernote do. */
const FOREIGN = /<(?:div|span|table|section|figure)\b|\s(?:style|class|id|data-(?!pm-slice)[a-z-]{1,40})\s?=/i

/** Whether the HTML comes from our own editor and its headings are allowed here, so that it needs no cleaning. */
function isOwn(html: string, levels: readonly number[]): boolean {
  if (!html.includes('data-pm-slice') || FOREIGN.test(html)) return false
  return [...html.matchAll(/<h([1-6])\b/gi)].every(([, level]) => levels.includes(Number(level)))
}

/** Plain text as HTML, if some of its lines are list entries; null if none are. */
export function cleanPastedText(text: string): string | null {
  const lines = text
    .split(/\r?\n/)
    .map(tidied)
    .filter((line) => line.trim() !== '')
  const blocks = typedLists(lines.map((line) => ({ ...plainBlock, runs: [plainRun(line)] })))
  return blocks.some(({ entry }) => entry) ? writeBlocks(blocks, []) : null
}
