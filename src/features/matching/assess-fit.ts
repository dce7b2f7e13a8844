import { locationsText } from '#features/job-postings/labels.ts'
import { isOpenToResident, namesOfApplicantPlaces } from '#features/places/applicant-places.ts'
import { isOpenToAny, nearest } from '#features/places/nearness.ts'
import { counted } from '#lib/count-word.ts'
import { dollars, salaryFull } from '#lib/money.ts'
import { dollarsAYear } from '#lib/pay/pay.ts'
import type { Finding } from './assess.ts'
import type { PreparedCandidate, Title } from './candidate.ts'
import { quote } from './evidence.ts'
import { fieldYears, SAME_FIELD } from './field-years.ts'
import type { PreparedJob } from './job.ts'
import type { MatchEvidence, MatchJob } from './shapes.ts'
import { tokenize } from './text.ts'
import { isKnownTitle, titleRank, titleSimilarity } from './titles.ts'
import type { Notes } from './wording.ts'
import { formatList } from './wording.ts'
import { formatYears } from './years.ts'

function inProfile(sentence: string): MatchEvidence {
  return { source: 'profile', sentence, spans: [[0, sentence.length]] }
}

function titleEvidence(title: Title): MatchEvidence {
  const start = title.sentence.text.indexOf(title.text)
  const end = start + title.text.length
  return quote(
    title.sentence,
    title.sentence.tokens.filter((token) => token.start >= start && token.end <= end),
  )
}

export type ClosestTitle = { title: Title; likeness: number; isLine: boolean } | null

/** The title of the candidate's jobs that is closest to this one, or a closer line of the resume; null without any. */
export function closestTitle(required: string, candidate: PreparedCandidate): ClosestTitle {
  let best: ClosestTitle = null
  for (const [titles, isLine] of [
    [candidate.titles, false],
    [candidate.workLines, true],
  ] as const) {
    for (const title of titles) {
      const likeness = titleSimilarity(required, title.text)
      if (!best || likeness > best.likeness) best = { title, likeness, isLine }
    }
  }
  return best
}

/** Compares the job's title with the titles of the person's current and earlier jobs, and with lines that name an occupation. */
export function assessTitle({ job }: PreparedJob, closest: ClosestTitle, notes: Notes): Finding {
  if (!closest || tokenize(job.title).length === 0)
    return { state: 'unknown', note: notes.untold, action: 'answer_once' }
  const { title, likeness, isLine } = closest
  if (isLine && likeness >= SAME_FIELD)
    return {
      state: 'partly',
      note: notes.mentionsWork,
      evidence: quote(title.sentence, title.sentence.tokens.slice(0, 12)),
    }
  if (likeness >= 0.75)
    return { state: 'met', note: `${title.text} is the same kind of work.`, evidence: titleEvidence(title) }
  if (likeness >= SAME_FIELD)
    return { state: 'partly', note: `${title.text} is close to it.`, evidence: titleEvidence(title) }
  // A title in words that are not in the vocabulary may still be the same work.
  if (!isKnownTitle(job.title)) return { state: 'unknown', note: 'We could not compare this title.' }
  return { state: 'missing', note: 'No job title so far is close to this one.', action: 'add_detail' }
}

const rankNames = [
  'an internship',
  'a junior job',
  'a mid-level job',
  'a senior job',
  'a lead or manager job',
  'a director job',
  'a vice president job',
  'an executive job',
]

const ranksOfLevels = { intern: 0, entry: 1, mid: 2, senior: 3, lead: 4 } as const

/**
 * The rank by the level that the company states, or else by the title; null without either. An executive may be a director, a vice
 * president or a chief, which only the title says.
 */
function statedRank({ title, level }: MatchJob): number | null {
  const ofTitle = titleRank(title)
  if (!level) return ofTitle
  return level === 'executive' ? Math.max(ofTitle ?? 7, 5) : ranksOfLevels[level]
}

