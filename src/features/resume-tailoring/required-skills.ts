import type { PreparedJob } from '#features/matching/job.ts'
import { findSkills, type Skill, skillOfEntry } from '#features/matching/skills.ts'
import { tokenize } from '#features/matching/text.ts'

/** The skills that a posting asks for, with their weight: 3 if required, 1 if preferred or only mentioned. */
export type RequiredSkills = ReadonlyMap<Skill, { weight: number; written: string }>

/** The skills of a posting, by requirement and by the rest of its text. */
export function requiredSkills(job: PreparedJob): RequiredSkills {
  const required = new Map<Skill, { weight: number; written: string }>()
  for (const { groups, isOptional } of job.requirements) {
    for (const skill of groups.flatMap(({ skills }) => skills)) {
      const weight = Math.max(isOptional ? 1 : 3, required.get(skill)?.weight ?? 0)
      required.set(skill, { weight, written: skill.name })
    }
  }
  for (const skill of job.otherSkills) if (!required.has(skill)) required.set(skill, { weight: 1, written: skill.name })
  return required
}

/** A required skill with the words of a text that show it. */
export type Shown = { skill: Skill; words: string }

/** The required skills that a text names, or implies by naming another skill. */
export function shownIn(text: string, required: RequiredSkills): Shown[] {
  const tokens = tokenize(text)
  const shown = findSkills(tokens, text).flatMap(({ skill, first, last }) => {
    const words = text.slice(tokens[first]?.start, tokens[last]?.end)
    return [skill, ...skill.proves].filter((one) => required.has(one)).map((one): Shown => ({ skill: one, words }))
  })
  return [...new Map(shown.map((one) => [one.skill, one])).values()]
}

/** The same for an entry of a skill list, which needs no context: 'R', 'Go'. */
export function shownByEntry(entry: string, required: RequiredSkills): Shown[] {
  const skill = skillOfEntry(entry)
  const own = skill
    ? [skill, ...skill.proves].filter((one) => required.has(one)).map((one): Shown => ({ skill: one, words: entry }))
    : []
  return own.length > 0 ? own : shownIn(entry, required)
}

export const weightOf = (shown: readonly Shown[], required: RequiredSkills): number =>
  shown.reduce((sum, { skill }) => sum + (required.get(skill)?.weight ?? 0), 0)

/** The indexes of items by weight, highest first; items with the same weight keep their order. */
export const orderByWeight = (weights: readonly number[]): number[] =>
  weights
    .map((weight, at) => ({ weight, at }))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .map(({ at }) => at)

/** Whether an order changes nothing. */
export const isSameOrder = (order: readonly number[]): boolean => order.every((at, index) => at === index)
