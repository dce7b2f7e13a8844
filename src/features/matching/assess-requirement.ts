import type { Finding } from './assess.ts'
import { assessWords, combine, noteOf } from './assess.ts'
import { assessSkills, assessSoft, hardGroups } from './assess-skills.ts'
import type { PreparedCandidate, Sentence } from './candidate.ts'
import type { Circumstance } from './circumstances.ts'
import { circumstanceOf } from './circumstances.ts'
import type { DegreeLevel } from './degrees.ts'
import { degreeName, degreeRank, impliedField } from './degrees.ts'
import { isWithin } from './denials.ts'
import { quote } from './evidence.ts'
import type { Requirement } from './job.ts'
import { coveredMonths } from './periods.ts'
import type { MatchEvidence } from './shapes.ts'
import { tokenize } from './text.ts'
import { titleLikeness } from './titles.ts'
import type { Notes } from './wording.ts'
import { shortLabel } from './wording.ts'
import { stemsLike, weighWords } from './words.ts'
import { formatYears } from './years.ts'

/** Reads one requirement against the candidate: what it asks for decides how it is read. */
export function assessRequirement(requirement: Requirement, candidate: PreparedCandidate, notes: Notes): Finding {
  const findings: Finding[] = []
  if (requirement.degree) findings.push(assessDegree(requirement.degree, candidate, notes))
  if (hardGroups(requirement).length > 0) findings.push(assessSkills(requirement, candidate, notes))
  if (requirement.languages.length > 0) findings.push(assessLanguages(requirement, candidate, notes))
  const isOnlyDegree = requirement.degree && findings.length === 1
  if (
    requirement.years !== null &&
    hardGroups(requirement).length === 0 &&
    !(isOnlyDegree && requirement.degree?.takesExperience)
  ) {
    findings.push(assessYears(requirement, requirement.years, candidate, notes))
  }
  if (findings.length === 0) findings.push(assessPlain(requirement, candidate, notes))
  const finding = combine(findings)
  return finding.state === 'missing' ? { gap: shortLabel(requirement.label), ...finding } : finding
}

function assessPlain(requirement: Requirement, candidate: PreparedCandidate, notes: Notes): Finding {
  const circumstance = circumstanceOf(requirement.label)
  if (circumstance) return assessCircumstance(circumstance, candidate, notes)
  return requirement.groups.length > 0
    ? assessSoft(requirement, candidate, notes)
    : assessWords(requirement, candidate, notes)
}

/** Travel, shifts, licences: met or missing only where the person has said so. */
function assessCircumstance(circumstance: Circumstance, candidate: PreparedCandidate, notes: Notes): Finding {
  for (const sentence of candidate.sentences) {
    const said = circumstance.said.exec(sentence.text)
    if (!said) continue
    const end = said.index + said[0].length
    const words = sentence.tokens.filter((token) => token.start >= said.index && token.end <= end)
    const isDenied = /\b(?:not|unable|cannot|can['’]?t|no|never)\W+(?:\w+\W+){0,2}$/i.test(
      sentence.text.slice(0, said.index),
    )
    if (isDenied || isWithin(end - 1, sentence.denied))
      return { state: 'missing', note: notes.denied, action: 'answer_once' }
    return { state: 'met', note: noteOf(sentence, notes), evidence: quote(sentence, words) }
  }
  return { state: 'unknown', note: notes.untold, action: 'answer_once' }
}

function whole(sentence: Sentence): MatchEvidence {
  return quote(sentence, sentence.tokens)
}

const anyField = /\b(?:related|relevant|similar|equivalent|comparable|any|other)\b/i
const exactSciences = new Set(
  weighWords(
    tokenize('mathematics statistics physics engineering computer science economics chemistry informatics biology'),
  ).keys(),
)

function assessDegree(
  requiredDegree: NonNullable<Requirement['degree']>,
  candidate: PreparedCandidate,
  notes: Notes,
): Finding {
  const needed = degreeRank(requiredDegree.lowest.level)
  const held = [...candidate.degrees].sort((a, b) => degreeRank(b.degree.level) - degreeRank(a.degree.level))
  const enough = held.filter(({ degree }) => degreeRank(degree.level) >= needed)
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
    const evidence = candidate.years?.sentence ? whole(candidate.years.sentence) : statedYears(years)
    return {
      state: years >= 5 ? 'met' : 'partly',
      note: `The posting takes experience for it: ${formatYears(years)}.`,
      evidence,
    }
  }
  const [highest] = held
  if (!highest) return { state: 'unknown', note: notes.untold, action: 'answer_once' }
  const [shown, required] = [withArticle(highest.degree.level), withArticle(requiredDegree.lowest.level)]
  if (needed - degreeRank(highest.degree.level) === 1 && needed > 1) {
    return {
      state: 'partly',
      note: notes.near(shown, required),
      evidence: whole(highest.sentence),
      action: 'add_detail',
    }
  }
  return { state: 'missing', note: `Shown: ${shown}. Asked: ${required}.`, action: 'add_detail', gap: required }
}