function rankOfYears(years: number): number {
  if (years < 2) return 1
  if (years < 5) return 2
  return years < 8 ? 3 : 4
}

/** The rank of a posting that says nothing about it. */
const USUAL_RANK = 2

/**
 * The ranks that a posting asks for and that a person reached, by titles or else by years; `held` is null without either. Without a word
 * about it, a posting asks for the usual rank.
 */
export function ranksOf({ job, requiredYears }: PreparedJob, candidate: PreparedCandidate) {
  const ofYears = requiredYears === null ? USUAL_RANK : rankOfYears(requiredYears)
  const held = candidate.titles.reduce((best, one) => Math.max(best, titleRank(one.text) ?? -1), -1)
  const worked = candidate.years ? Math.min(rankOfYears(candidate.years.count), 3) : -1
  const most = Math.max(held, worked)
  return { asked: statedRank(job) ?? ofYears, held: most < 0 ? null : most }
}

/**
 * Compares the rank that the posting asks for with the person's rank and years in the field. A much higher rank is not a full match
 * either.
 */
export function assessSeniority(prepared: PreparedJob, candidate: PreparedCandidate, notes: Notes): Finding {
  const { title: jobTitle } = prepared.job
  const ofTitle = statedRank(prepared.job)
  const required = ofTitle ?? (prepared.requiredYears === null ? null : rankOfYears(prepared.requiredYears))
  if (required === null) return { state: 'unknown', note: notes.unsaidByJob }
  const field = fieldYears(jobTitle, candidate)
  const inField = candidate.titles.filter(
    (title) => field === null || titleSimilarity(jobTitle, title.text) >= SAME_FIELD,
  )
  const ranked = inField.flatMap((title) => {
    const rank = titleRank(title.text)
    return rank === null ? [] : [{ title, rank }]
  })
  const top = ranked.reduce<(typeof ranked)[number] | null>(
    (best, one) => (best && best.rank >= one.rank ? best : one),
    null,
  )
  const years = field ?? candidate.years?.count ?? null
  if (field === 0 && top === null)
    return required < 2
      ? { state: 'unknown', note: notes.untold }
      : { state: 'missing', note: `This is ${rankNames[required]}; the resume shows another field of work.` }
  const fromYears = years === null ? -1 : Math.min(rankOfYears(years), 3)
  const candidateRank = Math.max(top?.rank ?? -1, fromYears)
  if (candidateRank < 0) return { state: 'unknown', note: notes.untold, action: 'answer_once' }
  const isByTitle = top !== null && top.rank >= fromYears
  const evidence = isByTitle ? titleEvidence(top.title) : yearsEvidence(candidate)
  const shown = isByTitle
    ? `the highest title in the resume is ${top.title.text}`
    : `the resume shows ${formatYears(years ?? 0)} of work`
  const note = `This is ${rankNames[required]}; ${shown}.`
  const above = candidateRank - required
  const highestHeld = candidate.titles.reduce((best, one) => Math.max(best, titleRank(one.text) ?? -1), candidateRank)
  if (ofTitle !== null && highestHeld - required >= 3) {
    return { state: 'missing', note, limit: { max: 'fair', reason: notes.tooSenior } }
  }
  if (above >= (ofTitle === null ? 3 : 2)) return { state: 'partly', note, evidence }
  if (above >= 0) return { state: 'met', note, evidence }
  if (candidateRank === required - 1) return { state: 'partly', note, evidence }
  const reason = notes.tooJunior(rankNames[required] ?? '', isByTitle ? top.title.text : formatYears(years ?? 0))
  return {
    state: 'missing',
    note,
    ...(required > 2 && candidateRank < 2 && { limit: { max: 'fair' as const, reason } }),
  }
}

function yearsEvidence(candidate: PreparedCandidate): MatchEvidence | undefined {
  const { years } = candidate
  if (!years) return undefined
  return years.sentence
    ? quote(years.sentence, years.sentence.tokens)
    : inProfile(`${counted(years.count, 'year')} of experience`)
}

