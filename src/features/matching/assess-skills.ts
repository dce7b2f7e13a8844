import { counted } from '#lib/count-word.ts'
import type { Finding } from './assess.ts'
import { assessWords, bestOverlap, noteOf } from './assess.ts'
import type { Mention, PreparedCandidate, Sentence } from './candidate.ts'
import { isWithin } from './denials.ts'
import { phraseAround, quote } from './evidence.ts'
import type { Requirement, SkillGroup } from './job.ts'
import type { MatchState } from './shapes.ts'
import type { Skill } from './skills.ts'
import type { Token } from './text.ts'
import type { Notes } from './wording.ts'
import { formatList, shortLabel } from './wording.ts'
import { isFaint } from './words.ts'
import { formatYears } from './years.ts'

/** The result for one group of alternatives, and the mentions that prove it. */
type GroupFinding = {
  group: SkillGroup
  state: MatchState
  /** The skill found in the resume instead of the requested one. */
  instead: Skill | null
  isBeginner: boolean
  mentions: Mention[]
  years: number
}

const stateOrder: Record<MatchState, number> = { met: 3, partly: 2, missing: 1, unknown: 0 }

/** Assesses a requirement that names skills. It is met if every group is met, with the required years. */
export function assessSkills(requirement: Requirement, candidate: PreparedCandidate, notes: Notes): Finding {
  const groups = hardGroups(requirement)
  const found = groups.map((group) => assessGroup(group, requirement, candidate))
  const best = [...found].sort((a, b) => stateOrder[b.state] - stateOrder[a.state])[0] as GroupFinding
  if (best.state === 'unknown') return { state: 'unknown', note: notes.noResume, action: 'add_detail' }
  if (best.state === 'missing') {
    // People often do not name practices, so these are searched by their words, and are unknown if the words are not found.
    const wouldBeNamed = found.some((one) => !one.group.skills.every((skill) => skill.isPractice))
    return wouldBeNamed || isDenied(found, candidate)
      ? withLicence(missingFinding(found, candidate, notes), found, requirement, candidate, notes)
      : assessWords(requirement, candidate, notes)
  }
  const evidence = bestQuote(found, requirement)
  const isMet = found.every((one) => one.state === 'met')
  if (!isMet) return { state: 'partly', note: partlyNote(found, notes), evidence, action: 'add_detail', gap: undefined }
  return { ...withYears(requirement, found, notes), evidence }
}

/** The groups of skills that a resume usually names. Soft skills are ignored if there are others. */
export function hardGroups(requirement: Requirement): SkillGroup[] {
  return requirement.groups.filter((group) => group.skills.some((skill) => skill.kind !== 'soft'))
}

function assessGroup(group: SkillGroup, requirement: Requirement, candidate: PreparedCandidate): GroupFinding {
  const finding: GroupFinding = { group, state: 'missing', instead: null, isBeginner: false, mentions: [], years: 0 }
  for (const skill of group.skills) {
    const mentions = candidate.mentions.get(skill)
    if (!mentions) continue
    const sure = mentions.filter((mention) => !mention.isBeginner)
    const state = sure.length > 0 ? 'met' : 'partly'
    if (stateOrder[state] > stateOrder[finding.state]) {
      Object.assign(finding, { state, mentions: [], instead: null, isBeginner: state === 'partly' })
    }
    if (state !== finding.state) continue
    finding.mentions.push(...(sure.length > 0 ? sure : mentions))
    finding.years = Math.max(finding.years, candidate.skillYears.get(skill) ?? 0)
    const first = (sure[0] ?? mentions[0]) as Mention
    if (!sure.some((mention) => mention.match.skill === skill)) finding.instead ??= first.match.skill
    else finding.instead = null
  }
  if (finding.state === 'missing') assessSpread(finding, candidate)
  if (finding.state === 'missing') assessNear(finding, requirement, candidate)
  // Without a resume, the short list in a profile shows what a candidate has, but not what is lacking.
  if (finding.state === 'missing' && !candidate.hasResume) finding.state = 'unknown'
  return finding
}

const widestSpread = 6

