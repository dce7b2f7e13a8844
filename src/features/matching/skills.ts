import type { Token } from './text.ts'
import { tokenize } from './text.ts'
import { dataSkills } from './vocabulary/data.ts'
import { designSkills } from './vocabulary/design.ts'
import { educationSkills } from './vocabulary/education.ts'
import { financeSkills } from './vocabulary/finance.ts'
import { healthSkills } from './vocabulary/health.ts'
import { hospitalitySkills } from './vocabulary/hospitality.ts'
import { marketingSkills } from './vocabulary/marketing.ts'
import { officeSkills } from './vocabulary/office.ts'
import { operationsSkills } from './vocabulary/operations.ts'
import { scienceSkills } from './vocabulary/science.ts'
import { softwareSkills } from './vocabulary/software.ts'

/*
 * The vocabulary of skills. A line is `Name | other wordings > skills that it proves`. A line `= A, B, C` lists similar skills, where one
 * partly counts for another; a line `* A, B` lists practices. `[kind]` starts a kind. Three signs before a wording restrict when it
 * counts: `^` only in this exact case (SAFe); `?` in this case, or in any case next to another skill of the file (React); `!` only in this
 * case and only next to such a skill or a word like 'language' (Go, R, C).
 */

/** For skills, domains and certifications, absence from a resume is meaningful. Soft skills are rarely written down. */
export type SkillKind = 'skill' | 'domain' | 'soft' | 'certification'

export type Skill = {
  name: string
  kind: SkillKind
  field: string
  /** Skills that this one proves, also indirectly: a person who can use PostgreSQL can use SQL. */
  proves: Skill[]
  near: Skill[]
  /** True if many people do this without naming it, so its absence from a resume means little. */
  isPractice: boolean
  /** Its wordings of several words, as stems, to find them spread over a sentence ('drafted and signed contracts'). */
  phrases: string[][]
}

export type SkillMatch = { skill: Skill; first: number; last: number }

type Wording = { skill: Skill; rest: string[]; trust: '' | '^' | '?' | '!'; surface: string }

const fields: Record<string, string> = {
  software: softwareSkills,
  data: dataSkills,
  design: designSkills,
  marketing: marketingSkills,
  finance: financeSkills,
  health: healthSkills,
  operations: operationsSkills,
  education: educationSkills,
  hospitality: hospitalitySkills,
  science: scienceSkills,
  office: officeSkills,
}

const byName = new Map<string, Skill>()
const byFirstForm = new Map<string, Wording[]>()
const byPair = new Map<string, Skill>()
const byWholeText = new Map<string, Skill>()

/** Every skill of the vocabulary, in the order of its files. */
export function allSkills(): Skill[] {
  return [...byName.values()]
}

/** The skill with exactly this name. Throws if it is not in the vocabulary, which a test rules out. */
export function skillNamed(name: string): Skill {
  const skill = byName.get(name.trim().toLowerCase())
  if (!skill) throw new Error(`The vocabulary has no skill '${name}'`)
  return skill
}

/** The skill that a whole list entry names, in any letter case ('go' in the skills of a profile is the language). */
export function skillOfEntry(entry: string): Skill | null {
  return byWholeText.get(formsOf(entry).join(' ')) ?? null
}

function formsOf(text: string): string[] {
  return tokenize(text).map((token) => token.form)
}

function addWording(skill: Skill, written: string): void {
  const trust = (/^[\^?!]/.exec(written)?.[0] ?? '') as Wording['trust']
  const surface = trust ? written.slice(1) : written
  const tokens = tokenize(surface)
  const hasAnd = tokens.some((token) => token.form === 'and')
  for (const words of hasAnd ? [tokens, tokens.filter((token) => token.form !== 'and')] : [tokens]) {
    const [first, ...rest] = words
    if (!first) continue
    const wordings = byFirstForm.get(first.form) ?? []
    // Later words may take another form: 'A/B tests' is A/B testing, a 'data engineer' does data engineering.
    wordings.push({ skill, rest: rest.map((token) => token.stem), trust, surface })
    byFirstForm.set(first.form, wordings)
    if (trust === '' && isAboutDoing(words)) addPhrase(skill, words)
    const joined = words.map((token) => token.form).join(' ')
    if (!byWholeText.has(joined)) byWholeText.set(joined, skill)
  }
}

