import type { applicationStatuses } from '#db/schema/applications.ts'
import type { QuestionType } from './types.ts'

export type ApplicationStatus = (typeof applicationStatuses)[number]

export const applicationSources = ['direct', 'search', 'campaign', 'referral'] as const

export type ApplicationSource = (typeof applicationSources)[number]

export interface SampleFile {
  fileName: string
  contentType: 'application/pdf' | 'text/plain'
  /** The text of the file; `textToPdf` makes a PDF of it. */
  text: string
}

/** `text` is what people see; the other fields are the same answer as typed values. */
export interface AnswerContent {
  questionKey: string
  questionType: QuestionType
  text: string
  choices?: string[]
  number?: number
  yes?: boolean
  /** Only for a date: days from today. Then `text` is empty, and the date is computed when it is stored. */
  inDays?: number
  file?: SampleFile
}

export interface StatusStepContent {
  status: ApplicationStatus
  hoursAgo: number
  /** The key of a team member of the job's company, or of the seeker for 'submitted' and 'withdrawn'. */
  byKey: string
}

export interface ApplicationContent {
  key: string
  seekerKey: string
  jobKey: string
  companySlug: string
  status: ApplicationStatus
  appliedHoursAgo: number
  source: ApplicationSource
  isAssisted: boolean
  fullName: string
  email: string
  phone: string
  coverLetter: string | null
  /** The applicant's own note, which no one else can read. */
  notes: string | null
  resumeFileName: string
  answers: AnswerContent[]
  /** Oldest first; the last one is the current status. */
  history: StatusStepContent[]
}

export interface SavedJobContent {
  seekerKey: string
  jobKey: string
  notes: string | null
  savedHoursAgo: number
}
