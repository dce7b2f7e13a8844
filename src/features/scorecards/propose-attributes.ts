import { prepareJob } from '#features/matching/job.ts'
import type { MatchJob } from '#features/matching/shapes.ts'
import { askedSkills } from '#features/resume-tailoring/asked-skills.ts'
import type { AttributeFields } from './contract.ts'
import { MAX_ATTRIBUTE_NAME, MAX_LOOK_FOR } from './rules.ts'

const MOST = 6

/**
 * What a posting asks for, as attributes to score by: what must be before what would be nice, each with the posting's own words.
 * Where it lists no requirement that the vocabulary knows, what the rest of it names.
 */
export function proposeAttributes(posting: MatchJob): AttributeFields[] {
  const job = prepareJob(posting)
  const asked = [...askedSkills(job)].toSorted(([, a], [, b]) => b.weight - a.weight)
  const sourceOf = (skill: (typeof asked)[number][0]) =>
    job.requirements.find(({ groups }) => groups.some(({ skills }) => skills.includes(skill)))
  const required = asked.filter(([skill]) => sourceOf(skill))
  return (required.length > 0 ? required : asked).slice(0, MOST).map(([skill, { written }]) => {
    const label = sourceOf(skill)?.label ?? written
    return {
      name: written.slice(0, MAX_ATTRIBUTE_NAME),
      lookFor: label === written ? '' : `The posting asks: ${label}`.slice(0, MAX_LOOK_FOR),
    }
  })
}
