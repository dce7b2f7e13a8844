import { memoize } from '#lib/memoize.ts'
import { foldLatin } from '#lib/names.ts'

/** A word of a text: its position, its normalized form (lower case, no accents, singular) and its stem. */
export type Token = { surface: string; form: string; stem: string; start: number; end: number }

// .NET, C# and C++ are words here; runs of Chinese or Japanese are split into pairs of characters, which act as words.
const tokenPattern =
  /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|(?<=\b(?:asp|ado|vb))\.net(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])[cf]#|(?<![\p{L}\p{N}])c\+\+|[\p{Script=Latin}\p{N}\p{M}]+(?:['’](?:s|t|re|ve|ll|d|m)(?![\p{L}]))?|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+|[\p{L}\p{M}\p{N}]+/giu
const isPaired = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

type Word = { form: string; stem: string }

const wordOf = memoize((surface): Word => {
  const form = plainForm(surface)
  return { form, stem: stemOf(form) }
})

/** The words of a text in order. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(tokenPattern)) {
    const surface = match[0]
    if (isPaired.test(surface)) pushPairs(tokens, surface, match.index)
    else tokens.push({ surface, ...wordOf(surface), start: match.index, end: match.index + surface.length })
  }
  return tokens
}

function pushPairs(tokens: Token[], run: string, at: number): void {
  const last = Math.max(1, run.length - 1)
  for (let i = 0; i < last; i++) {
    const surface = run.slice(i, i + 2)
    tokens.push({ surface, form: surface, stem: surface, start: at + i, end: at + i + surface.length })
  }
}

const ascii = /^[\w#+.'’]*$/

function plainForm(surface: string): string {
  const lower = ascii.test(surface) ? surface.toLowerCase() : foldLatin(surface)
  const word = lower.replace(/['’]s?$/, '')
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return /(?:sses|shes|ches|xes|zes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

const suffixes =
  'izations isations ization isation ational fulness iveness ations ation ating ators ator ated ates ate ition ements ement ments ment ingly ness able ible ance ence ship ings ing edly ed ers er ors or ions ion ive ical ical ics ic al ly y e'.split(
    ' ',
  )

const irregular: Record<string, string> = {
  led: 'lead',
  wrote: 'writ',
  written: 'writ',
  write: 'writ',
  built: 'build',
  taught: 'teach',
  sold: 'sell',
  sale: 'sell',
  ran: 'run',
  grew: 'grow',
  drove: 'driv',
  driven: 'driv',
  driver: 'driv',
  kept: 'keep',
  held: 'hold',
  made: 'mak',
  make: 'mak',
  gave: 'giv',
  spoke: 'speak',
  oversaw: 'overse',
  overseen: 'overse',
  children: 'child',
  people: 'person',
  publication: 'publish',
  analysis: 'analy',
}

/** The short common root of related words ('managed', 'manager' and 'management' give 'manag'); it is not a real word. */
export function stemOf(form: string): string {
  const known = irregular[form]
  if (known) return known
  if (form.length < 4 || !/^[a-z]+$/.test(form)) return form
  if (form.startsWith('analy')) return 'analy'
  for (const suffix of suffixes) {
    if (form.endsWith(suffix) && form.length - suffix.length >= 4) return undouble(form.slice(0, -suffix.length))
  }
  const short = /^([^aeiouy]*[aeiouy].+?)(?:ing|ed)$/.exec(form)?.[1]
  return short && short.length >= 3 ? undouble(short) : form
}

function undouble(root: string): string {
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root
}
