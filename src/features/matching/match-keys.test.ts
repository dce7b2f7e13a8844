import { expect, it } from 'vitest'
import { prepareCandidate } from './candidate.ts'
import { matchPrepared } from './explain-match.ts'
import { prepareJob } from './job.ts'
import { type JobKeys, keysOfCandidate, keysOfJob, type MatchKeys } from './match-keys.ts'
import { candidateWith, jobWith, listOf, resumes } from './testing/examples.ts'

const jobs = [
  ['Data Analyst', 'SQL', 'Looker'],
  ['Registered Nurse', 'IV therapy', 'BLS'],
  ['Pflegefachkraft (m/w/d)'],
  ['Manager', 'Payroll', 'Employee relations'],
  ['Senior Software Engineer', 'Python', 'Kubernetes'],
  ['Elektriker (m/w/d)', 'Erfahrung mit SPS'],
  ['Line Cook', 'Food safety'],
  ['Mechanical Engineer', 'SolidWorks', 'FEA'],
].map(([title = '', ...requirements]) => prepareJob(jobWith({ title, requirementsHtml: listOf(...requirements) })))
const people = Object.values(resumes).map((text) => prepareCandidate(candidateWith(text)))

function haveInCommon(job: JobKeys, person: MatchKeys): boolean {
  const shared = job.skills.filter((skill) => person.skills.includes(skill)).length
  return job.titles.some((word) => person.titles.includes(word)) || shared >= job.minSkills
}

it('finds every pair that matches with 50 or more, and not all pairs', () => {
  const pairs = jobs.flatMap((job) => people.map((person) => ({ job, person })))
  const found = pairs.filter(({ job, person }) => haveInCommon(keysOfJob(job), keysOfCandidate(person)))
  const matching = pairs.filter(({ job, person }) => (matchPrepared(job, person).score ?? 0) >= 50)
  expect(matching.length).toBeGreaterThan(5)
  expect(
    matching.filter((pair) => !found.includes(pair)).map(({ job, person }) => [job.job.title, person.titles]),
  ).toEqual([])
  expect(found.length).toBeLessThan(pairs.length / 2)
})