/** Finds the words of a skill close together in another order: 'negotiated and drafted contracts' is contract drafting. */
function assessSpread(finding: GroupFinding, candidate: PreparedCandidate): void {
  for (const skill of finding.group.skills) {
    for (const phrase of skill.phrases) {
      const match = spreadMatch(phrase, candidate)
      if (!match) continue
      const isSpecific = phrase.some((stem) => !isFaint(stem))
      const mention = { sentence: match.sentence, match: { skill, ...match }, isBeginner: false }
      Object.assign(finding, { state: isSpecific ? 'met' : 'partly', mentions: [mention] })
      return
    }
  }
}

function spreadMatch(phrase: string[], candidate: PreparedCandidate) {
  const lists = phrase.map((stem) => candidate.byStem.get(stem) ?? [])
  const shortest = lists.reduce((least, list) => (list.length < least.length ? list : least))
  for (const index of shortest.slice(0, 20)) {
    const sentence = candidate.sentences[index] as Sentence
    if (sentence.section === 'skills' || !lists.every((list) => list.includes(index))) continue
    const at = phrase.map((stem) => sentence.tokens.findIndex((token) => token.stem === stem))
    const [first, last] = [Math.min(...at), Math.max(...at)]
    if (at.some((one) => isWithin(sentence.tokens[one]?.start ?? 0, sentence.denied))) continue
    const gap = sentence.text.slice(sentence.tokens[first]?.end, sentence.tokens[last]?.start)
    if (phrase.length === 1 ? isPastVerb(sentence, first) : last - first <= widestSpread && !/[,;:]/.test(gap)) {
      return { sentence, first, last }
    }
  }
  return null
}

/** 'Hired 25 people' describes hiring; 'was hired' and 'a hire' do not. */
function isPastVerb(sentence: Sentence, at: number): boolean {
  const verb = sentence.tokens[at]?.surface.toLowerCase() ?? ''
  const isPast = /ed$/.test(verb) && !/^(?:accounted|estimated|scheduled|related)$/.test(verb)
  return isPast && !/^(?:was|were|been|being|is|are|be|get|got)$/.test(sentence.tokens[at - 1]?.form ?? '')
}

function assessNear(finding: GroupFinding, requirement: Requirement, candidate: PreparedCandidate): void {
  for (const near of finding.group.skills.flatMap((skill) => skill.near)) {
    const mentions = candidate.mentions.get(near)?.filter((mention) => !mention.isBeginner)
    if (!mentions?.[0]) continue
    const years = candidate.skillYears.get(near) ?? 0
    Object.assign(finding, {
      state: finding.group.orSimilar ? 'met' : 'partly',
      instead: mentions[0].match.skill,
      mentions,
      years,
    })
    return
  }
  if (!finding.group.skills.some((skill) => skill.kind === 'domain')) return
  // Business fields are described in many ways, so sharing 40 percent of the requirement's words counts as partly met.
  const overlap = bestOverlap(requirement.words, candidate)
  if (!overlap?.isPlain || overlap.coverage < 0.4) return
  const first = overlap.sentence.tokens.indexOf(overlap.tokens[0] as Token)
  const match = { skill: finding.group.skills[0] as Skill, first, last: first }
  Object.assign(finding, { state: 'partly', mentions: [{ sentence: overlap.sentence, match, isBeginner: false }] })
}

function isDenied(found: GroupFinding[], candidate: PreparedCandidate): boolean {
  const required = new Set(found.flatMap((one) => one.group.skills))
  return candidate.sentences.some(
    (sentence) =>
      sentence.denied.length > 0 &&
      sentence.skills.some(
        (match) => required.has(match.skill) && isWithin(sentence.tokens[match.first]?.start ?? 0, sentence.denied),
      ),
  )
}

function missingFinding(found: GroupFinding[], candidate: PreparedCandidate, notes: Notes): Finding {
  const gap = formatList(
    found.map((one) => one.group.written),
    2,
  )
  if (isDenied(found, candidate)) return { state: 'missing', note: notes.denied, action: 'add_detail', gap }
  return { state: 'missing', note: notes.missing, action: 'say_where', gap }
}

/** A missing license limits the verdict only if the resume lists other licenses. Otherwise it may just not be written down. */
function withLicence(
  finding: Finding,
  found: GroupFinding[],
  requirement: Requirement,
  candidate: PreparedCandidate,
  notes: Notes,
): Finding {
  const isLicence = requirement.conditions?.some((one) => one.kind === 'licence')
  const isNamed = found.every((one) => one.group.skills.every((skill) => skill.kind === 'certification'))
  if (!isLicence || !isNamed || !candidate.hasLicences) return finding
  return { ...finding, limit: { max: 'weak', reason: notes.licenceMissed(shortLabel(requirement.label)) } }
}

