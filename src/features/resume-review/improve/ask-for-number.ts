import { isMeasured } from '../score/measures.ts'

const prompts: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:reduc|cut|lower|increas|rais|improv|boost|grew|grow|sav|sped|faster|optimi[sz])/i,
    'By how much? Add a percentage, an amount or hours if you know it.',
  ],
  [/\b(?:budget|revenue|costs?|spend|turnover|sales)\b/i, 'How much was it?'],
  [/\b(?:team|staff|colleagues|people|employees|interns|volunteers)\b/i, 'How many people?'],
  [
    /\b(customers|clients|patients|students|users|guests|tickets|calls|orders|invoices|reports|dashboards|projects|events|accounts|sites|stores|classes|shipments|tests|articles)\b/i,
    'How many $1?',
  ],
]

/** A question about the number that is missing in a line; null if it has one. Numbers are asked for, never invented. */
export function askForNumber(text: string): string | null {
  if (isMeasured(text, 'en')) return null
  for (const [pattern, question] of prompts) {
    const match = pattern.exec(text)
    if (match) return question.replace('$1', match[1]?.toLowerCase() ?? '')
  }
  return 'How many, how often or how much? Add a number.'
}
