import { memoize } from '#lib/memoize.ts'
import { foldLatin } from '#lib/names.ts'
import { tokenize } from './text.ts'
import { occupations } from './vocabulary/occupations.ts'
import { roleNouns } from './vocabulary/role-nouns.ts'

const groupOf = new Map<string, string>()
for (const line of roleNouns.trim().split('\n')) {
  const words = line.split(' ')
  for (const word of words) groupOf.set(word, words[0] as string)
}

const wordings = occupations
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [title, list] = line.split(' | ') as [string, string]
    return list.split(', ').map((one): [string, string] => [one, title])
  })
  // The longer wording first: 'aide comptable' is not a 'comptable'.
  .sort((a, b) => b[0].length - a[0].length)
const patterns = wordings.map(([one]) => new RegExp(`(?<= )${one.replaceAll('*', '\\p{L}{0,20}')}(?= )`, 'gu'))

/** The key for wordings that start with this word, so that a title is compared with only a few wordings. */
const openingOf = (word: string) => word.slice(0, 3)
const byOpening = new Map<string, number[]>()
for (const [index, [wording]] of wordings.entries()) {
  const opening = openingOf(wording.split(/[ *]/)[0] as string)
  byOpening.set(opening, [...(byOpening.get(opening) ?? []), index])
}

/** Lower case, and one spelling for compounds: 'Front-end' and 'front end' become 'frontend'. */
const foldTitle = (text: string): string =>
  ` ${foldLatin(text)
    .replace(/[^\p{L}\p{M}\d+#.]+|\.(?!net)|(?<!\+)\+(?!\+)/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()} `
    .replace(/ (front|back) end(?= )/g, ' $1end')
    .replace(/ full stack(?= )/g, ' fullstack')
    .replace(/ programme(?= manager| director| officer| coordinator)/g, ' program')

/** The title in the words of the vocabulary. Each part is replaced once, by its longest wording. */
function withOccupations(text: string): string {
  let folded = text
  const found: string[] = []
  const possible = new Set(folded.split(' ').flatMap((word) => byOpening.get(openingOf(word)) ?? []))
  for (const index of [...possible].sort((a, b) => a - b)) {
    const title = wordings[index]?.[1] as string
    folded = folded.replace(patterns[index] as RegExp, () => ` \u0000${found.push(title) - 1}\u0000 `)
  }
  return folded.replace(/\0(\d+)\0/g, (_whole, index: string) => found[Number(index)] ?? '').replace(/ {2,}/g, ' ')
}