function addPhrase(skill: Skill, words: Token[]): void {
  const stems = words.map((token) => token.stem)
  skill.phrases.push(stems)
  if (stems.length === 2 && !byPair.has(pairKey(stems))) byPair.set(pairKey(stems), skill)
}

function pairKey(stems: string[]): string {
  return [...stems].sort().join(' ')
}

/** Finds a skill in separate or reordered words ('arranging international travel') if no exact wording matches. */
export function findSpreadSkill(tokens: Token[]): SkillMatch | null {
  for (let i = 0; i < tokens.length; i++) {
    for (let j = i + 1; j < Math.min(tokens.length, i + 5); j++) {
      const skill = byPair.get(pairKey([tokens[i]?.stem ?? '', tokens[j]?.stem ?? '']))
      if (skill) return { skill, first: i, last: j }
    }
  }
  return null
}

/** 'Contract drafting' can be written as 'drafted contracts'; 'Google Drive' cannot be reordered. */
function isAboutDoing(words: Token[]): boolean {
  return (
    words.every((word) => word.form.length > 2) &&
    words.some((word) => /(?:ing|ment|tion|sion|ance|ysis|^sale)$/.test(word.form))
  )
}

function readField(field: string, text: string, later: (() => void)[]): void {
  let kind: SkillKind = 'skill'
  for (const line of text.split('\n')) {
    if (line === '') continue
    if (line.startsWith('[')) kind = line.slice(1, -1) as SkillKind
    else if (line.startsWith('= ')) later.push(() => linkNear(line.slice(2).split(', ').map(skillNamed)))
    else if (line.startsWith('* ')) later.push(() => line.slice(2).split(', ').map(skillNamed).forEach(markPractice))
    else readSkill(field, kind, line, later)
  }
}

function readSkill(field: string, kind: SkillKind, line: string, later: (() => void)[]): void {
  const [wordings = '', proved = ''] = line.split(' > ')
  const [head = '', others = ''] = wordings.split(' | ')
  const skill: Skill = {
    name: head.replace(/^[\^?!]/, ''),
    kind,
    field,
    proves: [],
    near: [],
    phrases: [],
    isPractice: false,
  }
  byName.set(skill.name.toLowerCase(), skill)
  for (const wording of [head, ...others.split(', ')]) addWording(skill, wording)
  if (proved) later.push(() => skill.proves.push(...proved.split(', ').map(skillNamed)))
}

function markPractice(skill: Skill): void {
  skill.isPractice = true
}

function linkNear(family: Skill[]): void {
  for (const skill of family) {
    for (const other of family) if (other !== skill && !skill.near.includes(other)) skill.near.push(other)
  }
}

function addImpliedSkills(skill: Skill): void {
  for (let i = 0; i < skill.proves.length; i++) {
    for (const further of skill.proves[i]?.proves ?? []) {
      if (further !== skill && !skill.proves.includes(further)) skill.proves.push(further)
    }
  }
}

function load(): void {
  const later: (() => void)[] = []
  for (const [field, text] of Object.entries(fields)) readField(field, text, later)
  for (const wordings of byFirstForm.values()) wordings.sort((one, other) => other.rest.length - one.rest.length)
  for (const link of later) link()
  for (const skill of byName.values()) addImpliedSkills(skill)
}

load()

const cues = new Set(
  'programming language code coding developer engineer programmer backend framework script microservice package statistical software microsoft office pivot spreadsheet formula app'.split(
    ' ',
  ),
)

