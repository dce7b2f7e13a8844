import { Parser } from 'htmlparser2'

const BLOCK = /^(p|div|li|ul|ol|br|h[1-6]|tr|table|section|article|blockquote|pre)$/
const TAG = /<\/(?:p|div|span|li|ul|ol|b|i|u|em|strong|a|h[1-6]|code|blockquote)>|<br\s?\/?>/i
/** Text in a rich editor may contain bullets of its own. */
const LIST_SIGN = /^[\u2022\u25cf\u25aa\u25e6\u2014\u2013*-]\s+/

/** Whether a text contains tags that editors write; '<T>' of a programming language is not one. */
export const isHtml = (text: string): boolean => TAG.test(text)

/** The lines of a text that an editor stored as HTML or Markdown: one for each paragraph and list item, without marks. */
export function linesOfRichText(text: string): string[] {
  const plain = isHtml(text) ? textOfHtml(text) : text.replace(/\*\*([^*\n]{1,500})\*\*/g, '$1')
  return plain
    .split('\n')
    .map((line) =>
      line
        .replace(/[\s\u00a0]+/g, ' ')
        .trim()
        .replace(LIST_SIGN, ''),
    )
    .filter(Boolean)
}

function textOfHtml(html: string): string {
  const parts: string[] = []
  const end = (name: string) => {
    if (BLOCK.test(name)) parts.push('\n')
  }
  let silent = 0
  const isSilent = (name: string) => name === 'script' || name === 'style'
  const parser = new Parser(
    {
      onopentag(name) {
        end(name)
        if (isSilent(name)) silent += 1
      },
      onclosetag(name) {
        end(name)
        if (isSilent(name)) silent -= 1
      },
      ontext(words) {
        if (silent <= 0) parts.push(words)
      },
    },
    { decodeEntities: true },
  )
  parser.write(html)
  parser.end()
  // a line break within an HTML paragraph is a space
  return parts.map((part) => (part === '\n' ? part : part.replace(/\s+/g, ' '))).join('')
}
