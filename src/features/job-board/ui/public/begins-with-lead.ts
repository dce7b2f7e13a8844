import { plainText } from '#lib/html-text.ts'

/** Whether the first paragraph is an introduction: a text of 60 to 300 characters that is neither a heading nor ends in a colon. */
export function beginsWithLead(description: string): boolean {
  const first = /^<p>(.*?)<\/p>./s.exec(description)?.[1] ?? ''
  const { length } = plainText(first)
  return length >= 60 && length <= 300 && !/^<strong>[^<]*<\/strong>$|:$/.test(first.trim())
}
