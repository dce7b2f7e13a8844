import { escapeRegExp } from '#lib/escape-regexp.ts'

/** Splits a label at the typed words, so that matches can be shown in bold. */
export function matchParts(label: string, text: string): { part: string; isMatch: boolean; at: number }[] {
  const words = text.trim().split(/\s+/).filter(Boolean).map(escapeRegExp)
  if (words.length === 0) return [{ part: label, isMatch: false, at: 0 }]
  let at = 0
  return label
    .split(new RegExp(`(${words.join('|')})`, 'i'))
    .map((part, index) => {
      const piece = { part, isMatch: index % 2 === 1, at }
      at += part.length
      return piece
    })
    .filter(({ part }) => part !== '')
}
