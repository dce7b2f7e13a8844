import type { ShareCard } from '#lib/share-picture.ts'

const limits = { kicker: 60, title: 130, text: 150 }

/** The card with every text on one line, cut to a length that fits, and without characters that our fonts lack. */
export const fitCard = (card: ShareCard): ShareCard => ({
  ...card,
  kicker: shown(card.kicker, limits.kicker),
  title: shown(card.title, limits.title) || 'Tandem',
  text: shown(card.text, limits.text),
})

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
// emoji with their joiners and modifiers, control characters, and characters that change the text direction
const UNSHOWN =
  /\ufe0f|\u200d|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cc}\p{Co}\u202a-\u202e\u2066-\u2069]/gu
// these count as pictographs, but every text font has them
const KEPT = /[©®™]/u

function shown(text: string, limit: number): string {
  const plain = text
    .slice(0, 2000)
    .normalize('NFC')
    .replace(UNSHOWN, (sign) => (KEPT.test(sign) ? sign : ' '))
    .replace(/\s+/g, ' ')
    .trim()
  const signs = Array.from(graphemes.segment(plain), ({ segment }) => segment)
  if (signs.length <= limit) return breakable(plain)
  const begin = signs.slice(0, limit - 1).join('')
  return `${breakable(begin.trimEnd())}…`
}

/** Adds invisible break opportunities to words that are longer than a line of the largest letters. */
const breakable = (text: string): string =>
  text.replace(/[^\s\u2e80-\u9fff\uac00-\ud7a3]{22,}/gu, (word) => word.replace(/.{12}(?=.)/gsu, '$&\u200b'))
