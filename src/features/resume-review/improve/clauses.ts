import { verbForms } from './verb-forms.ts'
import { tidy } from './wordiness.ts'

const gerunds: Record<string, string[]> = {
  reduced: ['cutting', 'reducing'],
  cut: ['cutting'],
  increased: ['raising', 'increasing'],
  raised: ['raising'],
  improved: ['improving'],
  saved: ['saving'],
  lowered: ['lowering'],
  helped: ['helping'],
}

/** 'which reduced requests' -> ', cutting requests': joins the result to the action. `pick` chooses among synonyms. */
export const joinedResult = (text: string, pick: number): string =>
  text.replace(
    /(?:(?<!\s)\s*,)?(?<!\s)\s+(?:which|that)\s+(?:(?:has|have)\s+)?([a-z]+)(?=\s)/i,
    (whole, verb: string) => {
      const words = gerunds[verb.toLowerCase()]
      return words ? `, ${words[pick % words.length]}` : whole
    },
  )

/** 'resulted in a reduction of' becomes 'reduced'. */
export const verbalised = (text: string): string =>
  tidy(
    text
      .replace(
        /\b(?:which |that )?(?:resulted in|led to) an? (?:overall )?(reduction|increase|improvement) (?:of|in)\s+/gi,
        (whole, noun: string) =>
          /which|that/i.test(whole)
            ? `, ${{ reduction: 'reducing', increase: 'increasing', improvement: 'improving' }[noun.toLowerCase()]} `
            : whole,
      )
      .replace(/(?:(?<!\s)\s+)?,(?:\s*,)*/g, ','),
  )

/**
 * Whether the text before a cut is a complete sentence: its last part is more than a verb of a list ('gathered, cleaned and transformed'),
 * it is not a list of three, and no 'to' or 'that' spans the cut.
 */
function isClause(before: string): boolean {
  const sentence = before.slice(Math.max(...['.', '!', '?'].map((end) => before.lastIndexOf(end))) + 1)
  const last = sentence.split(/[,;]|\band\b/).at(-1) ?? ''
  const [subject = ''] = sentence.trim().split(/\s+/)
  // 'He has worked …, and taught' needs its subject in both sentences
  if (!/^I(?:['’]|$)/.test(subject) && verbForms(subject)?.past !== subject.toLowerCase()) return false
  if ((last.match(/\p{L}[\p{L}'’-]*/gu)?.length ?? 0) < 4) return false
  return !/[,;]\s+(?:and\s+)?[a-z]+ed\b/.test(sentence) && !/\b(?:to|that|which|who)\s+[a-z]+(?:\s|$)/.test(sentence)
}

/** Splits a long line into two sentences where a second action starts; returns the line unchanged if there is no such position. */
export function splitLong(text: string): string {
  const middle = text.length / 2
  const cuts = [...text.matchAll(/(?:;\s+|(?:,|(?<![,\s]))\s+and (?:also |then )?|,\s+(?:also|then) )([a-z]+)\b/g)]
    .filter(({ 1: verb = '' }) => verbForms(verb)?.past === verb)
    .filter(({ index }) => index > 30 && index < text.length - 30)
    .filter(({ index }) => isClause(text.slice(0, index)))
    .sort((a, b) => Math.abs(a.index - middle) - Math.abs(b.index - middle))
  const cut = cuts[0]
  if (!cut) return text
  const verb = cut[1] ?? ''
  const rest = text.slice(cut.index + cut[0].length)
  return `${text.slice(0, cut.index)}. ${verb.charAt(0).toUpperCase()}${verb.slice(1)}${rest}`
}
