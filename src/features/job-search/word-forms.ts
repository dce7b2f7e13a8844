import { foldLatin } from '#lib/names.ts'

/** Masculine and feminine endings of occupations in the languages of postings. Each ending of a pair is replaced by the other. */
const endings: [one: string, other: string][] = [
  ['er', 'erin'],
  ['ent', 'entin'],
  ['ist', 'istin'],
  ['ekt', 'ektin'],
  ['eur', 'euse'],
  ['teur', 'trice'],
  ['ier', 'iere'],
  ['ien', 'ienne'],
  ['ant', 'ante'],
  ['ero', 'era'],
  ['eiro', 'eira'],
  ['ico', 'ica'],
  ['ado', 'ada'],
  ['dor', 'dora'],
  ['ario', 'aria'],
  ['ogo', 'oga'],
  ['arz', 'arka'],
  ['nik', 'niczka'],
  ['el', 'elka'],
  ['ista', 'istka'],
  ['owy', 'owa'],
  ['awca', 'awczyni'],
]
const shortest = 5

/**
 * The word for the other gender, such as 'infirmier' for 'infirmière', and the English spelling of 'kt'. A form that does not exist is
 * harmless, because no posting contains it.
 */
export function formsOf(word: string): string[] {
  const plain = foldLatin(word)
  if (plain.length < shortest || !/^\p{L}+$/u.test(plain)) return []
  const forms = endings.flatMap(([one, other]) => [
    ...(plain.endsWith(other) ? [plain.slice(0, -other.length) + one] : []),
    ...(plain.endsWith(one) && !plain.endsWith(other) && !isEnglish.test(plain)
      ? [plain.slice(0, -one.length) + other]
      : []),
  ])
  // in German, Swedish and Polish a product manager may be a 'Produkt Manager'
  if (/kt/.test(plain)) forms.push(plain.replaceAll('kt', 'ct'))
  return [...new Set(forms)].filter((form) => form !== plain)
}

/** Frequent English words that need no other form, so that common searches stay short. */
const isEnglish =
  /^(?:manager|engineer|developer|designer|officer|driver|teacher|worker|carer|cleaner|lawyer|recruiter|plumber|welder|waiter|computer|customer|career|senior|over|under|account|assistant|accountant|consultant|attendant|restaurant)$/
