import { countWord } from '#lib/count-word.ts'
import { longDay } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import type { PostingRow, PostingStats } from '../contract.ts'

/** 'Failed to create job: Title is required', or only the text if the server gave no reason (CJOB-20, CJOB-21). */
export function withDetail(text: string, error: unknown): string {
  const detail = errorText(error, '')
  return detail ? `${text}: ${detail}` : text
}

/** A job's title in lists, with a fallback. */
export const postingTitle = ({ title }: Pick<PostingRow, 'title'>): string => title || 'Untitled draft'

/** 'Five postings are open. Nurse Educator closes on 31 October 2025.' */
export function openSentence({ activeJobs, draftJobs, totalJobs, nextToClose }: PostingStats): string {
  if (totalJobs === 0) return 'No jobs posted yet. Your first takes about ten minutes.'
  if (activeJobs === 0 && draftJobs > 0) return 'No open jobs. You have a draft to finish.'
  const open = `${countWord(activeJobs)} ${activeJobs === 1 ? 'posting is' : 'postings are'} open.`
  return nextToClose ? `${open} ${nextToClose.title} closes on ${longDay(nextToClose.applicationDeadline)}.` : open
}

/** '5 active, 2 paused, 3 closed, 2 drafts', without zeros. */
export function statusSentence(stats: PostingStats): string {
  const parts = [
    [stats.activeJobs, 'active'],
    [stats.hiddenJobs, 'hidden'],
    [stats.pausedJobs, 'paused'],
    [stats.closedJobs, 'closed'],
    [stats.draftJobs, stats.draftJobs === 1 ? 'draft' : 'drafts'],
  ] as const
  return parts.flatMap(([count, word]) => (count > 0 ? [`${count} ${word}`] : [])).join(', ')
}

type Applied = Pick<PostingRow, 'applicationsCount' | 'newApplicationsCount'>

const people = (count: number, one: string, many: string): string =>
  count === 1 ? `1 person ${one}` : `${count} people ${many}`
const applied = (count: number): string => `${people(count, 'has applied', 'have applied')}.`

/** The text of the confirmation before a draft is posted. */
export const firstPostingText =
  'Candidates can see it and apply right away. People with matching saved searches and auto apply rules will be notified.'

/** The text about the candidates whom closing a job affects. */
export function closingText({ applicationsCount, newApplicationsCount }: Applied): string {
  const waiting =
    newApplicationsCount > 0 ? ` ${people(newApplicationsCount, 'waits', 'wait')} for a first answer.` : ''
  return `${applied(applicationsCount)}${waiting} They won't be notified, and their applications stay in your list. No one else can apply until you activate the job again.`
}

/** The text about the candidates whom deleting a job affects. */
export const deletionText = ({ applicationsCount }: Applied): string =>
  `${applied(applicationsCount)} Their applications will leave your lists, and in their trackers the job will be marked as removed.`
