import { counted } from '#lib/count-word.ts'
import type { Finding } from './assess.ts'
import { assessWords, combine, noteOf } from './assess.ts'
import { assessLanguages, languagesOf } from './assess-languages.ts'
import { assessSkills, assessSoft, hardGroups } from './assess-skills.ts'
import type { PreparedCandidate, Sentence } from './candidate.ts'
import type { Circumstance } from './circumstances.ts'
import { circumstanceOf } from './circumstances.ts'
import type { DegreeLevel } from './degrees.ts'
import { degreeName, degreeRank, impliedField } from './degrees.ts'
import { isWithin } from './denials.ts'
import { quote } from './evidence.ts'
import { fieldYears } from './field-years.ts'
import type { Requirement } from './job.ts'
import { strictest } from './limits.ts'
import { coveredMonths } from './periods.ts'
import type { MatchEvidence } from './shapes.ts'
import { tokenize } from './text.ts'
import { titleSimilarity } from './titles.ts'
import type { Notes } from './wording.ts'
import { shortLabel } from './wording.ts'
import { stemsLike, weighWords } from './words.ts'
import { formatYears } from './years.ts'

/** Assesses one requirement against the candidate: its degree, skills, languages and years, or otherwise its words. */
export function assessRequirement(
  requirement: Requirement,
  candidate: PreparedCandidate,
  notes: Notes,
  title = '',
): Finding {
  const findings: Finding[] = []
  if (requirement.degree) findings.push(assessDegree(requirement, requirement.degree, candidate, notes))
  if (hardGroups(requirement).length > 0)
    findings.push({ ...assessSkills(requirement, candidate, notes), isWork: true })
  if (languagesOf(requirement).length > 0) findings.push(assessLanguages(requirement, candidate, notes))
  const isOnlyDegree = requirement.degree && findings.length === 1
  if (
    requirement.years !== null &&
    hardGroups(requirement).length === 0 &&
    !(isOnlyDegree && requirement.degree?.takesExperience)
  ) {
    findings.push(assessYears(requirement, requirement.years, candidate, notes, title))
  }
  if (findings.length === 0) findings.push(assessPlain(requirement, candidate, notes))
  const isWork = findings.some((one) => one.isWork && one.state !== 'unknown')
  const limit = requirement.isOptional ? undefined : strictest(findings.flatMap((one) => one.limit ?? []))
  const { limit: _own, ...combined } = combine(findings)
  const finding: Finding = { ...combined, isWork, ...(limit && { limit }) }
  return finding.state === 'missing' ? { gap: shortLabel(requirement.label), ...finding } : finding
}

function assessPlain(requirement: Requirement, candidate: PreparedCandidate, notes: Notes): Finding {
  const circumstance = circumstanceOf(requirement.label)
  if (circumstance) return assessCircumstance(requirement, circumstance, candidate, notes)
  if (requirement.groups.length > 0) return assessSoft(requirement, candidate, notes)
  const finding = assessWords(requirement, candidate, notes)
  return { ...finding, isWork: finding.state === 'met' }
}

