import { occupations } from '#features/matching/vocabulary/occupations.ts'
import { foldLatin } from '#lib/names.ts'

/*
 * Groups of similar titles, in addition to the titles for the same work in the vocabulary of the matching. Both are only searched in job
 * titles, because in the text they mean little: 'pflege' is in every posting of a hospital. A `*` is any ending.
 */
const near = `
data analyst, reporting analyst, insights analyst, bi analyst, data analytics
ux designer, product designer, ui designer, user experience designer
recruiter, talent acquisition, talent partner
project manager, programme manager, program manager
product manager, product owner
site reliability engineer, devops engineer, platform engineer, sre
customer service, customer support, call centre, call center, customer care, kundenberater*, conseiller* clientele, klantenservice*
information security, cyber security, infosec, it security
call center agent, customer service representative
chef, cook, sous chef, chef de partie
waiter, waitress, waiting staff, servicekraft
it support, it help desk, service desk, desktop support
qa engineer, quality assurance engineer, test engineer, test automation engineer, quality assurance tester, sdet
machine learning engineer, ml engineer, ai engineer
bookkeeper, bookkeeping
security guard, security officer
sales assistant, retail associate, shop assistant, store assistant
childcare, nursery nurse, nanny, early years practitioner
paralegal, legal assistant
lawyer, solicitor, attorney, legal counsel
human resources, hr, people partner
tester, test engineer, qa engineer, quality assurance tester
`

/** Short names of occupations, each with the first title of its line in the vocabulary. */
const short: [name: string, occupation: string][] = [
  ['developer', 'software engineer'],
  ['programmer', 'software engineer'],
  ['sales', 'sales representative'],
  ['physio', 'physical therapist'],
  ['doctor', 'physician doctor'],
  ['physician', 'physician doctor'],
  ['cook', 'cook chef'],
  ['chef', 'cook chef'],
  ['bookkeeper', 'accounting assistant bookkeeper'],
  ['shop assistant', 'shop assistant sales'],
  ['sales assistant', 'shop assistant sales'],
  ['healthcare assistant', 'nursing assistant caregiver'],
  ['carpenter', 'carpenter joiner'],
]

/** The titles of a line, and which of them are English. */
type Line = { all: string[]; english: string[] }
type Lines = { exact: ReadonlyMap<string, readonly Line[]>; begun: readonly [begin: string, line: Line][] }

const lines: Lines = readLines()

function readLines(): Lines {
  const exact = new Map<string, Line[]>()
  const begun: [string, Line][] = []
  const byTitle = new Map<string, Line>()
  const add = (key: string, line: Line) => exact.set(key, [...(exact.get(key) ?? []), line])
  for (const text of occupations.trim().split('\n')) {
    const line = readOccupation(text)
    byTitle.set(line.all[0]!, line)
    for (const wording of line.all) {
      if (/^\p{L}{4,}\*$/u.test(wording)) begun.push([wording.slice(0, -1), line])
      else add(wording.replaceAll('*', ''), line)
    }
  }
  for (const text of near.trim().split('\n')) {
    const all = text.split(', ')
    for (const name of all) add(name.replaceAll('*', ''), { all, english: all.filter(isWholeTitle) })
  }
  for (const [name, occupation] of short) add(name, byTitle.get(occupation)!)
  return { exact, begun }
}

function isWholeTitle(title: string): boolean {
  return !title.includes('*')
}

/** In a line of the vocabulary, the English titles come first; the first title with a `*` ends them. */
function readOccupation(text: string): Line {
  const [title = '', wordings = ''] = text.split(' | ')
  const all = [title, ...wordings.split(', ')]
  const end = all.findIndex((one) => !isWholeTitle(one))
  return { all, english: end < 0 ? all : all.slice(0, end) }
}

const maxTitles = 24

/**
 * Titles for the same work as these words, which are in lower case without accents; empty if the words name no occupation. English words
 * get only English titles, unless `isWide`.
 */
export function relatedTitles(words: string, isWide: boolean): string[] {
  const found = [
    ...(lines.exact.get(words) ?? []),
    ...lines.begun.flatMap(([begin, line]) => (words.startsWith(begin) && !words.includes(' ') ? [line] : [])),
  ]
  const titles = found.flatMap(({ all, english }) => {
    if (isWide) return all
    return english.includes(words) || isShort.has(words) ? english : []
  })
  return [...new Set(titles)].filter((title) => title !== words).slice(0, maxTitles)
}

/** Whether a word names an occupation. */
export const isOccupation = (word: string): boolean => relatedTitles(foldLatin(word), true).length > 0

const isShort: ReadonlySet<string> = new Set(short.map(([name]) => name))

/** Words in a search which show that 'engineer' means a software engineer. */
export const softwareWords: ReadonlySet<string> = new Set(
  `software web frontend backend fullstack front-end back-end full-stack mobile ios android java javascript typescript python php ruby rails rust scala
  kotlin swift react angular vue node nodejs node.js wordpress salesforce sap embedded firmware golang linux cloud devops data`
    .trim()
    .split(/\s+/),
)
