import { industries as knownIndustries } from '#lib/industries.ts'

export const employmentStatuses = ['employed', 'unemployed', 'looking', 'student', 'freelancer'] as const
export const educationLevels = ['high_school', 'associate', 'bachelor', 'master', 'phd', 'other'] as const
export const preferredJobTypes = [
  'Full-time',
  'Part-time',
  'Contract',
  'Freelance',
  'Remote',
  'Hybrid',
  'Internship',
] as const
/** The database has the same list as a type of the salary data. */
export const industries = knownIndustries

type Counted = {
  displayName: string
  image: string | null
  bio: string | null
  phone: string | null
  location: string | null
  website: string | null
  currentJobTitle: string | null
  industry: string | null
  employmentStatus: string | null
  skills: string[]
}

export type CountedField = keyof Counted

/** The ten fields that count, each with the suggestion that is shown if it is empty (PROF-14, PROF-15). */
const counted: [CountedField, string][] = [
  ['displayName', 'Add your full name'],
  ['bio', 'Write a professional bio'],
  ['phone', 'Add your phone number'],
  ['location', 'Add your location'],
  ['website', 'Add your website'],
  ['image', 'Upload a profile picture'],
  ['currentJobTitle', 'Complete current job title'],
  ['industry', 'Complete industry'],
  ['skills', 'Complete skills'],
  ['employmentStatus', 'Complete employment status'],
]

const isFilled = (value: string | string[] | null) => (Array.isArray(value) ? value.length > 0 : Boolean(value?.trim()))

export type CountedState = { field: CountedField; suggestion: string; isFilled: boolean }

/** Each of the ten fields in order: whether it is filled in, and the suggestion for it. */
export const countedFields = (profile: Counted): CountedState[] =>
  counted.map(([field, suggestion]) => ({ field, suggestion, isFilled: isFilled(profile[field]) }))

/** Completeness of a profile: the share of the ten fields in rounded percent, and suggestions to raise it. */
export function completeness(profile: Counted): { percent: number; suggestions: string[] } {
  const missing = countedFields(profile).filter((one) => !one.isFilled)
  const percent = Math.round(((counted.length - missing.length) / counted.length) * 100)
  return { percent, suggestions: missing.map(({ suggestion }) => suggestion) }
}

/** True if display name, bio and location are filled in (PROF-16). */
export const isComplete = ({ displayName, bio, location }: Counted): boolean =>
  [displayName, bio, location].every(isFilled)
