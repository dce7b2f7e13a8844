import { escapeHtml } from './html-text.ts'

const inline = (text: string): string =>
  escapeHtml(text)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^[\]]+)\]\((\/[^()\s]*)\)/g, '<a href="$2">$1</a>')

const items = (lines: string[], mark: RegExp): string =>
  lines.map((line) => `<li>${inline(line.replace(mark, ''))}</li>`).join('')

/** Converts an article's text to HTML that needs no cleaning: only our own tags, and only links on this site. */
export function articleHtml(body: string): string {
  const blocks = body.split(/\n{2,}/).map((block) => block.trim())
  return blocks.map((block) => blockHtml(block.split('\n'))).join('\n')
}

function blockHtml(lines: string[]): string {
  const [first = ''] = lines
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>`
  if (lines.every((line) => line.startsWith('- '))) return `<ul>${items(lines, /^- /)}</ul>`
  if (lines.every((line) => /^\d+\. /.test(line))) return `<ol${startOf(first)}>${items(lines, /^\d+\. /)}</ol>`
  if (first.startsWith('> ')) return `<blockquote>${lines.map(quoted).join('')}</blockquote>`
  const listAt = lines.findIndex((line) => /^(- |\d+\. )/.test(line))
  if (listAt > 0) return blockHtml(lines.slice(0, listAt)) + blockHtml(lines.slice(listAt))
  return `<p>${inline(lines.join(' '))}</p>`
}

/** Continues the numbering of a list after a heading. */
const startOf = (line: string): string => (line.startsWith('1. ') ? '' : ` start="${Number.parseInt(line, 10)}"`)

const quoted = (line: string): string => `<p>${inline(line.replace(/^> /, ''))}</p>`

/** The plain text of an article, for search and for reading. */
export const articleText = (body: string): string =>
  body
    .replace(/^(## |- |\d+\. |> )/gm, '')
    .replace(/\*\*/g, '')
    .replace(/\[([^[\]]+)\]\([^)]{0,2000}\)/g, '$1')