/** Travel, shifts, licenses: met or missing only if the candidate's text states it, otherwise unknown. */
function assessCircumstance(
  requirement: Requirement,
  circumstance: Circumstance,
  candidate: PreparedCandidate,
  notes: Notes,
): Finding {
  for (const sentence of candidate.sentences) {
    const said = circumstance.stated.exec(sentence.text)
    if (!said) continue
    const end = said.index + said[0].length
    const words = sentence.tokens.filter((token) => token.start >= said.index && token.end <= end)
    const isDenied = /\b(?:not|unable|cannot|can['’]?t|no|never)\W+(?:\w+\W+){0,2}$/i.test(
      sentence.text.slice(0, said.index),
    )
    if (isDenied || isWithin(end - 1, sentence.denied))
      return { state: 'missing', note: notes.denied, action: 'answer_once', limit: denied(requirement, notes) }
    return { state: 'met', note: noteOf(sentence, notes), evidence: quote(sentence, words) }
  }
  return { state: 'unknown', note: notes.untold, action: 'answer_once' }
}

function denied(requirement: Requirement, notes: Notes) {
  const [condition] = requirement.conditions ?? []
  if (!condition) return undefined
  const reason = notes.conditionMissed(shortLabel(requirement.label), notes.denied)
  return { max: condition.kind === 'licence' ? ('weak' as const) : ('fair' as const), reason }
}

function wholeSentence(sentence: Sentence): MatchEvidence {
  return quote(sentence, sentence.tokens)
}

const anyField = /\b(?:related|relevant|similar|equivalent|comparable|any|other)\b/i
const exactSciences = new Set(
  weighWords(
    tokenize('mathematics statistics physics engineering computer science economics chemistry informatics biology'),
  ).keys(),
)

function assessDegree(
  requirement: Requirement,
  requiredDegree: NonNullable<Requirement['degree']>,
  candidate: PreparedCandidate,
  notes: Notes,
): Finding {
  const needed = degreeRank(requiredDegree.lowest.level)
  const degrees = [...candidate.degrees].sort((a, b) => degreeRank(b.degree.level) - degreeRank(a.degree.level))
  const enough = degrees.filter(({ degree }) => degreeRank(degree.level) >= needed)
  const done = enough.filter(({ degree }) => !degree.isUnderway)
  const fits = done.find(({ sentence }) => isFieldOf(requiredDegree.field, sentence))
  const proof = fits ?? done[0] ?? enough[0]
  if (proof) {
    const { sentence, degree } = proof
    const evidence = quote(sentence, [degree])
    if (fits) return { state: 'met', note: noteOf(sentence, notes), evidence }
    const note =
      done.length > 0 ? 'The degree is there; its field is not the one asked for.' : 'This degree is not finished yet.'
    return { state: 'partly', note, evidence, action: 'add_detail' }
  }
  const years = candidate.years?.count ?? 0
  if (requiredDegree.takesExperience && years >= 2) {
    const evidence = candidate.years?.sentence ? wholeSentence(candidate.years.sentence) : statedYears(years)
    return {
      state: years >= 5 ? 'met' : 'partly',
      note: `The posting takes experience for it: ${formatYears(years)}.`,
      evidence,
    }
  }
  const [highest] = degrees
  if (!highest) return { state: 'unknown', note: notes.untold, action: 'answer_once' }
  const [shown, required] = [withArticle(highest.degree.level), withArticle(requiredDegree.lowest.level)]
  if (needed - degreeRank(highest.degree.level) === 1 && needed > 1) {
    return {
      state: 'partly',
      note: notes.near(shown, required),
      evidence: wholeSentence(highest.sentence),
      action: 'add_detail',
    }
  }
  const note = `Shown: ${shown}. Asked: ${required}.`
  const reason = notes.conditionMissed(shortLabel(requirement.label), note)
  return { state: 'missing', note, action: 'add_detail', gap: required, limit: { max: 'fair', reason } }
}

function withArticle(level: DegreeLevel): string {
  return `${level === 'associate' ? 'an' : 'a'} ${degreeName(level)}`
}

/** True if the degree is in the required field. If the field is unknown, the candidate gets the benefit of the doubt. */
function isFieldOf(field: string, sentence: Sentence): boolean {
  if (field === '' || sentence.source === 'profile') return true
  const tokens = [...sentence.tokens, ...tokenize(impliedField(sentence.text))]
  const stems = new Set(tokens.map((token) => token.stem))
  const required = [...weighWords(tokenize(field)).keys()]
  if (required.some((stem) => stemsLike(stem).some((like) => stems.has(like)))) return true
  if (!/\b(?:of|in)\b|,|:|–|-/.test(sentence.text)) return true
  const isExact =
    /\b(?:quantitative|technical|stem|scientific)\b/i.test(field) ||
    (anyField.test(field) && required.some((stem) => exactSciences.has(stem)))
  return isExact && [...exactSciences].some((stem) => stems.has(stem))
}

/** Assesses required years without a known skill: years in total, or years in jobs that share the requirement's own words. */
function assessYears(
  requirement: Requirement,
  requiredYears: number,
  candidate: PreparedCandidate,
  notes: Notes,
  title: string,
): Finding {
  const own = [...requirement.words].filter(([, weight]) => weight === 1).map(([stem]) => stem)
  const { years } = candidate
  if (!years)
    return { state: 'unknown', note: candidate.hasResume ? notes.untold : notes.noResume, action: 'answer_once' }
  const isGeneral = own.length === 0 || requirement.degree !== null
  const entries = isGeneral
    ? []
    : candidate.entries.filter((entry) => isAbout(entry, own, requirement.label, candidate))
  // With a degree, only years in the field of the job count.
  const ofField = requirement.degree ? fieldYears(title, candidate) : null
  const shown = isGeneral
    ? (ofField ?? years.count)
    : coveredMonths(
        entries.map((entry) => entry.period),
        candidate.today,
      ) / 12
  const header =
    entries.length > 0 ? candidate.sentences.find((one) => one.isHeader && one.entry === entries[0]) : years.sentence
  const evidence = header ? wholeSentence(header) : statedYears(shown)
  if (shown >= requiredYears - 0.1)
    return { state: 'met', note: notes.yearsShown(formatYears(shown)), evidence, isWork: !isGeneral }
  const words = requiredYears === 1 ? '1 is' : `${requiredYears} are`
  if (shown > 0 && (!isGeneral || shown >= requiredYears * 0.6))
    return { state: 'partly', note: notes.yearsShort(formatYears(shown), words), evidence, action: 'add_detail' }
  if (isGeneral || years.count < requiredYears * 0.6)
    return {
      state: 'missing',
      note: notes.yearsShort(formatYears(isGeneral ? shown : years.count), words),
      action: 'add_detail',
    }
  return assessWords(requirement, candidate, notes)
}

function statedYears(years: number): MatchEvidence {
  const count = Math.round(years * 10) / 10
  const sentence = `${counted(count, 'year')} of experience`
  return { source: 'profile', sentence, spans: [[0, sentence.length]] }
}

function isAbout(
  entry: PreparedCandidate['entries'][number],
  own: string[],
  label: string,
  candidate: PreparedCandidate,
): boolean {
  const role = /\b(?:as|in) an?\s{1,9}([^\s,.;()][^,.;()]{0,300}?)(?:\s{1,9}(?:role|position)|$)/i.exec(label)?.[1]
  if (role && entry.title && titleSimilarity(role, entry.title) >= 0.75) return true
  const stems = new Set(
    candidate.sentences.filter((one) => one.entry === entry).flatMap((one) => one.tokens.map((token) => token.stem)),
  )
  return own.filter((stem) => stemsLike(stem).some((like) => stems.has(like))).length * 2 > own.length
}
