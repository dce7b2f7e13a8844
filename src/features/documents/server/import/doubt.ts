import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { findRange } from '#features/resume-parser/find-dates.ts'
import { headingKind, isHeadingLike } from '#features/resume-parser/section-headings.ts'
import type { SourceLine } from '#lib/source-line.ts'

/** The weight of each sign of a weak reading, and the sum above which the user is warned. */
const COUNTS = {
  lostPeriods: 1,
  unplaced: 2,
  unnamed: 2,
  dateless: 0.8,
  empty: 1,
  lostJobs: 1.3,
  studies: 0.5,
  torn: 3,
  listed: 2,
  long: 1,
  noName: 2,
}
export const DOUBTFUL = 1.25

const WORDS = 6
const LONG = 60

/**
 * How likely it is that a document was read wrong. The signs are common to real files of which less than 60 % was read right: periods that
 * begin no entry, lines that match no field, jobs without a company, lines that begin in the middle of a sentence, skills that are
 * sentences. The weights were fitted to the judged files; docs/resume-import.md explains how well such weights work for other files.
 */
export function doubtOf(lines: readonly SourceLine[], content: ResumeContent, unplaced: number): number {
  const { personalInfo, workExperience: jobs, education, projects, skills } = content
  const signs: Record<keyof typeof COUNTS, number> = {
    lostPeriods: lostPeriods(lines, content),
    unplaced: Math.min(0.3, unplaced / Math.max(1, lines.length)),
    unnamed: share(jobs, ({ company }) => !company),
    dateless: education.length === 0 && jobs.length > 0 && !jobs.some(isDated) ? 1 : 0,
    empty: jobs.length === 0 && projects.length === 0 ? 1 : 0,
    lostJobs: jobs.length === 0 && lines.some(isJobsHeading) ? 1 : 0,
    studies: education.length === 0 ? 1 : share(education, ({ school, degree }) => !school || !degree),
    torn: Math.min(0.3, countBrokenLines(lines)),
    listed: Math.min(
      0.5,
      share(skills, ({ name }) => name.split(' ').length >= WORDS),
    ),
    long: share(jobs, ({ jobTitle, company }) => jobTitle.length > LONG || company.length > LONG),
    noName: personalInfo.fullName === '' ? 1 : 0,
  }
  return Object.entries(COUNTS).reduce((sum, [sign, most]) => sum + most * signs[sign as keyof typeof COUNTS], 0)
}

const isJobsHeading = (line: SourceLine) => isHeadingLike(line) && headingKind(line.text) === 'jobs'

type Job = ResumeContent['workExperience'][number]
const isDated = ({ startDate, endDate, isCurrentRole }: Job) => startDate !== '' || endDate !== null || isCurrentRole

function share<T>(list: readonly T[], isBad: (one: T) => boolean): number {
  return list.filter(isBad).length / Math.max(1, list.length)
}

/** The share of the document's periods that belong to no job, study or project, and to no line within a dated job. */
function lostPeriods(lines: readonly SourceLine[], { workExperience, education, projects }: ResumeContent): number {
  const periods = lines.filter(({ text }) => findRange(text) !== null).length
  const dated =
    workExperience.filter(({ startDate, endDate }) => startDate || endDate).length +
    education.filter(({ graduationYear }) => graduationYear).length +
    projects.filter(({ startDate }) => startDate).length
  const within = workExperience
    .filter(isDated)
    .flatMap(({ responsibilities }) => responsibilities.filter((text) => findRange(text) !== null)).length
  return periods === 0 ? 0 : Math.max(0, 1 - (dated + within) / periods)
}

/** The share of lines of several words that begin in the middle of a sentence, for example because two columns were read as one. */
function countBrokenLines(lines: readonly SourceLine[]): number {
  const proseLines = lines.filter(({ text }) => text.split(' ').length > 2 && /\p{Ll}/u.test(text))
  return share(proseLines, ({ text }) => /^\p{Ll}/u.test(text))
}
