import { postingHtml } from '#features/job-postings/posting-html.ts'
import { escapeHtml, plainText } from '#lib/html-text.ts'
import { plainWords } from '#lib/names.ts'
import { storableText } from '#lib/tidy-text.ts'
import type { RowContext } from './row-context.ts'
import { isAboutCompany } from './text-parts.ts'

const longest = 60_000
/** This product's exports and its sample file put an apostrophe before text that a spreadsheet would run as a formula. */
export const guard = /^'(?=\s*[=+\-@])/
/** A shorter text can be in another one by chance. */
const COPY = 40
const MAIN =
  /\b(description|beschreibung|stellentext|content|body|opis|descriptif|descripcion|descrizione|omschrijving|descricao|text)\b/

/**
 * The text of all columns of a kind, each as its program wrote it: text about the company last, and columns such as 'Benefits' below their
 * name. A text that another one already contains, such as a plain copy, is left out. Too long a text is cut.
 */
export function textOf({ cells, note }: RowContext, key: 'description' | 'requirements'): string {
  const all = cells.all(key)
  const inOrder = [
    ...all.filter(({ column }) => !isAboutCompany(column)),
    ...all.filter(({ column }) => isAboutCompany(column)),
  ]
  const seen: string[] = []
  const texts: string[] = []
  for (const { text, column } of inOrder) {
    const html = postingHtml(storableText(text.replace(guard, '')))
    const words = plainWords(plainText(html))
    if (words === '' || seen.some((other) => other === words || (words.length >= COPY && other.includes(words))))
      continue
    const isSection =
      texts.length > 0 && key === 'description' && !MAIN.test(plainWords(column)) && !column.includes('.')
    seen.push(words)
    texts.push(isSection ? `<h3>${escapeHtml(column)}</h3>${html}` : html)
  }
  const html = texts.join('')
  if (html.length <= longest) return html
  note(key, `is longer than ${longest.toLocaleString('en-US')} characters: only its beginning is imported`)
  return postingHtml(plainText(html).slice(0, longest / 2))
}
