import { escapeHtml } from '#lib/escape-html.ts'

const looksLikeHtml = /<\/?(?:p|br|ul|ol|li|h[1-6]|div|span|strong|em|b|i|u|a)\b[^<>]*>/i
const bullet = /^\s*(?:[-*•●▪‣–—]|\d{1,2}[.)])\s+/

/** The text of a cell as HTML: HTML is unchanged (the server sanitizes it), plain text gets paragraphs and lists. */
export function importHtml(text: string): string {
  if (text === '') return ''
  if (looksLikeHtml.test(text)) return text
  return text
    .split(/\n\s*\n/)
    .map(blockHtml)
    .join('')
}

function blockHtml(block: string): string {
  const parts: string[] = []
  let items: string[] = []
  let lines: string[] = []
  const flush = () => {
    if (lines.length > 0) parts.push(`<p>${lines.join('<br>')}</p>`)
    if (items.length > 0) parts.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`)
    lines = []
    items = []
  }
  for (const line of block.split('\n')) {
    if (line.trim() === '') continue
    const isItem = bullet.test(line)
    if (isItem ? lines.length > 0 : items.length > 0) flush()
    if (isItem) items.push(escapeHtml(line.replace(bullet, '').trim()))
    else lines.push(escapeHtml(line.trim()))
  }
  flush()
  return parts.join('')
}
