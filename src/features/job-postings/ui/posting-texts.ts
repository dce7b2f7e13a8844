import { countWord } from '#lib/count-word.ts'
import { longDay } from '#lib/dates.ts'
import { errorText } from '#ui/error-text.ts'
import type { PostingRow, PostingStats } from '../contract.ts'

/** 'Failed to create job: Title is required', or the text alone where the server gave no reason (CJOB-20, CJOB-21). */
export function withDetail(text: string, error: unknown): string {
  const detail = errorText(error, '')
  return detail ? `${text}: ${detail}` : text
}

/** What a job is called in lists, also while nobody has named it. */
export const postingTitle = ({ title }: Pick<PostingRow, 'title'>): string => title || 'Untitled draft'

/** 'Five postings are open. Nurse Educator closes on 31 October 2025.' */
export function openSentence({ activeJobs, draftJobs, totalJobs, nextToClose }: PostingStats): string {
  if (totalJobs === 0) return 'Nothing is posted yet. The first job takes about ten minutes.'
  if (activeJobs === 0 && draftJobs > 0) return 'Nothing is open. A draft waits to be posted.'
  const open = `${countWord(activeJobs)} ${activeJobs === 1 ? 'posting is' : 'postings are'} open.`
  return nextToClose ? `${open} ${nextToClose.title} closes on ${longDay(nextToClose.applicationDeadline)}.` : open
}

/** '5 active, 2 paused, 3 closed, 2 drafts': only what there is. */
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

/** What comes of posting a draft. */
export const firstPostingText =
  'Candidates can read it and apply from now on. People whose saved searches and auto apply rules fit are told of it.'

/** Whom closing a job concerns. */
export function closingText({ applicationsCount, newApplicationsCount }: Applied): string {
  const waiting =
    newApplicationsCount > 0 ? ` ${people(newApplicationsCount, 'waits', 'wait')} for a first answer.` : ''
  return `${applied(applicationsCount)}${waiting} They are not notified, and their applications stay. Nobody else can apply until you activate the job again.`
}

/** Whom deleting a job concerns. */
export const deletionText = ({ applicationsCount }: Applied): string =>
  `${applied(applicationsCount)} Their applications leave your lists, and in their trackers the job is marked as removed.`
