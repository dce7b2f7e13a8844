import { plainContent } from '#features/document-content/marked-text.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { languageOf, type ReviewLanguage } from './read-language.ts'
import type { Place } from './score-report.ts'

/** A written line about a job or a project, with its place. */
export type Line = { text: string; place: Place; job: ResumeContent['workExperience'][number] | null }

/** A resume prepared for all criteria. */
export type Reading = {
  content: ResumeContent
  jobs: ResumeContent['workExperience']
  /** The responsibilities of all jobs; without a job, the lines of projects, volunteering and custom sections. */
  lines: Line[]
  /** The number of projects, volunteering, publications, awards and entries of custom sections, such as activities, that have a text. */
  activities: number
  /** Null if the rubric does not know the words of the language. */
  language: ReviewLanguage | null
  /** The month for which the resume is scored, 2026-11; undefined if it does not matter. */
  month: string | undefined
  /** The latest job: a current one first, then by end, then by start; null without jobs. */
  latestJobId: string | null
}

type Job = ResumeContent['workExperience'][number]

const hasAnything = (values: readonly (string | null)[]) => values.some((value) => value)

/** Prepares a resume for scoring in a month; empty entries are ignored. */
export function readResume(written: ResumeContent, month?: string): Reading {
  const content = plainContent(written)
  const jobs = content.workExperience.filter((job) =>
    hasAnything([job.jobTitle, job.company, job.location, job.startDate, job.endDate, ...job.responsibilities]),
  )
  const ofJobs = jobs.flatMap((job) =>
    job.responsibilities.map(
      (text, index): Line => ({
        text,
        job,
        place: { part: job.id, field: `responsibilities.${index}` },
      }),
    ),
  )
  const ofProjects = content.projects.map(
    (project): Line => ({
      text: project.description,
      job: null,
      place: { part: project.id, field: 'description' },
    }),
  )
  const ofSections = content.customSections.flatMap(({ id, content: text, items }): Line[] => [
    { text, job: null, place: { part: id, field: 'content' } },
    ...items.map((item, index) => ({ text: item, job: null, place: { part: id, field: `items.${index}` } })),
  ])
  const ofVolunteering = content.volunteering.flatMap(({ id, responsibilities }) =>
    responsibilities.map(
      (text, index): Line => ({ text, job: null, place: { part: id, field: `responsibilities.${index}` } }),
    ),
  )
  const ofOthers = [...content.publications, ...content.awards].map(
    ({ id, summary }): Line => ({ text: summary, job: null, place: { part: id, field: 'summary' } }),
  )
  const isWritten = ({ text }: Line) => text !== ''
  const lines = (jobs.length > 0 ? ofJobs : [...ofProjects, ...ofVolunteering, ...ofOthers, ...ofSections]).filter(
    isWritten,
  )
  const prose = [content.professionalSummary, ...ofJobs.map(({ text }) => text), ...ofProjects.map(({ text }) => text)]
  return {
    content,
    jobs,
    lines,
    activities:
      content.projects.filter(({ name, description }) => name || description).length +
      content.volunteering.filter(({ role, organization }) => role || organization).length +
      [...content.publications, ...content.awards].filter(({ name }) => name).length +
      ofSections.filter(isWritten).length,
    language: languageOf(prose.join('\n')),
    month,
    latestJobId: latestJob(jobs)?.id ?? null,
  }
}

const rank = (job: Job) => `${job.isCurrentRole ? '9999' : (job.endDate ?? '')} ${job.startDate} ${job.id}`

const latestJob = (jobs: readonly Job[]): Job | undefined =>
  jobs.reduce<Job | undefined>((best, job) => (best && rank(best) >= rank(job) ? best : job), undefined)

/** '2026-11', in UTC. */
export const monthOf = (date: Date): string => date.toISOString().slice(0, 7)

/** 'Data Analyst at Papertrail', or the known part of it. */
export const jobName = ({ jobTitle, company }: Pick<Job, 'jobTitle' | 'company'>): string =>
  [jobTitle, company].filter(Boolean).join(' at ') || 'A job without a title'

/** The start of a long text, for quoting. */
export function quoted(text: string, maxLength = 90): string {
  const flat = text.replace(/\s+/g, ' ')
  const points = [...flat]
  return `“${
    points.length > maxLength
      ? `${points
          .slice(0, maxLength - 1)
          .join('')
          .trimEnd()}…`
      : flat
  }”`
}
