// Finds the sentences of a posting that say from where people may apply. Needs no gazetteer, so it also runs in browsers.
import { plainText } from '#lib/html-text.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import { readUtcRange } from './utc-offsets.ts'

export const maxSentences = 20
export const longestSentence = 300
const longestText = 40_000

const remote =
  /\bremot\w*|\bwork(?:ing)? from home\b|\bwfh\b|\bhome ?-?office\b|\bmobile[sn]? arbeiten\b|\bt[ée]l[ée]travail\b|\bteletrabajo\b|\bteletrabalho\b|\bzdaln\w*|\bdistans\w*|\bthuiswerk\w*|\bop afstand\b/i
const limited =
  /\bonly\b|\bnur\b|\buniquement\b|\bseulement\b|\bs[oó]lo\b|\bsolamente\b|\bapenas\b|\bsomente\b|\balleen\b|\bendast\b|\btylko\b|\bopen to\b|\bmust (?:live|reside|be (?:based|located|resident))\b|\bwithin\b|\binnerhalb\b|\bWohnsitz\b|\bdeutschlandweit\b|\bbundesweit\b/i

/** The sentences of the location, the title and the texts that may say who can apply. */
export function aboutApplicants({
  location,
  title,
  html,
}: {
  location: string
  title: string
  html: string
}): string[] {
  const text = plainText(html.slice(0, longestText))
  const sentences = [location, title, ...text.split(/\n|(?<=[.!?;])\s/)].map((one) => tidyLine(one)).filter(Boolean)
  return [...new Set(sentences)]
    .filter((one) => remote.test(one) || limited.test(one) || readUtcRange(one))
    .map((one) => one.slice(0, longestSentence))
    .slice(0, maxSentences)
}

/** Whether a sentence is about work from home. */
export const isAboutRemote = (sentence: string): boolean => remote.test(sentence)
