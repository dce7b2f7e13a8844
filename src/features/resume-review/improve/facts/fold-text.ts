import { withoutMarks } from '#lib/names.ts'

/** Letters that look like Latin ones; they are used to hide a word from a checker. */
const alike: Record<string, string> = Object.fromEntries(
  [
    'аa',
    'еe',
    'оo',
    'рp',
    'сc',
    'уy',
    'хx',
    'іi',
    'ѕs',
    'јj',
    'ԁd',
    'һh',
    'ԛq',
    'ԝw',
    'АA',
    'ВB',
    'ЕE',
    'КK',
    'МM',
    'НH',
    'ОO',
    'РP',
    'СC',
    'ТT',
    'ХX',
    'ІI',
    'ЅS',
    'ЈJ',
    'αa',
    'οo',
    'ρp',
    'υu',
    'ιi',
    'κk',
    'νv',
    'ΑA',
    'ΒB',
    'ΕE',
    'ΖZ',
    'ΗH',
    'ΙI',
    'ΚK',
    'ΜM',
    'ΝN',
    'ΟO',
    'ΡP',
    'ΤT',
    'ΥY',
    'ΧX',
    'ɡg',
    'ıi',
    'ӏl',
    'ⅼl',
  ].map((pair) => [...pair] as [string, string]),
)

const UNSEEN = /[\p{Cf}\u115f\u1160\u17b4\u17b5\u3164\uffa0]|\u034f|[\ufe00-\ufe0f]/gu

/** Invisible characters that change how a text reads; a rewrite that adds one is trying to hide something. */
export const invisibleCharactersIn = (text: string): string[] => text.match(UNSEEN) ?? []

/** Converts digits of every script to ASCII. Each script's zero is at a multiple of ten in its block. */
const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    if (code < 128) return digit
    let zero = code
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero--
    return String(code - zero)
  })

/** Normalizes characters that look alike: compatibility forms, digits of any script, dashes, quotes; removes invisible ones. */
export function foldText(text: string): string {
  const halves = text.replace(/(\d)?\s?([½¼¾⅓⅔⅕⅛])/gu, (_, whole: string | undefined, part: string) => {
    const value = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 0.333, '⅔': 0.667, '⅕': 0.2, '⅛': 0.125 }[part] ?? 0
    return ` ${Number(whole ?? 0) + value}`
  })
  return asciiDigits(halves.normalize('NFKC').replace(UNSEEN, ''))
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[‘’‛′]/g, "'")
    .replace(/[“”„″]/g, '"')
}

/** A word as readers see it: look-alike letters become Latin ones if the word is meant to be Latin. */
export const asReadersSeeIt = (word: string): string =>
  withoutMarks([...word].map((letter) => alike[letter] ?? letter).join('')).toLowerCase()

/** Whether a word mixes alphabets that real words do not mix. */
export const isMixed = (word: string): boolean =>
  [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u].filter((script) => script.test(word)).length > 1
