/**
 * The types of the demo content. It is pure data without database rows or ids. Records refer to each other by `key` (a readable, unique,
 * URL-safe word), and every time is an offset from now, so that the content never becomes outdated.
 */

import type { questionTypes, ValidationRules } from '#db/schema/job-postings.ts'
import type { companyIndustries, sizeRanges } from '#features/companies/rules.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { employmentTypes } from '#features/job-postings/rules.ts'
import type {
  educationLevels,
  employmentStatuses,
  preferredJobTypes,
  industries as profileIndustries,
} from '#features/profiles/rules.ts'

export type CompanyIndustry = (typeof companyIndustries)[number]

export type SizeRange = (typeof sizeRanges)[number]

export interface CompanyMemberContent {
  key: string
  name: string
  email: string
  role: 'client_admin' | 'client_user'
  jobTitle: string
  joinedDaysAgo: number
}

export interface CompanyContent {
  slug: string
  name: string
  /** Two or three paragraphs of plain text, separated by an empty line. */
  description: string
  industry: CompanyIndustry
  sizeRange: SizeRange
  location: string
  website: string
  timeZone: string
  /** Path below the site root; the file is in public/. */
  logo: string
  status: 'active' | 'trial'
  isSample: true
  createdDaysAgo: number
  members: CompanyMemberContent[]
}

export type EmploymentType = (typeof employmentTypes)[number]

export const seededJobStatuses = ['active', 'paused', 'closed', 'draft'] as const
export type SeededJobStatus = (typeof seededJobStatuses)[number]

export type QuestionType = (typeof questionTypes)[number]

export interface QuestionContent {
  /** The key of the question in the bank; unique within a job. */
  key: string
  questionType: QuestionType
  label: string
  helpText: string | null
  placeholder: string | null
  groupName: string | null
  required: boolean
  private: boolean
  internalOnly: boolean
  externalOnly: boolean
  options: string[]
  validationRules: ValidationRules
  sortOrder: number
}

export const professions = [
  'data',
  'software',
  'design',
  'media',
  'clinical',
  'health-admin',
  'logistics',
  'finance',
  'sales',
  'marketing',
  'construction',
  'teaching',
  'hospitality',
  'people',
  'legal',
  'support',
  'operations',
  'energy',
  'programs',
] as const
export type Profession = (typeof professions)[number]

export interface JobContent {
  /** Unique and URL-safe: 'senior-data-analyst-fernway'. */
  key: string
  companySlug: string
  createdByKey: string
  profession: Profession
  title: string
  location: string | null
  isRemote: boolean
  employmentType: EmploymentType
  /** US dollars a year, whole numbers; for a part-time job, the full-time equivalent. */
  salaryMin: number | null
  salaryMax: number | null
  descriptionHtml: string
  requirementsHtml: string
  status: SeededJobStatus
  postedHoursAgo: number
  /** Days from today; negative for the past. */
  deadlineInDays: number | null
  internalPosting: boolean
  externalPosting: boolean
  autoRejectIncomplete: boolean
  questions: QuestionContent[]
}

export type ProfileIndustry = (typeof profileIndustries)[number]

export type EmploymentStatus = (typeof employmentStatuses)[number]
export type EducationLevel = (typeof educationLevels)[number]
export type PreferredJobType = (typeof preferredJobTypes)[number]

export interface SeekerContent {
  key: string
  displayName: string
  email: string
  phone: string
  location: string
  /** Where a seeker may work without a permit, as a short name: 'US', 'EU', 'UK', 'Kenya'. */
  homeRegion: string
  bio: string
  website: string | null
  linkedinUrl: string | null
  portfolioUrl: string | null
  careerObjective: string | null
  currentJobTitle: string
  currentCompany: string | null
  yearsOfExperience: number
  industry: ProfileIndustry
  employmentStatus: EmploymentStatus
  educationLevel: EducationLevel
  skills: string[]
  certifications: string[]
  preferredJobTypes: PreferredJobType[]
  desiredSalaryMin: number | null
  desiredSalaryMax: number | null
  /** The person's professions, the closest first. */
  professions: Profession[]
  joinedDaysAgo: number
  /** A past problem, and how the person solved it: an answer to one kind of question. */
  story: string
  resumeTitle: string
  resume: ResumeContent
}
