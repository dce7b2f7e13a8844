import type { Entry, Part } from './entries.ts'
import { isAddress } from './find-place.ts'
import { isCompany, isPlace, isRole, mayBePlace } from './words.ts'

/** What an entry's head names: who did what (job title, degree), where (company, school), in which place. */
export type Named = { what: Part | null; where: Part | null; place: Part | null; rest: Part[]; confidence: number }
type Test = (text: string) => boolean
/** Distinguishes titles from organizations by typical words of each. */
export type Lexicon = { isWhat: Test; isWhere: Test }

export const jobLexicon: Lexicon = { isWhat: isRole, isWhere: isCompany }
const LEGAL = /^(inc|ltd|llc|llp|plc|gmbh|ag|co|corp|s\.?a\.?|sarl|lda|pty|jsc)\b/i
const SCOPE =
  /^(emea|apac|cee|latam|dach|us|eu|uk|europe|global|north america|sales|marketing|engineering|finance|operations|product|r&d|hr|it|data|platform|growth)$/i

/** Names the parts of every head of a section; which comes first is decided once for all of them. */
export function nameParts(entries: readonly Entry[], lexicon: Lexicon): Named[] {
  const heads = entries.map(({ parts }) =>
    takePlace(
      parts.flatMap((part) => unfold(part, parts, lexicon)),
      lexicon,
    ),
  )
  const lead = heads.reduce((sum, { parts: [first, second] }) => {
    if (!first || !second) return sum
    return sum + leaning(first, lexicon) - leaning(second, lexicon)
  }, 0)
  // where each entry names one thing alone, and none is a title, all are houses
  const areAlone =
    heads.length > 1 && heads.every(({ parts: [first, second] }) => first && !second && !lexicon.isWhat(first.text))
  return heads.map((head) => nameOne(head, isWhereFirst(head, lead, lexicon), areAlone, lexicon))
}

/** Its own words decide first, then what is usual in the section. */
function isWhereFirst({ parts: [first, second] }: Head, lead: number, lexicon: Lexicon): boolean {
  if (!first || !second) return lead < 0
  const own = leaning(first, lexicon) - leaning(second, lexicon)
  return own === 0 ? lead < 0 : own < 0
}

/** 'Software Engineer' has a word of companies too: a title says more. */
const leaning = ({ text, is }: Part, { isWhat, isWhere }: Lexicon) =>
  is === 'what' ? 2 : is === 'where' ? -2 : isWhat(text) ? 1 : isWhere(text) ? -1 : 0

/** 'Title, Company, Town' as its three parts, where nothing else distinguishes them. */
function unfold(part: Part, all: readonly Part[], { isWhat, isWhere }: Lexicon): Part[] {
  if (part.is) return [part]
  const [before = '', after = '', ...more] = part.text.split(/:\s+/)
  if (after && more.length === 0 && isWhat(before) !== isWhat(after) && part.text.length < 90)
    return [before, after].map((text) => ({ ...part, text }))
  const spaced = divideIdeographs(part, { isWhat, isWhere })
  if (spaced) return spaced
  const tokens = commas(part.text)
  const [first = '', second = ''] = tokens
  if (tokens.length < 2 || isPlace(part.text)) return [part]
  // 'House, course' where no other part is a house
  const isTold = tokens.length === 2 && isWhat(first) !== isWhat(second) && LEFTWARD.test(part.text)
  if (isTold && !all.some((other) => other !== part && isWhere(other.text)))
    return [first, second].map((text) => ({ ...part, text }))
  const others = all.filter((other) => other !== part && !isPlace(other.text))
  const isLone =
    others.length === 0 ||
    others.every((other) => mayBePlace(other.text) && !isWhere(other.text) && !isWhat(other.text))
  if (!isLone || (SCOPE.test(second) && tokens.length === 2)) return [part]
  // a lone 'House, Town' is followed by its title elsewhere
  if (tokens.length === 2 && !isWhat(first) && !isWhat(second) && all.length > 1) return [part]
  const middle = tokens.findIndex((token, at) => at > 0 && (isWhat(first) ? isWhere(token) : isWhat(token)))
  const cut = middle > 0 ? middle : 1
  const texts = [tokens.slice(0, cut).join(', '), tokens[cut] ?? '', tokens.slice(cut + 1).join(', ')]
  return texts.filter(Boolean).map((text) => ({ ...part, text }))
}

