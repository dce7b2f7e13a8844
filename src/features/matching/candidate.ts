import { readWhereabouts, type Whereabouts } from '#features/places/nearness.ts'
import type { DegreeFound } from './degrees.ts'
import { degreeName, degreeRank, degreesIn } from './degrees.ts'
import type { Range } from './denials.ts'
import { beginnerRanges, deniedRanges, isWithin } from './denials.ts'
import { type Counts, fieldsOf } from './features.ts'
import type { SpokenLanguage } from './languages.ts'
import { spokenLanguages } from './languages.ts'
import { withoutName } from './name-line.ts'
import { coveredMonths, latestMonth } from './periods.ts'
import type { Entry, Section } from './resume.ts'
import { readResume, splitSentences } from './resume.ts'
import type { MatchCandidate } from './shapes.ts'
import type { Skill, SkillMatch } from './skills.ts'
import { findSkills, skillOfEntry } from './skills.ts'
import type { Token } from './text.ts'
import { tokenize } from './text.ts'
import { isKnownTitle, isTitle } from './titles.ts'
import { yearsIn } from './years.ts'

/** A parsed sentence of the resume or the profile. */
export type Sentence = {
  source: 'resume' | 'profile'
  text: string
  tokens: Token[]
  skills: SkillMatch[]
  section: Section
  entry: Entry | null
  isHeader: boolean
  denied: Range[]
  beginner: Range[]
  place: string | undefined
  /** How strong the evidence is: work first, then other sections, then bare lists of skills. */
  worth: number
}

/** A skill at its position in a sentence; `isBeginner` if the sentence calls it basic. */
export type Mention = { sentence: Sentence; match: SkillMatch; isBeginner: boolean }

export type Title = { text: string; sentence: Sentence; isCurrent: boolean }

/** A parsed candidate, to be matched with many jobs. The fields are internal: only `matchPrepared` reads them, so they may change. */
export type PreparedCandidate = {
  profile: MatchCandidate['profile']
  hasResume: boolean
  resumeTitle: string | null
  sentences: Sentence[]
  entries: Entry[]
  mentions: Map<Skill, Mention[]>
  byStem: Map<string, number[]>
  titles: Title[]
  /** The beginnings of other lines that name an occupation. */
  workLines: Title[]
  fields: Counts
  /** Total years of work and the sentence that states them; null if unknown. */
  years: { count: number; sentence: Sentence | null } | null
  skillYears: Map<Skill, number>
  degrees: { degree: DegreeFound; sentence: Sentence }[]
  languages: { language: SpokenLanguage; sentence: Sentence }[]
  hasLanguageList: boolean
  hasLicences: boolean
  place: { place: Whereabouts; text: string; source: 'profile' | 'resume' } | null
  today: number
}

const minWords = 15
const maxMentions = 100

/** Parses a candidate once. Each later match against a job takes about a millisecond. Pure: the same input gives the same result. */
export function prepareCandidate(candidate: MatchCandidate): PreparedCandidate {
  const { profile } = candidate
  const text = candidate.resume?.text ?? ''
  const resume = readResume(text)
  const fromResume = resume.sentences.flatMap((one, index) => {
    const text = index === 0 && one.section === 'head' && !one.entry ? withoutName(one.text) : one.text
    return text === '' ? [] : readSentence('resume', text, one.section, one.entry, one.isHeader)
  })
  const sentences = [...fromResume, ...profileSentences(profile)]
  const hasResume = fromResume.reduce((sum, one) => sum + one.tokens.length, 0) >= minWords
  const asOf = candidate.resume?.asOf
  const today = asOf ? asOf.getUTCFullYear() * 12 + asOf.getUTCMonth() : latestMonth(text)
  const mentions = collectMentions(sentences)
  return {
    profile,
    hasResume,
    resumeTitle: candidate.resume?.title ?? null,
    sentences,
    entries: resume.entries,
    mentions,
    byStem: indexStems(sentences),
    titles: collectTitles(profile, sentences, resume.entries),
    workLines: workLines(fromResume),
    fields: fieldsOf(mentions.keys()),
    years: workedYears(profile, sentences, resume.entries, today),
    skillYears: skillYears(mentions, sentences, today),
    degrees: collectDegrees(profile, sentences),
    languages: sentences.flatMap((sentence) =>
      spokenLanguages(sentence.text, sentence.section === 'languages')
        .filter((language) => !isWithin(language.start, sentence.denied))
        .map((language) => ({ language, sentence })),
    ),
    hasLanguageList: sentences.some((sentence) => sentence.section === 'languages'),
    hasLicences:
      sentences.some((sentence) => sentence.section === 'certifications') ||
      [...mentions.keys()].some((skill) => skill.kind === 'certification'),
    place: collectPlace(profile, fromResume),
    today,
  }
}

