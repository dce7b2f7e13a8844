import { readWhereabouts, type Whereabouts } from '#features/places/nearness.ts'
import type { RequirementText } from '#features/posting-reader/read-requirements.ts'
import { plainText } from '#lib/html-text.ts'
import type { DegreeFound } from './degrees.ts'
import { degreeField, degreesIn } from './degrees.ts'
import { type Counts, fieldsOf } from './features.ts'
import type { SpokenLanguage } from './languages.ts'
import { spokenLanguages } from './languages.ts'
import { requirementsOf } from './requirements.ts'
import type { MatchJob } from './shapes.ts'
import type { Skill, SkillMatch } from './skills.ts'
import { findSkills, findSpreadSkill, skillOfEntry } from './skills.ts'
import type { Token } from './text.ts'
import { tokenize } from './text.ts'
import { weighWords } from './words.ts'
import { yearsIn } from './years.ts'

/**
 * Alternative skills: one of them is enough. `written` is the text in the posting; `orSimilar` is true if the posting also accepts similar
 * skills.
 */
export type SkillGroup = { skills: Skill[]; written: string; orSimilar: boolean }

/** A parsed requirement. */
export type Requirement = RequirementText & {
  groups: SkillGroup[]
  years: number | null
  degree: { lowest: DegreeFound; field: string; takesExperience: boolean } | null
  languages: SpokenLanguage[]
  /** The stems of its words with their weights, for requirements that the vocabulary does not cover. */
  words: Map<string, number>
}

/** A parsed job, to be matched with many candidates. */
export type PreparedJob = {
  job: MatchJob
  requirements: Requirement[]
  /** Skills named in the rest of the posting, not in a requirement. */
  otherSkills: Skill[]
  /** All skills that the posting names, without soft ones. */
  skills: ReadonlySet<Skill>
  fields: Counts
  requiredYears: number | null
  /** The smallest required number of years, among requirements of two years or more; null if there is none. */
  minYears: number | null
  /** Where the work is: one of these places. */
  places: Whereabouts[]
}

/** More years than this describe the company ('55 years in the industry'). */
const maxYears = 20

/** Parses a job once, to be matched with many candidates. */
export function prepareJob(job: MatchJob): PreparedJob {
  const requirements = requirementsOf(job).map(readRequirement)
  const required = new Set(requirements.flatMap((one) => one.groups.flatMap((group) => group.skills)))
  const text = `${job.title}\n${plainText(job.descriptionHtml ?? '')}`.slice(0, 40_000)
  const named = findSkills(tokenize(text), text).map((match) => match.skill)
  const otherSkills = [...new Set(named)].filter((skill) => skill.kind !== 'soft' && !required.has(skill)).slice(0, 12)
  const skills = new Set([...required, ...otherSkills].filter((skill) => skill.kind !== 'soft'))
  const years = requirements
    .filter((one) => !one.isOptional)
    .flatMap((one) => one.years ?? [])
    .filter((one) => one <= maxYears)
  const serious = years.filter((one) => one >= 2)
  return {
    job,
    requirements,
    otherSkills,
    skills,
    fields: fieldsOf(skills),
    requiredYears: years.length > 0 ? Math.max(...years) : null,
    minYears: serious.length > 0 ? Math.min(...serious) : null,
    places: [job.location ?? '', ...(job.moreLocations ?? [])].filter((one) => one.trim()).map(readWhereabouts),
  }
}

function readRequirement(requirement: RequirementText): Requirement {
  const { label } = requirement
  const tokens = tokenize(label)
  const degree = readDegree(label)
  const matches = requiredSkills(tokens, label).filter(
    // The field of a degree ('in Finance or Marketing') is not a required skill.
    (match) => !degree || match.skill.kind === 'certification',
  )
  return {
    ...requirement,
    groups: groupSkills(matches, tokens, label),
    years: yearsIn(label)?.count ?? null,
    degree,
    languages: spokenLanguages(label),
    words: weighWords(tokens),
  }
}

function requiredSkills(tokens: Token[], label: string): SkillMatch[] {
  const matches = findSkills(tokens, label)
  if (matches.some((match) => match.skill.kind !== 'soft')) return matches
  const entry = skillOfEntry(label)
  if (entry) return [{ skill: entry, first: 0, last: tokens.length - 1 }]
  const spread = findSpreadSkill(tokens)
  return spread ? [...matches, spread] : matches
}

function readDegree(label: string): Requirement['degree'] {
  const found = degreesIn(label)
  const lowest = found.at(-1)
  if (!lowest) return null
  const last = Math.max(...found.map((degree) => degree.end))
  const takesExperience = /\b(?:or|and\/or)\b[^.;]*\bexperience\b|equivalent/i.test(label.slice(lowest.start))
  return { lowest, field: degreeField(label, last), takesExperience }
}

const similar =
  /\b(?:or|and|and\/or)\s+(?:an?\s+|any\s+)?(?:similar|equivalent|comparable|related|other|another)\b|\bsimilar (?:tools?|technolog\w+|systems?|software|platforms?|frameworks?)|\betc\b/i
const example = /\b(?:such as|like|e\.g\.?|for example|including|for instance|i\.e\.?)|\(|:/i

/** Groups the skills of a requirement by alternatives: 'SQL and one of Python, R or SAS' gives two groups. */
function groupSkills(matches: SkillMatch[], tokens: Token[], label: string): SkillGroup[] {
  const links = linksBetween(matches, tokens, label)
  const groups: SkillGroup[] = []
  matches.forEach((match, index) => {
    const written = label.slice(tokens[match.first]?.start, tokens[match.last]?.end)
    const group = index > 0 && links[index - 1] === 'or' ? groups.at(-1) : undefined
    if (group) {
      if (!group.skills.includes(match.skill)) group.skills.push(match.skill)
    } else if (!groups.some((other) => other.skills.includes(match.skill))) {
      groups.push({ skills: [match.skill], written, orSimilar: similar.test(label) })
    }
  })
  return groups
}

/** How each skill relates to the next: as an alternative ('or') or in addition ('and'). */
function linksBetween(matches: SkillMatch[], tokens: Token[], label: string): ('or' | 'and')[] {
  const oneIsEnough = label.search(/\b(?:one|any|either|some|at least one) of\b|\bone or more\b/i)
  let listing = false
  let hadOr = false
  const written = matches.slice(1).map((match, index) => {
    const start = tokens[matches[index]?.first ?? 0]?.start ?? 0
    const gap = label.slice(tokens[matches[index]?.last ?? 0]?.end, tokens[match.first]?.start)
    // A list of examples ends with its bracket or sentence, or after its 'or': 'such as A or B, and C'.
    if (example.test(gap)) listing = true
    else if (/[);.]/.test(gap) || gap.length > 60 || (hadOr && /,\s*(?:and|plus)\b|as well as/i.test(gap)))
      listing = false
    const isOr = /\bor\b|\/(?!\w*\s)|^\s*\/\s*$/i.test(gap)
    hadOr ||= isOr
    if (listing || isOr || (oneIsEnough >= 0 && start > oneIsEnough)) return 'or'
    return /^\s*,\s*$/.test(gap) ? 'comma' : 'and'
  })
  // In 'Python, Java or Go' the commas have the meaning of the last link.
  for (let i = written.length - 1; i >= 0; i--) if (written[i] === 'comma') written[i] = written[i + 1] ?? 'and'
  return written as ('or' | 'and')[]
}