/** Assesses the skills that the posting names beyond its requirements; null if there are fewer than two. */
export function assessOtherSkills(prepared: PreparedJob, candidate: PreparedCandidate, notes: Notes): Finding | null {
  const required = prepared.otherSkills
  if (required.length < 2) return null
  const has = required.filter((skill) => candidate.mentions.has(skill))
  if (has.length === 0 && !candidate.hasResume) return { state: 'unknown', note: notes.noResume, action: 'add_detail' }
  const lacks = required.filter((skill) => !has.includes(skill)).map((skill) => skill.name)
  if (has.length === 0) return { state: 'missing', note: `No mention of ${formatList(lacks)}.`, action: 'add_detail' }
  const mention = has
    .flatMap((skill) => candidate.mentions.get(skill) ?? [])
    .reduce((best, one) => (one.sentence.worth > best.sentence.worth ? one : best))
  const { sentence, match } = mention
  const evidence = quote(sentence, sentence.tokens.slice(match.first, match.last + 1))
  const shown = formatList(has.map((skill) => skill.name))
  if (has.length * 5 >= required.length * 3) return { state: 'met', note: `Shown: ${shown}.`, evidence }
  return { state: 'partly', note: notes.some(shown, formatList(lacks)), evidence, action: 'add_detail' }
}

/** Compares the nearest place of the job with the person's place. For a remote job, only the country it is open to counts. */
export function assessLocation({ job, places }: PreparedJob, candidate: PreparedCandidate, notes: Notes): Finding {
  const candidatePlace = candidate.place
  if (!candidatePlace) return { state: 'unknown', note: notes.untold, action: 'answer_once' }
  const evidence: MatchEvidence = {
    source: candidatePlace.source,
    sentence: candidatePlace.text,
    spans: [[0, candidatePlace.text.length]],
  }
  const { applicantPlaces = [] } = job
  const isStatedOpen = applicantPlaces.length > 0 ? isOpenToResident(applicantPlaces, candidatePlace.place) : undefined
  if (isStatedOpen === false || (isStatedOpen && (job.isRemote || isFromHome(places)))) {
    const note = `The job is open to people in ${formatList(namesOfApplicantPlaces(applicantPlaces))}.`
    return { state: isStatedOpen ? 'met' : 'missing', note, evidence }
  }
  if (job.isRemote || isFromHome(places)) {
    if (isStatedOpen === null) return { state: 'unknown', note: notes.untold, action: 'answer_once' }
    const isOpen = isOpenToAny(places, candidatePlace.place)
    if (isOpen === null) return { state: 'unknown', note: notes.untold, action: 'answer_once' }
    const where = locationsText(job) ?? 'Remote'
    return isOpen
      ? { state: 'met', note: `The job is open to people there (${where}).`, evidence }
      : { state: 'missing', note: `The job is open to people in another place (${where}).`, evidence }
  }
  const near = nearest(places, candidatePlace.place)
  if (!near) return { state: 'unknown', note: notes.unsaidByJob }
  const wouldMove = candidate.sentences.some(
    (one) => /\b(?:willing|open|able|happy|ready) to relocat|relocating to/i.test(one.text) && one.denied.length === 0,
  )
  if (near === 'same_city') return { state: 'met', note: 'The job is in the same place.', evidence }
  if (near === 'unknown') return { state: 'unknown', note: notes.untold, action: 'answer_once' }
  if (near === 'same_region') return { state: 'partly', note: 'The job is in the same region.', evidence }
  if (wouldMove)
    return { state: 'partly', note: 'The job is in another location, and the resume mentions relocating.', evidence }
  return { state: 'missing', note: `The job is in ${locationsText(job)}.`, evidence }
}

const isFromHome = (places: PreparedJob['places']): boolean => places.some(({ isRemote }) => isRemote)

function acceptsType(candidate: PreparedCandidate, type: string): boolean {
  return candidate.profile.preferredJobTypes.some((one) => one.trim().toLowerCase() === type)
}