function partlyNote(found: GroupFinding[], notes: Notes): string {
  const absent = found.filter((one) => one.state === 'missing' || one.state === 'unknown')
  const shown = found.filter((one) => one.state === 'met' || one.state === 'partly')
  if (absent.length > 0) {
    const name = (one: GroupFinding) => one.instead?.name ?? one.group.written
    return notes.some(formatList(shown.map(name)), formatList(absent.map((one) => one.group.written)))
  }
  const weak = shown.find((one) => one.state === 'partly') as GroupFinding
  if (weak.isBeginner) return notes.beginner
  return weak.instead ? notes.near(weak.instead.name, weak.group.written) : notes.overlap
}

/** Met, or partly met if the required years are not shown. */
function withYears(requirement: Requirement, found: GroupFinding[], notes: Notes): Finding {
  const [only] = found
  const instead = found.length === 1 ? only?.instead : null
  const sentence = only?.mentions[0]?.sentence
  const isInResume = found.some((one) => one.mentions.some((mention) => mention.sentence.source === 'resume'))
  const plain = isInResume || !sentence ? notes.shown : noteOf(sentence, notes)
  if (requirement.years === null) {
    const isProof = instead && only?.group.skills.some((skill) => instead.proves.includes(skill))
    if (instead && isInResume)
      return {
        state: 'met',
        note: isProof
          ? notes.covers(instead.name, only?.group.written ?? '')
          : notes.near(instead.name, only?.group.written ?? ''),
      }
    return { state: 'met', note: plain, action: isInResume ? undefined : 'add_detail' }
  }
  const required = requirement.years < 1 ? 'some months are' : counted(requirement.years, 'is', 'are')
  const years = Math.min(...found.map((one) => one.years))
  if (years >= requirement.years - 0.1) return { state: 'met', note: notes.yearsShown(formatYears(years)) }
  const note = years > 0 ? notes.yearsShort(formatYears(years), required) : notes.yearsUntold(required)
  return { state: 'partly', note, action: 'add_detail' }
}

/** Picks the sentence that proves the most: by number of groups, then by kind of section, then by the requirement's own words. */
function bestQuote(found: GroupFinding[], requirement: Requirement) {
  const proofs = new Map<Sentence, { groups: Set<GroupFinding>; spans: ReturnType<typeof phraseAround>[] }>()
  for (const one of found) {
    for (const { sentence, match } of one.mentions) {
      const proof = proofs.get(sentence) ?? { groups: new Set(), spans: [] }
      proof.groups.add(one)
      proof.spans.push(phraseAround(sentence, match.first, match.last))
      proofs.set(sentence, proof)
    }
  }
  let best: { sentence: Sentence; spans: ReturnType<typeof phraseAround>[]; score: number } | null = null
  for (const [sentence, { groups, spans }] of proofs) {
    const shared = sentence.tokens.filter((token) => requirement.words.get(token.stem) === 1).length
    const score = groups.size * 2 + sentence.worth + Math.min(3, shared) * 0.3
    if (!best || score > best.score) best = { sentence, spans, score }
  }
  return best ? quote(best.sentence, best.spans) : undefined
}

/**
 * Assesses a requirement with only soft skills. It is met if half of them are mentioned; with no mention it is assessed by its words. It
 * is never missing.
 */
export function assessSoft(requirement: Requirement, candidate: PreparedCandidate, notes: Notes): Finding {
  const mentionOf = (skills: Skill[]) =>
    skills
      .flatMap((skill) => candidate.mentions.get(skill) ?? [])
      .sort((a, b) => b.sentence.worth - a.sentence.worth)
      .slice(0, 1)
  const shown = requirement.groups.flatMap((group) => mentionOf(group.skills))
  const close = requirement.groups.flatMap((group) => mentionOf(group.skills.flatMap((skill) => skill.near)))
  const mention = shown[0] ?? close[0]
  if (!mention) return assessWords(requirement, candidate, notes)
  const { sentence, match } = mention
  const evidence = quote(sentence, [phraseAround(sentence, match.first, match.last)])
  if (shown.length * 2 >= requirement.groups.length) return { state: 'met', note: noteOf(sentence, notes), evidence }
  return { state: 'partly', note: notes.overlap, evidence, action: 'add_detail' }
}