/** The skills named in a text, longest wording first. Words that mean something else without context are skipped. */
export function findSkills(tokens: Token[], text: string): SkillMatch[] {
  const sure: SkillMatch[] = []
  const doubtful: { wording: Wording; first: number; last: number }[] = []
  for (let i = 0; i < tokens.length; i++) {
    const wording = wordingAt(tokens, i, text)
    if (!wording) continue
    const last = i + wording.rest.length
    const trust = trustIn(wording, text.slice(tokens[i]?.start, tokens[last]?.end))
    if (trust === 'sure' && !opensAsVerb(wording, tokens, i)) sure.push({ skill: wording.skill, first: i, last })
    else if (trust !== 'no') doubtful.push({ wording, first: i, last })
    if (trust !== 'no') i = last
  }
  const settled = doubtful.filter((match) => hasContext(match, sure, doubtful, tokens))
  if (settled.length === 0) return sure
  const found = settled.map(({ wording, first, last }) => ({ skill: wording.skill, first, last }))
  return [...sure, ...found].sort((a, b) => a.first - b.first)
}

function wordingAt(tokens: Token[], at: number, text: string): Wording | undefined {
  const wordings = byFirstForm.get((tokens[at] as Token).form)
  return wordings?.find((wording) => {
    const last = at + wording.rest.length
    if (last >= tokens.length) return false
    const matchesHere = wording.rest.every((stem, offset) => {
      const token = tokens[at + offset + 1] as Token
      return token.stem === stem && joins(text, tokens[at + offset] as Token, token)
    })
    return (
      matchesHere && (wording.trust !== '^' || text.slice(tokens[at]?.start, tokens[last]?.end) === wording.surface)
    )
  })
}

/** The words of one wording must be adjacent: a comma or a bracket between them means two terms. */
function joins(text: string, before: Token, after: Token): boolean {
  const gap = after.start - before.end
  return (
    gap <= 3 &&
    (gap === 0 || text.charCodeAt(before.end) === 32 || /^[\s\-–./&+’']*$/.test(text.slice(before.end, after.start)))
  )
}

function trustIn(wording: Wording, surface: string): 'sure' | 'context' | 'no' {
  if (wording.trust === '' || wording.trust === '^') return 'sure'
  if (surface === wording.surface) return wording.trust === '?' ? 'sure' : 'context'
  return wording.trust === '?' ? 'context' : 'no'
}

const afterVerb = new Set('at in to with when as and the a an on for under well'.split(' '))

/** 'Excel at ...' and 'React to ...' start a sentence with a verb, not with a tool. */
function opensAsVerb(wording: Wording, tokens: Token[], at: number): boolean {
  if (wording.trust !== '?' || at > 0 || wording.rest.length > 0) return false
  const next = tokens[1]
  return next !== undefined && afterVerb.has(next.form) && next.form !== 'and'
}

const reach = 4

function hasContext(
  match: { wording: Wording; first: number; last: number },
  sure: SkillMatch[],
  doubtful: { wording: Wording; first: number; last: number }[],
  tokens: Token[],
): boolean {
  const isSameField = (other: Skill) =>
    other !== match.wording.skill && other.kind !== 'soft' && kinOf(other.field) === kinOf(match.wording.skill.field)
  const close = (other: { first: number; last: number }) =>
    other.first - match.last <= reach && match.first - other.last <= reach
  if (sure.some((other) => isSameField(other.skill) && close(other))) return true
  if (tokens.slice(Math.max(0, match.first - 2), match.last + 3).some((token) => cues.has(token.form))) return true
  if (match.wording.trust !== '!') return false
  return doubtful.some((other) => other.wording.trust === '!' && isSameField(other.wording.skill) && close(other))
}

/** The field for comparing skills. Software and data count as one field, because people list their tools together. */
function kinOf(field: string): string {
  return field === 'data' ? 'software' : field
}
