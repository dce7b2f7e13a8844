import { verbForms } from './verb-forms.ts'

/** Long phrases, each with the short one that replaces it. */
export const wordy: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bso as to\b/gi, 'to'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bin spite of the fact that\b/gi, 'although'],
  [/\bon an? (daily|weekly|monthly|quarterly|yearly) basis\b/gi, '$1'],
  [/\bon a regular basis\b/gi, 'regularly'],
  [/\ba (?:large|great|significant) number of\b/gi, 'many'],
  [/\bthe majority of\b/gi, 'most'],
  [/\bas well as\b/gi, 'and'],
  [/\bin the process of\b/gi, ''],
  [/\bat (?:this|the present) (?:point in )?time\b/gi, 'now'],
  [/\bprior to\b/gi, 'before'],
  [/\bin addition to\b/gi, 'besides'],
  [/\bfor the purposes? of\b/gi, 'for'],
  [/\bwith (?:regards?|respect) to\b/gi, 'about'],
  [/\butili[sz]ing\b/gi, 'using'],
  [/\butili[sz]ed\b/gi, 'used'],
  [/\butili[sz]e\b/gi, 'use'],
  [/\bhas the ability to\b/gi, 'can'],
  [/\bhave the ability to\b/gi, 'can'],
  [/\bis able to\b/gi, 'can'],
  [/\bam able to\b/gi, 'can'],
  [/\bvarious (?:different )?(tasks|duties|projects)\b/gi, '$1'],
  [/\bvarious different\b/gi, 'various'],
  [/\beach and every\b/gi, 'every'],
  [/\bfirst and foremost\b/gi, 'first'],
]

/** Words that add nothing; removed together with their comma or space. */
export const empty: readonly RegExp[] = [
  /\b(?:very|really|basically|actually|literally|quite|truly|extremely|successfully|effectively|efficiently)\s+(?=[a-z])/gi,
  /,\s*etc\.?(?=\s*(?:[.!]\s*)?$)/gi,
]

const worn =
  '(?:(?:highly|very|extremely)\\s+)?(?:hard[- ]?working|results?[- ](?:driven|oriented)|detail[- ]oriented|self[- ]motivated|(?:highly )?motivated|dynamic|passionate|go[- ]getting|enthusiastic|dedicated)'
/** 'Hard-working, results-driven data analyst' becomes 'data analyst'. */
export const wornAdjectives: readonly RegExp[] = [
  new RegExp(
    `\\b${worn}(?:(?:,\\s*|\\s+and\\s+|,\\s*and\\s+)${worn})*\\s+(?=(?!(?:about|and|or|to|with|in|for|at|by|of|on|enough)\\b)[a-z])`,
    'gi',
  ),
  /(?<!\s)\s*\bwith a proven track record(?: of success)?(?= in\b)/gi,
  /(?:^|(?<=[.!?]\s))(?:I am |I'm )?(?:an? )?(?:real |true )?(?:team[- ]player|go-getter|self-starter|people person|fast learner|quick learner)(?:,? and (?:an? )?(?:team[- ]player|go-getter|self-starter|fast learner|quick learner))*[.!]\s*/gi,
]

/** Openings of letters that repeat what the page shows. */
export const letterWordy: readonly (readonly [RegExp, string])[] = [
  [
    /\bI am writing (?:to you )?(?:in order )?to (?:apply|express my interest in applying) for\b/gi,
    'I am applying for',
  ],
  [/\bI am writing to express my (?:strong |keen |sincere )?interest in\b/gi, 'I am interested in'],
  [/\bI would like to (apply|thank|say|add|tell|mention)\b/gi, 'I $1'],
  [/\bI (?:strongly |truly |firmly |honestly )?(?:believe|feel|think) (?:that )?(?=I\b|my\b)/gi, ''],
  [/\bPlease find (?:attached|enclosed) my (resume|CV|portfolio)\b/gi, 'My $1 is attached'],
  [/\bI look forward to hearing from you at your earliest convenience\b/gi, 'I look forward to hearing from you'],
  [/\bDo not hesitate to contact me\b/gi, 'Please contact me'],
  [/\bas you can see (?:from|in) my (?:attached |enclosed )?(?:resume|CV),\s*/gi, ''],
  [/\bthe fact that\b/gi, 'that'],
]

const swap = (text: string, pairs: readonly (readonly [RegExp, string])[]) =>
  pairs.reduce((now, [from, to]) => now.replace(from, to), text)

/** Corrects spaces, commas and the capital of each sentence after words were removed. */
export function tidy(text: string): string {
  return text
    .replace(/(?<![ \t])[ \t]+([,.;:!?])(?=\s|$)/g, '$1')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\b([Aa])n?\s+(?=([A-Za-z]))/g, (whole, a: string, next: string) => article(whole, a, next))
    .replace(/(^|[.!?]\s+)([a-z])(?=[a-z]*\b)/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim()
}

// Corrects 'an' to 'a' only before a lower-case letter that sounds like a consonant: 'an hour' and 'an SQL query' stay.
const article = (whole: string, a: string, next: string) =>
  /an\s/i.test(whole) && /[bcdfgjkmpqtvwz]/.test(next) ? `${a} ` : whole

/** 'with the goal of optimizing' is an intention, not yet a means or a result. */
const aimed = (text: string) =>
  text.replace(/,? with the (?:aim|goal|purpose) of ([a-z]+ing)\b(?! and [a-z]+ing\b)/gi, (whole, gerund: string) => {
    const base = verbForms(gerund)?.base
    return base ? ` to ${base}` : whole
  })

const VOWEL = /^(?:[aeio]|u(?!ni|s[aeiou]))(?!u\b)/i
/** Corrects articles before a word that did not follow them before: 'a very important' becomes 'an important'. */
const withArticles = (text: string, before: string) =>
  text.replace(/\b([Aa])n?\s+(?=([A-Za-z]+))/g, (whole, a: string, next: string) =>
    before.includes(whole + next) ? whole : `${a}${VOWEL.test(next) ? 'n' : ''} `,
  )

// text in quotes was said by others
const withoutEmpty = (text: string): string =>
  /["“”„»«]/.test(text) ? text : empty.reduce((now, one) => now.replace(one, ''), text)

export const shorten = (text: string): string => withArticles(tidy(withoutEmpty(aimed(swap(text, wordy)))), text)
export const withoutWorn = (text: string): string =>
  withArticles(tidy(wornAdjectives.reduce((now, one) => now.replace(one, ''), text)), text)
export const plainLetter = (text: string): string => tidy(swap(text, letterWordy))
