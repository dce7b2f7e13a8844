import { storableText } from '#lib/tidy-text.ts'

const LONGEST = 1600
const SHORTEST = 40

const person =
  /\b(accent|emotion(?:al|s)?|nervous(?:ness)?|anxious|anxiety|appearance|attractive|body language|facial|eye contact|tone of voice|your voice|native speaker|your age|too old|too young|gender|ethnic\w*|nationality|dress(?:ed)?|good[- ]looking)\b/i
const outward =
  /https?:|www\.|(?<![^\s@])[^\s@]+@[^\s@.]+\.\S|\b(?:password|passcode|credit card|card number|bank account|iban|verification code|social security)\b/i
const obeying =
  /\b(?:ignor\w+|disregard\w*|overrid\w+) (?:all |any |my |the |your )*(?:previous |prior |above )?(?:instructions?|rules?|prompts?)\b|\bsystem prompt\b/i
const graded = /\b\d{1,3} ?(?:\/|out of|of) ?(?:10|100)\b|\b(?:score|grade|rating) (?:of|is|would be) \d/i

const figuresIn = (text: string): string[] =>
  text.match(/\p{Nd}[\p{Nd}.,]*/gu)?.map((one) => one.replace(/(?<![.,])[.,]+$/, '')) ?? []

/**
 * Returns the critique as plain text, or null if it must not be shown: it judges the person, gives a grade, links to another site
 * or contains a number that is not in `material`.
 */
export function checkCritique(written: string, material: string): string | null {
  const text = storableText(
    written
      .replace(/```[\s\S]*?(?:```|$)/g, '')
      .replace(/^[ \t]*(?:#+|[-*•]|\d+[.)])[ \t]+/gm, '')
      .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
      .replace(/\[([^[\]]*)\]\([^)]{0,2000}\)/g, '$1')
      .replace(/\n{3,}/g, '\n\n'),
  )
  if (text.length < SHORTEST || text.length > LONGEST) return null
  if ([person, outward, obeying, graded].some((rule) => rule.test(text))) return null
  const known = new Set(figuresIn(material))
  return figuresIn(text).every((figure) => known.has(figure)) ? text : null
}
