import type { Posting } from './make-postings.ts'
import type { Query } from './queries.ts'
import { trades } from './trades.ts'

/*
 * How well a posting answers a search, by its facts: 3 if it meets everything, 2 if the posting leaves one criterion open, 1 if it leaves
 * two open or is from a similar trade, 0 if it is wrong. A search expects results in the language of its words: `lang` lists the languages
 * of suitable postings.
 */
export function gradeOf({ asks, isNone }: Query, { facts }: Posting): number {
  if (isNone) return 0
  const { trade, place, skill, level, type, mode, company, lang } = asks
  const isNear = trade !== undefined && !trade.includes(facts.trade)
  if (isNear && !trades.some(({ id, near }) => trade.includes(id) && near.includes(facts.trade))) return 0
  if (lang && !lang.includes(facts.language)) return 0
  if (place && !place.some((name) => facts.place.startsWith(name))) return 0
  if (company && !company.includes(facts.company)) return 0
  if (skill && !skill.every((name) => facts.skills.includes(name))) return 0
  if (type && !type.includes(facts.type)) return 0
  if (level && facts.level && !level.includes(facts.level)) return 0
  // a posting without a work mode is not a remote one
  if (mode && !mode.includes(facts.mode ?? 'onsite')) return 0
  const open = [level && !facts.level, mode && !facts.mode].filter(Boolean).length
  return isNear ? 1 : 3 - open
}

const discount = (at: number) => 1 / Math.log2(at + 2)
const gain = (grade: number) => 2 ** grade - 1

/** Normalized discounted cumulative gain of the first ten. */
export function ndcg(found: number[], all: number[]): number {
  const sum = (grades: number[]) =>
    grades.slice(0, 10).reduce((total, grade, at) => total + gain(grade) * discount(at), 0)
  return sum(found) / sum(all.toSorted((a, b) => b - a))
}
