import type { ResumeContent } from '../../src/features/document-content/resume-content.ts'
import type { Judged, JudgedResume } from './judged.ts'

/** One fact of a resume: its field, the value that a person read, and whether the import found it. */
export type Fact = { field: string; truth: string; found: string; isRight: boolean }

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(https?:\/\/)?(www\.)?/, '')
    .replace(/[^\p{L}\p{N}+#%]+/gu, '')
const choices = (truth: Judged | undefined): string[] => [truth ?? ''].flat().filter(Boolean)

/** True for the same letters and digits. In a long text, up to a tenth may be missing or added. */
function isSame(truth: Judged | undefined, found: string): boolean {
  return choices(truth).some((choice) => {
    const [a, b] = [fold(choice), fold(found)]
    if (a === b) return true
    const [short, long] = a.length < b.length ? [a, b] : [b, a]
    return short.length > 40 && short.length / long.length > 0.9 && long.includes(short)
  })
}
const isSamePhone = (truth: Judged | undefined, found: string) =>
  choices(truth).some((choice) => {
    const [a, b] = [choice.replace(/\D/g, ''), found.replace(/\D/g, '')]
    return a === b && a !== ''
  })
/** The month must be right if the document states one; otherwise the year is enough. */
const isSameDate = (truth: Judged | undefined, found: string) =>
  choices(truth).some((choice) => found === choice || found === choice.replace(/-[a-z]+$/, ''))

type Test = (truth: Judged | undefined, found: string) => boolean

/** Every fact of the truth, and whether the import has it in the right field of the right entry. */
export function compareJudged(truth: Partial<JudgedResume>, content: ResumeContent): Fact[] {
  const facts: Fact[] = []
  const check = (field: string, expected: Judged | undefined, found: string, test: Test = isSame) => {
    if (choices(expected).length === 0) return
    facts.push({ field, truth: choices(expected).join(' / '), found, isRight: test(expected, found) })
  }
  const { personalInfo: person } = content
  check('name', truth.name, person.fullName)
  check('headline', truth.headline, person.headline)
  check('email', truth.email, person.email)
  check('phone', truth.phone, person.phone, isSamePhone)
  check('location', truth.location, person.location)
  const links = [person.linkedIn, person.website, person.portfolio]
  for (const link of (truth.links ?? []).slice(0, 3))
    check('link', link, links.find((found) => isSame(link, found)) ?? links.join(' '))
  check('summary', truth.summary, content.professionalSummary)
  for (const [job, found] of pair(truth.jobs ?? [], content.workExperience, jobLikeness)) {
    check('job title', job.title, found?.jobTitle ?? '')
    check('company', job.company, found?.company ?? '')
    check('job start', job.start, found?.startDate ?? '', isSameDate)
    check('job end', job.end, found?.isCurrentRole ? 'now' : (found?.endDate ?? ''), isSameDate)
    for (const bullet of job.bullets) {
      const line = found?.responsibilities.find((text) => isSame(bullet, text))
      check('bullet in its job', bullet, line ?? '')
    }
  }
  for (const [study, found] of pair(truth.education ?? [], content.education, studyLikeness)) {
    check('degree', study.degree, found?.degree ?? '')
    check('school', study.school, found?.school ?? '')
    const year = choices(study.end).map((end) => end.slice(0, 4))
    if (year[0] !== 'now') check('graduation year', year, found?.graduationYear ?? '', isSameDate)
  }
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
  const among = (field: string, expected: Judged, found: readonly string[]) =>
    check(field, expected, found.find((one) => isSame(expected, one)) ?? '')
  for (const skill of truth.skills ?? []) among('skill', skill, names(content.skills))
  for (const { name } of truth.languages ?? []) among('language', name, names(content.languages))
  for (const { name } of truth.certifications ?? []) among('certification', name, names(content.certifications))
  for (const [project, found] of pair(truth.projects ?? [], content.projects, projectLikeness)) {
    check('project', project.name, found?.name ?? '')
  }
  return facts
}

type Found<K extends keyof ResumeContent> = ResumeContent[K] extends (infer One)[] ? One : never
const points = (isRight: boolean, weight: number) => (isRight ? weight : 0)

const jobLikeness = (job: JudgedResume['jobs'][number], found: Found<'workExperience'>): number =>
  points(isSame(job.title, found.jobTitle), 2) +
  points(isSame(job.company, found.company), 2) +
  points(isSameDate(job.start, found.startDate), 2) +
  points(isSame(job.title, found.company) || isSame(job.company, found.jobTitle), 1) +
  job.bullets.filter((bullet) => found.responsibilities.some((line) => isSame(bullet, line))).length

const studyLikeness = (study: JudgedResume['education'][number], found: Found<'education'>): number =>
  points(isSame(study.degree, found.degree), 2) +
  points(isSame(study.school, found.school), 2) +
  points(
    isSameDate(
      choices(study.end).map((end) => end.slice(0, 4)),
      found.graduationYear,
    ),
    1,
  )

const projectLikeness = (project: JudgedResume['projects'][number], found: Found<'projects'>): number =>
  points(isSame(project.name, found.name), 1)

/** Pairs each true entry with the most similar entry that was found; undefined if none has anything in common. */
function pair<T, F>(expected: readonly T[], found: readonly F[], likeness: (one: T, other: F) => number): [T, F?][] {
  const left = new Set(found)
  return expected.map((one) => {
    const best = [...left]
      .map((other) => ({ other, score: likeness(one, other) }))
      .toSorted((a, b) => b.score - a.score)[0]
    if (!best || best.score === 0) return [one]
    left.delete(best.other)
    return [one, best.other]
  })
}
