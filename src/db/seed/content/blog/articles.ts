import { hireWhatYouCannotDo } from './hire-what-you-cannot-do.ts'
import { oneLineThreeJobs } from './one-line-three-jobs.ts'
import { readTheRange } from './read-the-range.ts'
import { askAboutTheTeam, letTheSilenceWork, references, sideways, whatARejectionSays } from './short-articles.ts'
import { theYearYouDidNotWork } from './the-year-you-did-not-work.ts'
import { unpublished } from './unpublished.ts'

/** The sample articles, the newest first. */
export const blogArticles = [
  ...unpublished,
  readTheRange,
  theYearYouDidNotWork,
  oneLineThreeJobs,
  hireWhatYouCannotDo,
  letTheSilenceWork,
  sideways,
  whatARejectionSays,
  references,
  askAboutTheTeam,
]

export const blogCategoryTexts: Record<string, string> = {
  Pay: 'What work is worth, how to ask for it, and how to read what others offer.',
  Interviews: 'Before, during and after the conversation.',
  Resumes: 'The page that speaks for you when you are not there.',
  Applying: 'From the posting to the answer.',
  'Career change': 'Moving sideways, moving on, coming back.',
  Hiring: 'For those on the other side of the table.',
}