/** Compares remote or on-site work with the person's preference. */
export function assessRemote({ job, places }: PreparedJob, candidate: PreparedCandidate, notes: Notes): Finding {
  const wantsRemote = acceptsType(candidate, 'remote')
  const wantsHybrid = acceptsType(candidate, 'hybrid')
  if (!wantsRemote && !wantsHybrid) return { state: 'unknown', note: notes.untold, action: 'answer_once' }
  const evidence = inProfile(wantsRemote && wantsHybrid ? 'Remote, Hybrid' : wantsRemote ? 'Remote' : 'Hybrid')
  if (job.isRemote || isFromHome(places)) {
    return wantsRemote
      ? { state: 'met', note: 'The job is remote, as you prefer.', evidence }
      : { state: 'partly', note: 'The job is remote; you prefer hybrid.', evidence }
  }
  if (job.isRemote === null) return { state: 'unknown', note: notes.unsaidByJob }
  return wantsHybrid
    ? { state: 'partly', note: 'The job is not remote; ask how many days it is on site.', evidence }
    : { state: 'missing', note: 'The job is not remote; you prefer remote.', evidence }
}

/** Compares the pay in the posting with the pay that the person wants. */
export function assessSalary({ job }: PreparedJob, candidate: PreparedCandidate, notes: Notes): Finding {
  const desired = [candidate.profile.desiredSalaryMin, candidate.profile.desiredSalaryMax].filter(
    (one): one is number => one !== null && one > 0,
  )
  if (desired.length === 0) return { state: 'unknown', note: notes.untold, action: 'answer_once' }
  if (job.salaryMin === null && job.salaryMax === null) return { state: 'unknown', note: notes.unsaidByJob }
  const floor = Math.min(...desired)
  const evidence = inProfile(
    desired.length === 2 ? salaryFull(dollarsAYear(floor, Math.max(...desired))) : `From ${dollars(floor)}`,
  )
  const pays = salaryFull(job)
  const most = job.payMax ?? job.payMin
  if (most === null) return { state: 'unknown', note: `The posting pays ${pays}.` }
  if (most >= floor) return { state: 'met', note: `The posting pays ${pays}.`, evidence }
  if (job.payMax === null) return { state: 'unknown', note: `The posting pays ${pays} and names no upper end.` }
  if (most >= floor * 0.9)
    return { state: 'partly', note: `The posting pays ${pays}, just under what you want.`, evidence }
  return { state: 'missing', note: `The posting pays ${pays}, less than you want.`, evidence }
}

const typeNames: Record<string, { same: string[]; near: string[] }> = {
  'full-time': { same: ['full-time'], near: [] },
  'part-time': { same: ['part-time'], near: [] },
  contract: { same: ['contract'], near: ['freelance'] },
  internship: { same: ['internship'], near: [] },
  temporary: { same: ['contract'], near: ['freelance', 'part-time'] },
}

/** Compares the employment type with the types that the person prefers. */
export function assessEmploymentType({ job }: PreparedJob, candidate: PreparedCandidate, notes: Notes): Finding {
  const preferred = candidate.profile.preferredJobTypes.filter((one) => !/^(?:remote|hybrid)$/i.test(one.trim()))
  if (preferred.length === 0) return { state: 'unknown', note: notes.untold, action: 'answer_once' }
  const names = typeNames[job.employmentType?.trim().toLowerCase() ?? '']
  if (!names) return { state: 'unknown', note: notes.unsaidByJob }
  const evidence = inProfile(preferred.join(', '))
  if (names.same.some((name) => acceptsType(candidate, name)))
    return { state: 'met', note: 'One of the kinds you prefer.', evidence }
  if (names.near.some((name) => acceptsType(candidate, name)))
    return { state: 'partly', note: 'Close to a kind you prefer.', evidence }
  return {
    state: 'missing',
    note: `You prefer ${formatList(
      preferred.map((one) => one.toLowerCase()),
      8,
    )}.`,
    evidence,
  }
}
