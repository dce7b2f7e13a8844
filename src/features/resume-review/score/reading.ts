import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { isEnglishText } from './read-english.ts'
import type { Place } from './score-report.ts'

/** A written line about a job or a project, with its place. */
export type Line = { text: string; place: Place; job: ResumeContent['workExperience'][number] | null }

/** A resume prepared for all criteria. */
export type Reading = {
  content: ResumeContent
  jobs: ResumeContent['workExperience']
  /** The responsibilities of all jobs; where there is no job, the descriptions of projects. */
  lines: Line[]
  isEnglish: boolean
  /** The latest job: a current one first, then by end, then by start; null without jobs. */
  latestJobId: string | null
}

type Job = ResumeContent['workExperience'][number]

const hasAnything = (values: readonly (string | null)[]) => values.some((value) => value)

/** Prepares a resume; empty entries are ignored. */
export function readResume(content: ResumeContent): Reading {
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
  const lines = (jobs.length > 0 ? ofJobs : ofProjects).filter(({ text }) => text !== '')
  const prose = [content.professionalSummary, ...ofJobs.map(({ text }) => text), ...ofProjects.map(({ text }) => text)]
  return { content, jobs, lines, isEnglish: isEnglishText(prose.join('\n')), latestJobId: latestJob(jobs)?.id ?? null }
}

const rank = (job: Job) => `${job.isCurrentRole ? '9999' : (job.endDate ?? '')} ${job.startDate} ${job.id}`

const latestJob = (jobs: readonly Job[]): Job | undefined =>
  jobs.reduce<Job | undefined>((best, job) => (best && rank(best) >= rank(job) ? best : job), undefined)

/** 'Data Analyst at Papertrail', or the known part of it. */
export const jobName = ({ jobTitle, company }: Pick<Job, 'jobTitle' | 'company'>): string =>
  [jobTitle, company].filter(Boolean).join(' at ') || 'A job without a title'

/** The start of a long text, for quoting. */
export function quoted(text: string, most = 90): string {
  const flat = text.replace(/\s+/g, ' ')
  const points = [...flat]
  return `“${
    points.length > most
      ? `${points
          .slice(0, most - 1)
          .join('')
          .trimEnd()}…`
      : flat
  }”`
}
