import { locationsText } from '#features/job-postings/labels.ts'
import type { Finding } from './assess.ts'
import {
  assessEmploymentType,
  assessLocation,
  assessOtherSkills,
  assessRemote,
  assessSalary,
  assessSeniority,
  assessTitle,
  type ClosestTitle,
  closestTitle,
} from './assess-fit.ts'
import { assessRequirement } from './assess-requirement.ts'
import type { PreparedCandidate } from './candidate.ts'
import { prepareCandidate } from './candidate.ts'
import { emptyProfile } from './empty-profile.ts'
import { compareWork, type Features, featuresOf, type Likeness } from './features.ts'
import type { PreparedJob } from './job.ts'
import { prepareJob } from './job.ts'
import type { Limit, Weighed } from './limits.ts'
import { scoreOf, verdictOf, yearsLimit } from './limits.ts'
import type { MatchCandidate, MatchItem, MatchJob, MatchResult } from './shapes.ts'
import type { Counted, Voice } from './wording.ts'
import { notesFor, shortLabel, summarize } from './wording.ts'

/** Increases with every change that can alter a score, so that outdated stored scores can be recognized. */
export const matchVersion = 8

/*
 * How the score is calculated: each requirement of the posting is searched in the resume, then in the profile. The rules are in
 * assess-skills.ts and assess-requirement.ts (requirements) and assess-fit.ts (title, seniority, place, pay and terms). Their input is parsed
 * once in job.ts and candidate.ts. What is not stated is unknown, and unknown items count neither for nor against the candidate. The score
 * is a sum of a few features (features.ts) with fitted weights (weights.ts), cut by limits (limits.ts). There is no randomness, so the same
 * input always gives the same score. match-explanation.ts explains this to users.
 */

/** Explains the match of one job and one candidate. To match many, prepare each side once and use `matchPrepared`. */
export function explainMatch(job: MatchJob, candidate: MatchCandidate): MatchResult {
  return matchPrepared(prepareJob(job), prepareCandidate(candidate))
}

/** Explains the match to the person. Pure and deterministic; takes about a millisecond. */
export function matchPrepared(job: PreparedJob, candidate: PreparedCandidate): MatchResult {
  return explain(rate(job, candidate, 'person'), 'person', job, candidate)
}

/** The score of `matchPrepared` alone, for many pairs. */
export const scorePrepared = (job: PreparedJob, candidate: PreparedCandidate): number | null =>
  rate(job, candidate, 'person').score

/** The features that the score of `explainMatch` is calculated from, to fit their weights. */
export function featuresOfPair(job: MatchJob, candidate: MatchCandidate): Features {
  const { items, likeness } = rate(prepareJob(job), prepareCandidate(candidate), 'person')
  return featuresOf(items, likeness)
}

/**
 * The match that the job's company sees. It uses only the resume of the application, and its texts are about the candidate. The profile
 * (desired pay, job types, home) does not affect it, not even the score.
 */
export function matchForCompany(job: MatchJob, resume: NonNullable<MatchCandidate['resume']>): MatchResult {
  const candidate = prepareCandidate({ profile: emptyProfile, resume })
  const prepared = prepareJob(job)
  return explain(rate(prepared, candidate, 'company'), 'company', prepared, candidate)
}

const personal = new Set<MatchItem['kind']>(['remote', 'salary', 'employment_type'])

type Rated = { items: Weighed[]; likeness: Likeness; limits: Limit[]; ofYears: Limit | undefined; score: number | null }

function rate(job: PreparedJob, candidate: PreparedCandidate, voice: Voice): Rated {
  const closest = closestTitle(job.job.title, candidate)
  const all = matchItems(job, candidate, closest, voice)
  const items = voice === 'company' ? all.filter((item) => !personal.has(item.kind)) : all
  const likeness = compareWork(job, candidate, closest)
  const ofYears = yearsLimit(job, candidate, notesFor(voice))
  const limits = limitsOf(items, ofYears)
  return { items, likeness, limits, ofYears, score: scoreOf(items, likeness, limits, job) }
}

