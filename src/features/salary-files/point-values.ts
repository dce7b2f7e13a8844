import type { educationLevels, industries } from '#features/profiles/rules.ts'

// The fixed lists of salary data (SAL-07 to SAL-09).
export const experienceLevels = ['entry', 'mid', 'senior', 'executive'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]
export const companySizes = ['startup', 'small', 'medium', 'large', 'enterprise'] as const
export type CompanySize = (typeof companySizes)[number]
export const remoteTypes = ['on-site', 'hybrid', 'remote'] as const
export type RemoteType = (typeof remoteTypes)[number]
/** Salary data uses the same values as profiles. */
export type Industry = (typeof industries)[number]
export type EducationLevel = (typeof educationLevels)[number]
export const experienceLabels: Record<ExperienceLevel, string> = {
  entry: 'Entry level',
  mid: 'Mid level',
  senior: 'Senior',
  executive: 'Executive',
}
