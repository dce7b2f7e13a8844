import type { ProfileTab } from './profile-tabs.ts'
import type { CountedField } from './rules.ts'

/** Label of each field. */
export const personalLabels = {
  displayName: 'Display Name',
  phone: 'Phone',
  location: 'Location',
  website: 'Website',
  bio: 'Bio',
} as const

export const professionalLabels = {
  currentJobTitle: 'Current Job Title',
  currentCompany: 'Company',
  employmentStatus: 'Employment Status',
  yearsOfExperience: 'Years of Experience',
  industry: 'Industry',
  educationLevel: 'Education Level',
  skills: 'Skills',
  certifications: 'Certifications',
  preferredJobTypes: 'Preferred Job Types',
  desiredSalaryMin: 'Desired Salary, from',
  desiredSalaryMax: 'Desired Salary, to',
  careerObjective: 'Career Objective',
  linkedinUrl: 'LinkedIn URL',
  portfolioUrl: 'Portfolio URL',
} as const

/** The tab and the label of each of the ten counted fields. */
export const placeOf: Record<CountedField, { tab: ProfileTab; label: string }> = {
  displayName: { tab: 'personal', label: 'Display name' },
  bio: { tab: 'personal', label: 'Bio' },
  phone: { tab: 'personal', label: 'Phone' },
  location: { tab: 'personal', label: 'Location' },
  website: { tab: 'personal', label: 'Website' },
  image: { tab: 'account', label: 'Profile picture' },
  currentJobTitle: { tab: 'professional', label: 'Current job title' },
  industry: { tab: 'professional', label: 'Industry' },
  skills: { tab: 'professional', label: 'Skills' },
  employmentStatus: { tab: 'professional', label: 'Employment status' },
}