const sectionWorth: Record<Section, number> = {
  experience: 3,
  other: 2,
  certifications: 2,
  education: 2,
  summary: 1.5,
  languages: 1.5,
  head: 1,
  skills: 0.5,
}

function readSentence(
  source: Sentence['source'],
  text: string,
  section: Section,
  entry: Entry | null,
  isHeader = false,
): Sentence {
  const tokens = tokenize(text)
  return {
    source,
    text,
    tokens,
    skills: findSkills(tokens, text),
    section,
    entry,
    isHeader,
    denied: deniedRanges(text),
    beginner: beginnerRanges(text),
    place: entry?.place,
    worth: (entry ? 3 : sectionWorth[section]) - (isHeader ? 0.5 : 0) - (source === 'profile' ? 0.6 : 0),
  }
}

function profileSentences(profile: MatchCandidate['profile']): Sentence[] {
  const list = (entries: string[], section: Section) =>
    entries.filter((entry) => entry.trim() !== '').map((entry) => readSentence('profile', entry.trim(), section, null))
  const skills = list(profile.skills, 'skills')
  for (const sentence of skills) {
    const skill = skillOfEntry(sentence.text)
    // A whole list entry is a skill in any letter case ('go', 'r'); in running text such a word needs context.
    if (skill && sentence.tokens.length > 0) sentence.skills = [{ skill, first: 0, last: sentence.tokens.length - 1 }]
  }
  const bio = (profile.bio ?? '').split('\n').flatMap((line) => splitSentences(line.trim()))
  return [...skills, ...list(profile.certifications, 'certifications'), ...list(bio, 'summary')]
}

/** Each skill with its mentions and the mentions of skills that prove it, without denied ones. */
function collectMentions(sentences: Sentence[]): Map<Skill, Mention[]> {
  const mentions = new Map<Skill, Mention[]>()
  for (const sentence of sentences) {
    for (const match of sentence.skills) {
      const start = sentence.tokens[match.first]?.start ?? 0
      if (isWithin(start, sentence.denied)) continue
      const mention = { sentence, match, isBeginner: isWithin(start, sentence.beginner) }
      for (const skill of [match.skill, ...match.skill.proves]) {
        const list = mentions.get(skill) ?? []
        if (list.length < maxMentions) list.push(mention)
        mentions.set(skill, list)
      }
    }
  }
  return mentions
}

function indexStems(sentences: Sentence[]): Map<string, number[]> {
  const byStem = new Map<string, number[]>()
  sentences.forEach((sentence, index) => {
    for (const stem of new Set(sentence.tokens.map((token) => token.stem))) {
      const list = byStem.get(stem)
      if (list) list.push(index)
      else byStem.set(stem, [index])
    }
  })
  return byStem
}

function collectTitles(profile: MatchCandidate['profile'], sentences: Sentence[], entries: Entry[]): Title[] {
  const titles: Title[] = []
  const current = profile.currentJobTitle?.trim()
  if (current) titles.push({ text: current, sentence: readSentence('profile', current, 'head', null), isCurrent: true })
  for (const sentence of sentences) {
    const { entry } = sentence
    if (sentence.isHeader && entry?.title && sentence.text.includes(entry.title) && entries.includes(entry)) {
      titles.push({ text: entry.title, sentence, isCurrent: entry.period.to === null })
    } else if (sentence.section === 'head' && sentence.source === 'resume' && isTitle(sentence.text)) {
      titles.push({ text: sentence.text, sentence, isCurrent: false })
    }
  }
  return titles
}

