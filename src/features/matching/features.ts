import { type ClosestTitle, ranksOf } from './assess-fit.ts'
import type { PreparedCandidate } from './candidate.ts'
import type { PreparedJob } from './job.ts'
import type { Weighed } from './limits.ts'

/** What the score is calculated from; each has a fitted weight in weights.ts. The numbers are from 0 to 1 if nothing else is said. */
export type Features = {
  /** The likeness of the closest title of a job, or of a line that names work without being recognized as a title. */
  title: number
  /** The share of the posting's skills that are shown. */
  skills: number
  /** 1 if the posting names three skills or more, and none is shown. */
  noSkill: number
  /** How far the person is at home in the fields of work (health, software, finance) of the posting's skills. */
  field: number
  /** The logarithm of 1 plus the number of requirements that are met; partly met ones count half. */
  met: number
  /** The same for those that are not met. */
  missed: number
  /** By how many ranks the person is below what the posting asks for, in parts of three. */
  below: number
}

/** Features that do not depend on the states of the items. */
export type Likeness = Pick<Features, 'title' | 'field' | 'below'> & {
  asked: number
  shown: number
}

/** Compares titles, skills and fields of a posting and a person. */
export function compareWork(job: PreparedJob, candidate: PreparedCandidate, closest: ClosestTitle): Likeness {
  const ranks = ranksOf(job, candidate)
  const shown = [...job.skills].filter((skill) => candidate.mentions.has(skill)).length
  return {
    title: closest?.likeness ?? 0,
    field: shareOfFields(job.fields, candidate.fields),
    below: ranks.held === null ? 0 : Math.max(0, ranks.asked - ranks.held) / 3,
    asked: job.skills.size,
    shown,
  }
}

/** How much a requirement counts that the posting calls a plus. */
const A_PLUS = 1 / 3

/** The features of a match. */
export function featuresOf(items: readonly Weighed[], { asked, shown, ...likeness }: Likeness): Features {
  let [met, missed] = [0, 0]
  for (const { kind, state, isOptional } of items) {
    if (kind !== 'requirement' || state === 'unknown') continue
    const counts = isOptional ? A_PLUS : 1
    const share = state === 'met' ? 1 : state === 'partly' ? 0.5 : 0
    met += counts * share
    missed += counts * (1 - share)
  }
  return {
    ...likeness,
    // a posting with few skills says little
    skills: (shown + 0.3) / (asked + 2),
    noSkill: asked >= 3 && shown === 0 ? 1 : 0,
    met: Math.log1p(met),
    missed: Math.log1p(missed),
  }
}

export type Counts = ReadonlyMap<string, number>

/** How many skills belong to each field of work. */
export function fieldsOf(skills: Iterable<{ kind: string; field: string }>): Counts {
  const counts = new Map<string, number>()
  for (const { kind, field } of skills) if (kind !== 'soft') counts.set(field, (counts.get(field) ?? 0) + 1)
  return counts
}

/** From this number of skills on, a person is at home in a field. */
const manySkills = 4

/** How far the person is at home in the fields that the posting's skills belong to. */
function shareOfFields(asked: Counts, held: Counts): number {
  let [all, covered] = [0, 0]
  for (const [field, count] of asked) {
    const weight = Math.log1p(count)
    all += weight
    covered += weight * Math.min(1, (held.get(field) ?? 0) / manySkills)
  }
  return all === 0 ? 0 : covered / all
}