/** Whole titles for the same kind of work. Most patterns add the wider title to the original one. */
const sameTitles: [RegExp, string][] = [
  [
    /\b(?:software|application|applications|web|fullstack|backend|frontend|mobile|ios|android)(?: \w+){0,2} (?:engineer|developer|programmer)\b/g,
    '$& software engineer',
  ],
  [
    /\b(?:fullstack|backend|frontend)(?= (?!.*(?:engineer|developer|instructor|teacher|designer|lead|architect)))/g,
    '$& software engineer',
  ],
  [
    /\b(?:go|golang|java|javascript|typescript|python|php|ruby|rails|rust|scala|kotlin|swift|react|angular|vue|node|nodejs|c#|c\+\+|\.net|dotnet|wordpress|salesforce|sap|embedded|firmware)(?: engineer| developer| programmer)/g,
    '$& software engineer',
  ],
  [/\b(?:bi|business intelligence|reporting|insights?) analyst\b/g, '$& data analyst'],
  [/\banalytics engineer\b/g, '$& data'],
  [/\b(?:ux|ui|ui ux|ux ui|user experience|interaction) designer\b/g, '$& product designer'],
  [/\b(?:customer service|customer support|customer care|call cent(?:er|re))\b/g, 'customer service'],
  [/\b(?:talent acquisition specialist|talent partner)\b/g, 'recruiter'],
  [/\b(?:line|prep|sous|grill) (?:cook|chef)\b/g, '$& cook'],
  [/\b(?:devops|platform|site reliability|infrastructure|cloud) engineer\b/g, '$& devops engineer software'],
  [/\b(?:ml|machine learning|ai) engineer\b/g, '$& machine learning engineer software'],
]

/** Similar roles: people in one role know the work of the other, but the roles are not the same. */
const nearRoles = new Set(
  [
    'accountant bookkeeper',
    'nurse assistant',
    'nurse caregiver',
    'accountant auditor',
    'accountant controller',
    'tutor teacher',
    'trainer teacher',
    'mason painter',
    'mason carpenter',
    'mason roofer',
    'painter carpenter',
    'waiter bartender',
    'waiter host',
    'cook baker',
    'receptionist secretary',
    'receptionist assistant',
    'secretary assistant',
    'secretary administrator',
    'cashier clerk',
    'machinist welder',
    'electrician mechanic',
    'marketer designer',
    'writer journalist',
    'paralegal attorney',
    'recruiter administrator',
  ].flatMap((pair) => [pair, pair.split(' ').reverse().join(' ')]),
)

// Roles that exist in every field, so that sharing one means little.
const wideRoles = new Set(
  'manager director administrator assistant coordinator specialist generalist consultant representative executive associate clerk technician operator officer worker lead partner engineer president supervisor agent attendant intern'.split(
    ' ',
  ),
)

// Roles that name the whole trade: other words in the title (ward, place, kind of site) change little.
const tradeRoles = new Set(
  'nurse electrician plumber carpenter welder mason painter baker bartender waiter cleaner receptionist pharmacist physician paramedic caregiver bookkeeper librarian paralegal'.split(
    ' ',
  ),
)

const NEAR = 0.5
const longestTitle = 300

const small = new Set('of the and for a an in at to with i ii iii iv v f h m w d x o e'.split(' '))
const links = new Set('till at na para fur in im bei chez hos pour voor w dla with from'.split(' '))
const ranks = new Set(
  'senior sr junior jr mid midlevel level lead principal staff head chief associate entry graduate intern internship trainee apprentice experienced oficial 1a 2a 1st 2nd confirmed remote remoto'.split(
    ' ',
  ),
)

/** Internships, apprenticeships, work for students and theses, in other languages. */
const ofStudents =
  / (?:praktik|werkstudent|ausbildung |auszubildend|azubi|duales studium|bachelorarbeit|masterarbeit|diplomarbeit|abschlussarbeit|stagiaire|alternan|apprenti |becari|pasant|practicas |estagi|jovem aprendiz|stage |werkstage|leerling |praktyk|stazyst|staż)/

/** The rank of a title from intern (0) to chief (7); null if it has no rank. */
export const titleRank = memoize((title): number | null => {
  const text = ` ${title.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')} `
  const has = (words: string) => new RegExp(` (?:${words}) `).test(text)
  if (has('chief|ceo|cto|cfo|coo|cmo|founder|co founder|cofounder|president') && !has('vice president')) return 7
  if (has('vp|vice president|svp|evp')) return 6
  if (has('director|head')) return 5
  if (has('intern|internship|trainee|apprentice|apprenticeship|working student') || ofStudents.test(text)) return 0
  if (has('junior|jr|entry level|entry|graduate|assistant (?:accountant|engineer|manager)'))
    return has('assistant manager') ? 3 : 1
  if (
    has(
      'principal|staff (?:engineer|software|scientist|designer)|lead|team lead|leader|manager|supervisor|superintendent|foreman',
    )
  ) {
    return has(
      'account manager|product manager|project manager|office manager|case manager|community manager|social media manager',
    )
      ? 3
      : 4
  }
  if (has('senior|sr')) return 3
  // 'Engineer I' is a rank only at the end of the title; elsewhere, 'i' is a word in other languages.
  if (text.endsWith(' i ')) return 1
  return has('mid|mid level|midlevel|intermediate|ii') ? 2 : null
})

type WorkWords = { words: ReadonlySet<string>; role: string | null }

const nounOf = (words: string[]) => words.findLast((word) => groupOf.has(word))

/** The words of a part of a title in the form that the vocabulary uses. */
function wordsOf(part: string): string[] {
  let text = withOccupations(foldTitle(part))
  for (const [pattern, same] of sameTitles) text = text.replace(pattern, same)
  const all = tokenize(text).map((token) => token.form)
  // The words after a link word ('till', 'at') are a place or an employer ('Säljare till Borlänge', 'Back-end Engineer at Acme').
  const end = all.findIndex((form, index) => links.has(form) && nounOf(all.slice(0, index)) !== undefined)
  const forms = end > 0 ? all.slice(0, end) : all
  return forms.filter((form) => !small.has(form) && !(ranks.has(form) && forms.length > 1))
}

/** The words of a title that describe the work: without rank, team and place, and with synonyms unified. */
const workWords = memoize((title): WorkWords => {
  const plain = title.slice(0, longestTitle).replace(/^\s*[[(][^\])]{0,60}[\])]|\([^)]{1,3}\)/g, ' ')
  const parts = plain.split(/\s[-–—@]\s|[|,(/:]/).map(wordsOf)
  // A company or a team may come first ('Acme - Data Analyst').
  const at = Math.max(
    0,
    parts.findIndex((part) => nounOf(part)),
  )
  const words = parts[at] ?? []
  const role = nounOf(words)
  const rest = parts.flatMap((part, index) => (index === at ? [] : part)).filter((word) => groupOf.has(word))
  return {
    words: new Set([...words, ...rest].map((word) => groupOf.get(word) ?? word)),
    role: role ? (groupOf.get(role) ?? null) : null,
  }
})