function withArticle(level: DegreeLevel): string {
  return `${level === 'associate' ? 'an' : 'a'} ${degreeName(level)}`
}

/** An unknown field gets the benefit of the doubt. */
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

function assessLanguages(requirement: Requirement, candidate: PreparedCandidate, notes: Notes): Finding {
  const findings = requirement.languages.map((required): Finding => {
    const known = candidate.languages.filter(({ language }) => language.name === required.name)
    const best = [...known].sort((a, b) => b.language.level - a.language.level)[0]
    if (!best) {
      // A resume in English does not mention English; a list of languages without another one is an answer.
      const isAnswered = candidate.hasLanguageList && required.name !== 'English'
      if (isAnswered) return { state: 'missing', note: notes.missing, action: 'say_where', gap: required.name }
      return { state: 'unknown', note: notes.untold, action: 'answer_once' }
    }
    const { language, sentence } = best
    const evidence = quote(
      sentence,
      sentence.tokens.filter((token) => token.start >= language.start && token.end <= language.end),
    )
    const needed = Math.min(required.level || 2, 3)
    const isEnough = language.level >= needed || (language.level === 0 && needed <= 2)
    if (isEnough) return { state: 'met', note: noteOf(sentence, notes), evidence }
    return { state: 'partly', note: notes.overlap, evidence, action: 'add_detail' }
  })
  if (/\bor\b|\//.test(requirement.label)) {
    const order = ['met', 'partly', 'unknown', 'missing']
    return [...findings].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))[0] as Finding
  }
  return combine(findings)
}

/** Years without a skill of the vocabulary: in all, or in the jobs that share the requirement's own words. */
function assessYears(
  requirement: Requirement,
  requiredYears: number,
  candidate: PreparedCandidate,
  notes: Notes,
): Finding {
  const own = [...requirement.words].filter(([, weight]) => weight === 1).map(([stem]) => stem)
  const { years } = candidate
  if (!years)
    return { state: 'unknown', note: candidate.hasResume ? notes.untold : notes.noResume, action: 'answer_once' }
  const isGeneral = own.length === 0 || requirement.degree !== null
  const entries = isGeneral
    ? []
    : candidate.entries.filter((entry) => isAbout(entry, own, requirement.label, candidate))
  const shown = isGeneral
    ? years.count
    : coveredMonths(
        entries.map((entry) => entry.period),
        candidate.today,
      ) / 12
  const header =
    entries.length > 0 ? candidate.sentences.find((one) => one.isHeader && one.entry === entries[0]) : years.sentence
  const evidence = header ? whole(header) : statedYears(shown)
  if (shown >= requiredYears - 0.1) return { state: 'met', note: notes.yearsShown(formatYears(shown)), evidence }
  const words = requiredYears === 1 ? '1 is' : `${requiredYears} are`
  if (shown > 0 && (!isGeneral || shown >= requiredYears * 0.6))
    return { state: 'partly', note: notes.yearsShort(formatYears(shown), words), evidence, action: 'add_detail' }
  if (isGeneral || years.count < requiredYears * 0.6)
    return { state: 'missing', note: notes.yearsShort(formatYears(years.count), words), action: 'add_detail' }
  return assessWords(requirement, candidate, notes)
}

function statedYears(years: number): MatchEvidence {
  const count = Math.round(years * 10) / 10
  const sentence = `${count} ${count === 1 ? 'year' : 'years'} of experience`
  return { source: 'profile', sentence, spans: [[0, sentence.length]] }
}

function isAbout(
  entry: PreparedCandidate['entries'][number],
  own: string[],
  label: string,
  candidate: PreparedCandidate,
): boolean {
  const role = /\b(?:as|in) an?\s{1,9}([^\s,.;()][^,.;()]{0,300}?)(?:\s{1,9}(?:role|position)|$)/i.exec(label)?.[1]
  if (role && entry.title && titleLikeness(role, entry.title) >= 0.75) return true
  const stems = new Set(
    candidate.sentences.filter((one) => one.entry === entry).flatMap((one) => one.tokens.map((token) => token.stem)),
  )
  return own.filter((stem) => stemsLike(stem).some((like) => stems.has(like))).length * 2 > own.length
}