const longestOpening = 80
const maxWorkLines = 80
/** A sentence about an achievement names the work of others, too: 'Hired 120 drivers'. */
const deed = /^(?:\p{L}+ed|led|ran|built|wrote|taught|sold|kept|made|held|oversaw|grew|won|gave|took|set) /iu

function workLines(fromResume: Sentence[]): Title[] {
  const lines = fromResume.map((sentence) => {
    const text = sentence.text.slice(0, longestOpening).replace(/^[^\p{L}]+/u, '')
    return { text, sentence, isCurrent: false }
  })
  return lines.filter(({ text }) => !deed.test(text) && isKnownTitle(text)).slice(0, maxWorkLines)
}

function workedYears(
  profile: MatchCandidate['profile'],
  sentences: Sentence[],
  entries: Entry[],
  today: number,
): PreparedCandidate['years'] {
  const counts: { count: number; sentence: Sentence | null }[] = []
  if (profile.yearsOfExperience !== null) counts.push({ count: profile.yearsOfExperience, sentence: null })
  const periods = entries.map((entry) => entry.period)
  if (periods.length > 0) {
    const newest = sentences.find((sentence) => sentence.isHeader && sentence.entry === entries[0]) ?? null
    counts.push({ count: coveredMonths(periods, today) / 12, sentence: newest })
  }
  for (const sentence of sentences) {
    const statedYears = yearsIn(sentence.text)
    if (statedYears && /experience|career|working|worked|industry/i.test(sentence.text))
      counts.push({ count: statedYears.count, sentence })
  }
  if (counts.length === 0) return null
  return counts.reduce((best, next) => (next.count > best.count ? next : best))
}

/** Years of each skill: the years of the jobs that mention it, or the years that a sentence states. */
function skillYears(mentions: Map<Skill, Mention[]>, sentences: Sentence[], today: number): Map<Skill, number> {
  const stated = new Map<Sentence, number>()
  for (const sentence of sentences) {
    const statedYears = yearsIn(sentence.text)
    if (statedYears) stated.set(sentence, statedYears.count)
  }
  const years = new Map<Skill, number>()
  for (const [skill, list] of mentions) {
    const entries = new Set(list.flatMap((mention) => mention.sentence.entry ?? []))
    const covered =
      coveredMonths(
        [...entries].map((entry) => entry.period),
        today,
      ) / 12
    const statedYears = Math.max(0, ...list.map((mention) => stated.get(mention.sentence) ?? 0))
    years.set(skill, Math.max(covered, statedYears))
  }
  return years
}

function collectDegrees(profile: MatchCandidate['profile'], sentences: Sentence[]): PreparedCandidate['degrees'] {
  const degrees = sentences.flatMap((sentence) =>
    degreesIn(sentence.text)
      .filter((degree) => !isWithin(degree.start, sentence.denied))
      .map((degree) => ({ degree, sentence })),
  )
  const level = profile.educationLevel
  if (level && degreeRank(level) >= 0) {
    const text = degreeName(level as DegreeFound['level'])
    const found: DegreeFound = { level: level as DegreeFound['level'], start: 0, end: text.length, isUnderway: false }
    degrees.push({ degree: found, sentence: readSentence('profile', text, 'education', null) })
  }
  return degrees
}

function collectPlace(profile: MatchCandidate['profile'], fromResume: Sentence[]): PreparedCandidate['place'] {
  const text = profile.location?.trim()
  if (text) return { place: readWhereabouts(text), text, source: 'profile' }
  // Without a place in the profile, use the address line among the first lines of the resume.
  for (const sentence of fromResume.slice(0, 8)) {
    if (sentence.section !== 'head') break
    for (const part of sentence.text.split(/[|•·]|\s{2}/).map((one) => one.trim())) {
      const place = readWhereabouts(part)
      if (
        part.length <= 60 &&
        place.found.length === 1 &&
        place.found[0]!.city &&
        !/@|https?:|\d{3}/.test(part) &&
        !isTitle(part)
      ) {
        return { place, text: part, source: 'resume' }
      }
    }
  }
  return null
}