const LEFTWARD = /^[\P{L}]{0,20}[\p{sc=Hebrew}\p{sc=Arabic}]/u
const IDEOGRAPHIC = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u30fc]/u

/** Names of ideographs with blanks between them: what has a word of houses is where, and the rest is what. */
function divideIdeographs(part: Part, { isWhat, isWhere }: Lexicon): Part[] | null {
  const tokens = part.text.split(/\s+/)
  if (tokens.length < 2 || tokens.length > 5 || !tokens.every((token) => IDEOGRAPHIC.test(token))) return null
  const houses = tokens.filter((token) => isWhere(token) && !isWhat(token))
  const [house] = houses
  const others = tokens.filter((token) => !houses.includes(token))
  // a town may follow a company, as in 'Acme Tokyo'
  if (!house || others.length === 0 || (isWhat === isRole && !others.some(isRole))) return null
  return [
    { ...part, text: houses.join(' ') },
    { ...part, text: others.join(' ') },
  ]
}

/** The parts between commas; 'Acme, Inc.' is one part, and so is text in brackets. */
function commas(text: string): string[] {
  const tokens: string[] = []
  for (const token of text.split(/[,\u060c]\s+/)) {
    const last = tokens.at(-1)
    const isOpen = last !== undefined && last.split('(').length > last.split(')').length
    if (last !== undefined && (isOpen || LEGAL.test(token))) tokens[tokens.length - 1] = `${last}, ${token}`
    else tokens.push(token)
  }
  return tokens.filter(Boolean)
}

type Head = { parts: Part[]; place: Part | null }

function takePlace(parts: readonly Part[], { isWhere }: Lexicon): Head {
  // 'House, Town, Country' beside a title alone is where, not only in which place
  const isHouse = ({ text }: Part) => isWhere(text) || (parts.length <= 2 && commas(text).length > 2)
  const told = parts.find(({ is }) => is === 'place')
  const sure = parts.findLast(
    (part) => !part.is && parts.length > 1 && (isPlace(part.text) || isAddress(part.text)) && !isHouse(part),
  )
  const last =
    parts.length >= 3
      ? parts.findLast(({ text, is }, at) => !is && at > 0 && mayBePlace(text) && !isWhere(text))
      : undefined
  const place = told ?? sure ?? last
  const others = parts.filter((part) => part !== place)
  return { parts: [...others.filter(({ is }) => is), ...others.filter(({ is }) => !is)], place: place ?? null }
}

function nameOne({ parts, place }: Head, isSwapped: boolean, isAlone: boolean, lexicon: Lexicon): Named {
  const [first = null, second = null, ...rest] = parts
  if (!second) {
    const isWhere = first !== null && (isAlone || lexicon.isWhere(first.text)) && !lexicon.isWhat(first.text)
    return { what: isWhere ? null : first, ...whereOf(isWhere ? first : null, place), rest, confidence: 0.4 }
  }
  const [what, where] = isSwapped ? [second, first] : [first, second]
  const isTold = what !== null && (lexicon.isWhat(what.text) || (where !== null && lexicon.isWhere(where.text)))
  return { what, ...whereOf(where, place), rest, confidence: isTold ? 0.9 : 0.5 }
}

/** 'House, Town, Country': the town goes to the place. */
function whereOf(where: Part | null, place: Part | null): Pick<Named, 'where' | 'place'> {
  if (!where || place) return { where, place }
  const [house = '', ...town] = commas(where.text)
  const isTown =
    town.length > 0 &&
    town.length <= 3 &&
    town.every((token) => mayBePlace(token) || isPlace(`x, ${token}`) || /^\p{Lu}{2}$/u.test(token))
  if (!isTown) return { where, place }
  return { where: { ...where, text: house }, place: { ...where, text: town.join(', ') } }
}