function matchItems(job: PreparedJob, candidate: PreparedCandidate, closest: ClosestTitle, voice: Voice): Weighed[] {
  const notes = notesFor(voice)
  const items = job.requirements.map((requirement, index) => {
    const item = makeItem(
      `requirement-${index + 1}`,
      'requirement',
      requirement.label,
      assessRequirement(requirement, candidate, notes, job.job.title),
      voice,
    )
    if (requirement.isOptional) return { ...item, isOptional: true }
    const condition = requirement.conditions?.[0]
    return condition ? { ...item, condition: condition.kind } : item
  })
  const add = (kind: MatchItem['kind'], label: string, finding: Finding | null) => {
    if (finding) items.push(makeItem(kind, kind, label, finding, voice))
  }
  add('title', job.job.title, assessTitle(job, closest, notes))
  add('seniority', 'Seniority', assessSeniority(job, candidate, notes))
  add('skills', 'Other skills in the posting', assessOtherSkills(job, candidate, notes))
  add('location', locationsText(job.job) ?? 'Place', assessLocation(job, candidate, notes))
  add('remote', workMode(job.job), assessRemote(job, candidate, notes))
  add('salary', 'Pay', assessSalary(job, candidate, notes))
  add('employment_type', 'Job type', assessEmploymentType(job, candidate, notes))
  return items
}

const workMode = ({ isRemote }: Pick<MatchJob, 'isRemote'>): string =>
  isRemote === null ? 'Remote or on site' : isRemote ? 'Remote work' : 'On-site work'

function makeItem(id: string, kind: MatchItem['kind'], label: string, finding: Finding, voice: Voice): Weighed {
  const item: Weighed = {
    id,
    kind,
    label,
    state: finding.state,
    note: finding.note,
    gap: finding.gap ?? shortLabel(label),
    isOptional: false,
    isWork: finding.isWork ?? (kind === 'title' || kind === 'skills'),
  }
  if (finding.limit) item.limit = finding.limit
  if (finding.evidence) item.evidence = finding.evidence
  if (finding.action && voice === 'person') item.action = finding.action
  return item
}

function explain(rated: Rated, voice: Voice, job: PreparedJob, candidate: PreparedCandidate): MatchResult {
  const { items: weighed, limits, score } = rated
  const { hasResume, resumeTitle } = candidate
  const verdict = verdictOf(score)
  const requirements: Counted[] = weighed.filter((item) => item.kind === 'requirement')
  const items = weighed.map((item, at) => {
    const { gap: _gap, isWork: _isWork, isOptional: _isOptional, limit: _limit, ...shown } = item
    const scoreIfMet = scoreWith(at, rated, job)
    return scoreIfMet !== null && score !== null && scoreIfMet > score ? { ...shown, scoreIfMet } : shown
  })
  const reasons = score === null ? [] : limits.map((one) => one.reason)
  const summary = summarize(requirements, voice, hasResume, reasons)
  const readFrom = hasResume ? resumeTitle : null
  return { version: matchVersion, score, verdict, headline: headlines[verdict], summary, readFrom, items }
}

/** The limits that count, the strictest first. */
function limitsOf(items: Weighed[], ofYears: Limit | undefined): Limit[] {
  const own = items.flatMap((item) => item.limit ?? [])
  const limits = [...own.filter((one) => one.max === 'weak'), ...own.filter((one) => one.max === 'fair')]
  return ofYears ? [...limits, ofYears] : limits
}

/** The score if the requirement at this place were met, with its skills; null for other items, and for those that are met or unknown. */
function scoreWith(at: number, { items, likeness, ofYears }: Rated, job: PreparedJob): number | null {
  const item = items[at]
  if (item?.kind !== 'requirement' || item.state === 'met' || item.state === 'unknown') return null
  const { limit: _limit, ...open } = item
  const changed = items.with(at, { ...open, state: 'met' })
  const skills = job.requirements[at]?.groups.length ?? 0
  const shown = Math.min(likeness.asked, likeness.shown + (item.state === 'missing' ? skills : Math.min(1, skills)))
  return scoreOf(changed, { ...likeness, shown }, limitsOf(changed, ofYears), job)
}

const headlines: Record<MatchResult['verdict'], string> = {
  strong: 'A strong match',
  good: 'A good match',
  fair: 'A fair match',
  weak: 'A weak match',
  unknown: 'Not enough to tell yet',
}
