import type { Design } from '#features/document-content/design.ts'
import { directionOf } from '#features/document-content/document-labels.ts'
import { findLanguage } from '#lib/find-language.ts'

/** The input of every template in addition to the text. */
export const setting = ({ template, color, font, size, spacing, page }: Design) => ({
  template,
  accent: accents[color],
  font: families[font],
  size,
  spacing: spaces[spacing],
  page: papers[page],
})

const families: Record<Design['font'], string> = {
  'source-sans': 'Source Sans 3',
  'source-serif': 'Source Serif 4',
  inter: 'Inter',
  lora: 'Lora',
}
/** Dark enough for text on white: a contrast of at least 6 to 1. */
const accents: Record<Design['color'], string> = {
  pine: '#0f5f45',
  ink: '#1b2430',
  indigo: '#3a3f9f',
  plum: '#7a2a63',
  rust: '#9a3d12',
  slate: '#45566b',
}
const spaces: Record<Design['spacing'], number> = { tight: 0.82, normal: 1, airy: 1.2 }
const papers: Record<Design['page'], string> = { a4: 'a4', letter: 'us-letter' }

/** The language in the design of a document; if it is still the default, the language that the script of the text shows. */
export const languageOf = ({ language }: Design, words: string): ReturnType<typeof findLanguage> =>
  language === 'en' ? findLanguage(words) : { lang: language, dir: directionOf(language) }

/** The minimum text size, in points. */
const MIN_TEXT = 8
export const minScale = ({ fitsOnePage, size }: Design): number | undefined =>
  fitsOnePage ? MIN_TEXT / size : undefined
