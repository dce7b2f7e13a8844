import type { CompanySize, EducationLevel, RemoteType } from '#features/salary-files/point-values.ts'

// The fixed lists of salary data (SAL-07 to SAL-09) and the thresholds of its statistics (SAL-14 to SAL-21).
export const companySizeLabels: Record<CompanySize, string> = {
  startup: 'Startup (1-10)',
  small: 'Small (11-50)',
  medium: 'Medium (51-200)',
  large: 'Large (201-1,000)',
  enterprise: 'Enterprise (1,000+)',
}
export const educationLabels: Record<EducationLevel, string> = {
  high_school: 'High school',
  associate: 'Associate degree',
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  phd: 'Doctorate',
  other: 'Other',
}
export const remoteLabels: Record<RemoteType, string> = { 'on-site': 'On-site', hybrid: 'Hybrid', remote: 'Remote' }

export const benefitKinds = ['health_insurance', 'dental', 'vision', '401k_match'] as const
export type BenefitKind = (typeof benefitKinds)[number]
export const benefitLabels: Record<BenefitKind, string> = {
  health_insurance: 'Health insurance',
  dental: 'Dental',
  vision: 'Vision',
  '401k_match': '401(k) match',
}
/** The share above which a benefit is highlighted, counting only data points that state whether they have it (SAL-20). */
export const benefitHighlights: Record<BenefitKind, number> = {
  health_insurance: 0.8,
  dental: 0.7,
  vision: 0.6,
  '401k_match': 0.7,
}

/** The source of a data point. Data of 'sample' is generated, and all screens label it as sample data. */
export const dataSources = ['sample', 'import'] as const
export type DataSource = (typeof dataSources)[number]

/** The error texts for missing required fields (SAL-05). */
export const searchNeeds = { jobTitle: 'Enter a job title', location: 'Enter a location' } as const
export const maxSearched = 200
export const suggestionsFrom = 2
export const suggestionDelayMs = 300
export const maxSuggestions = 10
export const maxSavedSalarySearches = 50
export const maxOffers = 10
export const bucketCount = 8
/** Below this number of data points, no figures are published. */
export const minPoints = 5
export const nationalBaseline = 75_000
/** A negotiation tip is shown if the 75th percentile is above this multiple of the median (SAL-18). */
export const negotiableSpread = 1.2
/** Two amounts with a smaller relative difference are labeled 'Similar' (SAL-32). */
export const similarBelow = 0.01
/** The normal deviate of a 95% interval. With it, the interval of `medianInterval` has a coverage of at least 95%. */
export const intervalDeviate = 1.96
/** Below this number of data points, even the range from lowest to highest has a coverage below 95%. */
export const minForInterval = 6
/** The largest amount that a field of the analyzer accepts, in US dollars. */
export const maxDollars = 100_000_000

export type Confidence = 'high' | 'medium' | 'low'
export const confidenceLabels: Record<Confidence, string> = {
  high: 'High confidence',
  medium: 'Medium confidence',
  low: 'Low confidence',
}

/** The confidence of a figure from this number of data points (SAL-15). */
export function confidenceOf(count: number): Confidence {
  if (count >= 50) return 'high'
  return count >= 20 ? 'medium' : 'low'
}

/**
 * The value of a filter, or undefined for values that clear it: 'all', a value that starts with 'all-', and an empty one
 * (SAL-07, SAL-10).
 */
export function clearedFilter(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined
  const text = value.trim()
  return text === '' || text === 'all' || text.startsWith('all-') ? undefined : text
}

/** The name of a saved search (SAL-27). */
export const searchName = (jobTitle: string, location: string): string => `${jobTitle} - ${location}`
