import { foldLatin } from '#lib/names.ts'

/** Endings of words for men and women who do a job, in the languages of postings: each may be written in the other way. */
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

/** The word for the other gender: 'infirmier' for 'infirmière'. Words that do not exist are in no text, so a wrong one finds nothing. */
export function formsOf(word: string): string[] {
  const plain = foldLatin(word)
  if (plain.length < shortest || !/^\p{L}+$/u.test(plain)) return []
  const forms = endings.flatMap(([one, other]) => [
    ...(plain.endsWith(other) ? [plain.slice(0, -other.length) + one] : []),
    ...(plain.endsWith(one) && !plain.endsWith(other) && !isEnglish.test(plain)
      ? [plain.slice(0, -one.length) + other]
      : []),
  ])
  // German, Swedish, Polish: a 'Produkt Manager' is a product manager
  if (/kt/.test(plain)) forms.push(plain.replaceAll('kt', 'ct'))
  return [...new Set(forms)].filter((form) => form !== plain)
}

/** Words of many searches that are English alone, so that these stay short. */
const isEnglish =
  /^(?:manager|engineer|developer|designer|officer|driver|teacher|worker|carer|cleaner|lawyer|recruiter|plumber|welder|waiter|computer|customer|career|senior|over|under|account|assistant|accountant|consultant|attendant|restaurant)$/