/** Whether the vocabulary has the kind of work in this title. Other titles can only be compared by shared words. */
export const isKnownTitle = (title: string): boolean => roleOf(title) !== null

/** The role in a title ('engineer'); null if the vocabulary has none. */
export const roleOf = (title: string): string | null => workWords(title).role

/** All words by which this title can be like another one, with the names of similar roles. */
export function titleKeys(title: string): string[] {
  const { words, role } = workWords(title)
  const near = [...nearRoles].flatMap((pair) => {
    const [one, other] = pair.split(' ')
    return one === role && other ? [other] : []
  })
  return [...new Set([...words, ...near])]
}

/** The same without roles that exist in every field, unless there is nothing else. */
export function tellingKeys(title: string): string[] {
  const keys = titleKeys(title)
  const telling = keys.filter((word) => !wideRoles.has(word))
  return telling.length > 0 ? telling : keys
}

/** True if a short text looks like a job title rather than a company or a place. */
export function isTitle(text: string): boolean {
  const tokens = tokenize(text)
  if (tokens.length === 0 || tokens.length > 9) return false
  return tokens.some((token) => groupOf.has(token.form)) || (tokens.length <= 6 && isKnownTitle(text))
}

const roleGroups = new Set(groupOf.values())

function wordWeight(word: string): number {
  if (wideRoles.has(word)) return 0.5
  return roleGroups.has(word) ? 1 : 1.5
}

function weightOf(words: ReadonlySet<string>): number {
  return [...words].reduce((sum, word) => sum + wordWeight(word), 0)
}

/** The likeness of two job titles, from 0 to 1. The same work in other words is 1. */
export function titleSimilarity(required: string, candidateTitle: string): number {
  const a = workWords(required)
  const b = workWords(candidateTitle)
  if (a.words.size === 0 || b.words.size === 0) return 0
  let shared = 0
  for (const word of a.words) if (b.words.has(word)) shared += wordWeight(word)
  const isTrade = a.role === b.role && a.role !== null && tradeRoles.has(a.role)
  const weigh = (words: ReadonlySet<string>) => (isTrade ? shared + (weightOf(words) - shared) * 0.2 : weightOf(words))
  const [less, more] = [weigh(a.words), weigh(b.words)].sort((x, y) => x - y) as [number, number]
  const likeness = shared / less / 2 + shared / more / 2
  if (a.role && b.role && nearRoles.has(`${a.role} ${b.role}`)) return Math.max(NEAR, Math.min(likeness, 0.6))
  if (a.role === 'driver' && b.role === 'driver') return Math.max(NEAR, likeness)
  // The same kind of role in another field ('data analyst', 'financial analyst') is at most close.
  return a.role !== b.role ? Math.min(likeness, 0.6) : likeness
}
