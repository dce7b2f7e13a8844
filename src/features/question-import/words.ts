import { wordsOf } from '#features/import-files/words-of.ts'

/** A list of words that are separated by commas. */
export const listOf = (text: string): Set<string> => new Set(text.split(',').map(wordsOf).filter(Boolean))

const yes = listOf(
  'yes, y, true, 1, x, xx, required, mandatory, compulsory, must, always, ja, j, pflicht, pflichtfrage, pflichtfeld, erforderlich, muss, wahr, oui, o, vrai, obligatoire, requis, requise, si, s, verdadero, obligatoria, obligatorio, requerida, requerido, vero, obbligatoria, obbligatorio, waar, verplicht, sim, verdadeiro, obrigatoria, obrigatorio, tak, t, prawda, wymagane, wymagana, obowiazkowe, on, checked, ✓, ✔, ☑, да, igen, ano, kylla, evet',
)
const no = listOf(
  'no, n, false, 0, optional, not required, voluntary, nice to have, nein, freiwillig, kann, falsch, nicht erforderlich, non, faux, facultatif, facultative, pas obligatoire, opcional, falso, no obligatoria, facoltativa, facoltativo, nee, onwaar, optioneel, niet verplicht, nao, nie, falsz, opcjonalne, nieobowiazkowe, off, unchecked, нет, ei, hayir, ne, nej, none',
)
const ticks = /^[✓✔☑xX]$/u
const dashes = /^[-–—./]+$/

/** True for 'yes', 'Pflicht' and ticks, false for 'no' and 'optional'; null for any other text. An empty one is false. */
export function readYes(text: string): boolean | null {
  const bare = text.trim()
  if (bare === '' || dashes.test(bare) || bare === '☐' || bare === '✗') return false
  if (ticks.test(bare)) return true
  const words = wordsOf(bare)
  if (yes.has(words)) return true
  return no.has(words) ? false : null
}

const yesOptions = listOf('yes, true')
const noOptions = listOf('no, false')

/** Exactly the options Yes and No, in English, as the product shows them. */
export const isYesNo = (options: readonly string[]): boolean =>
  options.length === 2 &&
  options.some((one) => yesOptions.has(wordsOf(one))) &&
  options.some((one) => noOptions.has(wordsOf(one)))

/** The same in any language. */
export const meansYesNo = (options: readonly string[]): boolean =>
  options.length === 2 && options.some((one) => readYes(one) === true) && options.some((one) => readYes(one) === false)
