import { editSteps } from '#lib/edit-steps.ts'
import { foldLatin } from '#lib/names.ts'

type Job = { title: string; companyName: string }

const LEGAL_FORMS = new Set(
  'inc incorporated llc llp lp ltd limited plc corp corporation co company gmbh mbh ag se kg ohg ug ev sa sas sarl srl spa sl bv nv ab as aps oy oyj pty pvt'.split(
    ' ',
  ),
)
/** '(m/w/d)', '(f/m/x)', '(all genders)': a note on who may apply, which is not part of the title. */
const GENDERS = /\((?:[a-z*]{1,3}(?:[/|,]\s?[a-z*]{1,3})+|all genders?|gn)\)/g
const SHORT: Record<string, string> = { sr: 'senior', jr: 'junior', mgr: 'manager', eng: 'engineer' }

// 'C++', 'C#' and '.NET' differ from 'C' and 'NET'
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}.][\p{L}\p{M}\p{N}+#]*/gu) ?? []

/** The company's words without its legal form: 'The Fernway Health, Inc.' is 'fernway health'. */
export function companyKey(name: string): string {
  const words = wordsOf(foldLatin(name).replace(/[.'’]/g, ''))
  const bare = words.filter((word, at) => !(at === 0 && word === 'the' && words.length > 1))
  while (bare.length > 1 && LEGAL_FORMS.has(bare.at(-1) as string)) bare.pop()
  return bare.join(' ')
}

const titleWords = (title: string): string[] =>
  wordsOf(
    foldLatin(title)
      .replace(GENDERS, ' ')
      .replace(/[:*_/]in(?:nen)?\b/g, ''),
  )
    .map((word) => SHORT[word.replace(/\.$/, '')] ?? word)
    .filter((word) => word !== '.')

/** The keys of names are equal, or one starts with the other: 'Fernway' and 'Fernway Health'. */
export const isSameCompany = (a: string, b: string): boolean =>
  a !== '' && b !== '' && (a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `))

/**
 * Only words of at least this length can have a typing error. Shorter words that differ by one letter are different words: 'trainer' and
 * 'trainee'.
 */
const MIN_CHARACTERS = 8

/** True for the same words in any order. One long word may have a typing error. */
function isSameTitle(a: string[], b: string[]): boolean {
  if (a.length === 0 || a.length !== b.length) return false
  const [first, second] = [a.toSorted(), b.toSorted()]
  const differing = first.flatMap((word, at) => (word === second[at] ? [] : [[word, second[at] as string] as const]))
  if (differing.length > 1) return false
  return differing.every(
    ([one, other]) => Math.min(one.length, other.length) >= MIN_CHARACTERS && editSteps(one, other) === 1,
  )
}

/** Returns a test of whether a job has the same company and title as this one, apart from spelling. */
export function sameJobAs({ title, companyName }: Job): (other: Job) => boolean {
  const [company, words] = [companyKey(companyName), titleWords(title)]
  return (other) => isSameCompany(company, companyKey(other.companyName)) && isSameTitle(words, titleWords(other.title))
}

/** The same for jobs with the same words, apart from their order, legal forms and notes on who may apply. */
export const jobKey = ({ title, companyName }: Job): string =>
  JSON.stringify([companyKey(companyName), titleWords(title).toSorted().join(' ')])
