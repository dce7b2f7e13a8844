import type { PreparedCandidate } from './candidate.ts'
import type { PreparedJob } from './job.ts'
import type { Skill } from './skills.ts'
import { tellingKeys, titleKeys } from './titles.ts'

/** By what a posting and a person can find each other in an index: words of titles, and names of skills. */
export type MatchKeys = { titles: string[]; skills: string[] }

/** `minSkills` is how many of the skills a person needs to have in common with the posting if no title is alike. */
export type JobKeys = MatchKeys & { minSkills: number }

const maxTitles = 100
const maxSkills = 200

/** The keys of a posting. A match of fair or better shares a word of its title or `minSkills` of its skills. */
export function keysOfJob({ job, requirements, otherSkills }: PreparedJob): JobKeys {
  const required = requirements.flatMap((one) => one.groups.flatMap((group) => group.skills))
  const skills = namesOf([...required, ...required.flatMap((skill) => skill.near), ...otherSkills])
  return { titles: tellingKeys(job.title).slice(0, maxTitles), skills, minSkills: skills.length === 1 ? 1 : 2 }
}

/** The keys of a person: those of all titles, of other lines that name an occupation, and of skills in the resume and the profile. */
export function keysOfCandidate({ titles, workLines, mentions }: PreparedCandidate): MatchKeys {
  const words = new Set([...titles, ...workLines].flatMap(({ text }) => titleKeys(text)))
  return { titles: [...words].slice(0, maxTitles), skills: namesOf(mentions.keys()) }
}

const namesOf = (skills: Iterable<Skill>): string[] =>
  [...new Set([...skills].filter(({ kind }) => kind !== 'soft').map(({ name }) => name))].slice(0, maxSkills)
