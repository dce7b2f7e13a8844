/**
 * The shapes of the demo content. Pure data: no database row, no id of one. Records point at each other by `key`
 * (a readable, unique, URL-safe word) and every moment is an offset from now, so the content never grows old.
 */

import type { questionTypes } from '#db/schema/job-postings.ts'
import type { industries as companyIndustries, sizeRanges } from '#features/companies/rules.ts'
import type { proficiencies, skillCategories, skillLevels } from '#features/document-content/resume-content.ts'
import type { industries as profileIndustries } from '#features/profiles/rules.ts'

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
  /** Two or three paragraphs of plain text, parted by an empty line. */
  description: string
  industry: CompanyIndustry
  sizeRange: SizeRange
  location: string
  website: string
  timeZone: string
  /** Path under the site root; the file lies in public/. */
  logo: string
  status: 'active' | 'trial'
  isSample: true
  createdDaysAgo: number
  members: CompanyMemberContent[]
}

export const employmentTypes = ['full-time', 'part-time', 'contract', 'internship', 'temporary'] as const
export type EmploymentType = (typeof employmentTypes)[number]

export const seededJobStatuses = ['active', 'paused', 'closed', 'draft'] as const
export type SeededJobStatus = (typeof seededJobStatuses)[number]

export type QuestionType = (typeof questionTypes)[number]

/** Stored as the specification names them; sizes in bytes, file types as extensions with a dot. */
export interface ValidationRules {
  max_file_size?: number
  allowed_file_types?: string[]
  min_length?: number
  max_length?: number
  min_value?: number
  max_value?: number
}

export interface QuestionContent {
  /** Names the question in the bank; unique within a job. */
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
  'programmes',
] as const
export type Profession = (typeof professions)[number]

export interface JobContent {
  /** Unique and fit for a URL: 'senior-data-analyst-fernway'. */
  key: string
  companySlug: string
  createdByKey: string
  profession: Profession
  title: string
  location: string | null
  isRemote: boolean
  employmentType: EmploymentType
  /** US dollars a year, whole numbers; full-time equivalent where the job is part-time. */
  salaryMin: number | null
  salaryMax: number | null
  descriptionHtml: string
  requirementsHtml: string
  status: SeededJobStatus
  postedHoursAgo: number
  /** Days from today; negative is past. */
  deadlineInDays: number | null
  internalPosting: boolean
  externalPosting: boolean
  autoRejectIncomplete: boolean
  questions: QuestionContent[]
}

export type ProfileIndustry = (typeof profileIndustries)[number]

export const employmentStatuses = ['employed', 'unemployed', 'looking', 'student', 'freelancer'] as const
export type EmploymentStatus = (typeof employmentStatuses)[number]

export const educationLevels = ['high_school', 'associate', 'bachelor', 'master', 'phd', 'other'] as const
export type EducationLevel = (typeof educationLevels)[number]

export const preferredJobTypes = [
  'Full-time',
  'Part-time',
  'Contract',
  'Freelance',
  'Remote',
  'Hybrid',
  'Internship',
] as const
export type PreferredJobType = (typeof preferredJobTypes)[number]

export type SkillCategory = (typeof skillCategories)[number]
export type SkillLevel = (typeof skillLevels)[number]
export type Proficiency = (typeof proficiencies)[number]

/** The content of a resume as the builder stores it (BUILD-08 to BUILD-25). Months are 'YYYY-MM'; ids are uuids. */
export interface ResumeContent {
  personalInfo: {
    fullName: string
    headline: string
    email: string
    phone: string
    location: string
    linkedIn: string
    website: string
    portfolio: string
    links: { label: string; url: string }[]
  }
  professionalSummary: string
  workExperience: {
    id: string
    jobTitle: string
    company: string
    location: string
    startDate: string
    endDate: string | null
    isCurrentRole: boolean
    isSameEmployer: boolean
    responsibilities: string[]
  }[]
  education: {
    id: string
    degree: string
    school: string
    location: string
    graduationYear: string
    gpa: string
    honors: string
  }[]
  skills: { id: string; name: string; category: SkillCategory; level: SkillLevel }[]
  projects: {
    id: string
    name: string
    description: string
    technologies: string[]
    link: string
    startDate: string
    endDate: string
    isOngoing: boolean
  }[]
  certifications: {
    id: string
    name: string
    issuer: string
    date: string
    expiryDate: string
    credentialId: string
  }[]
  languages: { id: string; name: string; proficiency: Proficiency; writtenLevel: string }[]
  publications: { id: string; name: string; publisher: string; date: string; link: string; summary: string }[]
  volunteering: {
    id: string
    role: string
    organization: string
    location: string
    link: string
    startDate: string
    endDate: string | null
    isOngoing: boolean
    responsibilities: string[]
  }[]
  awards: { id: string; name: string; issuer: string; date: string; link: string; summary: string }[]
  customSections: { id: string; title: string; content: string; items: string[] }[]
}

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
  /** What the person does, the nearest first. */
  professions: Profession[]
  joinedDaysAgo: number
  /** What went wrong once and what the person did: an answer to one kind of question. */
  story: string
  resumeTitle: string
  resume: ResumeContent
}
