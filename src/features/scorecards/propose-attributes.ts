import { prepareJob } from '#features/matching/job.ts'
import type { MatchJob } from '#features/matching/shapes.ts'
import { requiredSkills } from '#features/resume-tailoring/required-skills.ts'
import type { AttributeFields } from './contract.ts'
import { MAX_ATTRIBUTE_NAME, MAX_LOOK_FOR } from './rules.ts'

const MAX = 6

/**
 * Proposes attributes from a posting: mandatory requirements before optional ones, each with the posting's wording.
 * Without a requirement known to the vocabulary, other skills in the text are used.
 */
export function proposeAttributes(posting: MatchJob): AttributeFields[] {
  const job = prepareJob(posting)
  const byWeight = [...requiredSkills(job)].toSorted(([, a], [, b]) => b.weight - a.weight)
  const sourceOf = (skill: (typeof byWeight)[number][0]) =>
    job.requirements.find(({ groups }) => groups.some(({ skills }) => skills.includes(skill)))
  const required = byWeight.filter(([skill]) => sourceOf(skill))
  return (required.length > 0 ? required : byWeight).slice(0, MAX).map(([skill, { written }]) => {
    const label = sourceOf(skill)?.label ?? written
    return {
      name: written.slice(0, MAX_ATTRIBUTE_NAME),
      lookFor: label === written ? '' : `The posting asks for: ${label}`.slice(0, MAX_LOOK_FOR),
    }
  })
}
