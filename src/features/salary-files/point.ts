import type { CompanySize, EducationLevel, ExperienceLevel, Industry, RemoteType } from './point-values.ts'

/** The pay of one person (SAL-12), in US dollars per year; null for fields that the source does not contain. */
export type SalaryPoint = {
  jobTitle: string
  location: string
  experienceLevel: ExperienceLevel | null
  industry: Industry | null
  companySize: CompanySize | null
  educationLevel: EducationLevel | null
  remoteType: RemoteType | null
  baseSalary: number
  bonus: number | null
  equityValue: number | null
  totalCompensation: number | null
  healthInsurance: boolean | null
  dental: boolean | null
  vision: boolean | null
  match401k: boolean | null
  ptoDays: number | null
  /** The base salary as the source has it, if that is not US dollars a year. */
  original?: { amount: number; currency: string; unit: string }
}

/** The fields that a source may not contain, all unknown. */
export const unknownFields: Omit<SalaryPoint, 'jobTitle' | 'location' | 'baseSalary' | 'original'> = {
  experienceLevel: null,
  industry: null,
  companySize: null,
  educationLevel: null,
  remoteType: null,
  bonus: null,
  equityValue: null,
  totalCompensation: null,
  healthInsurance: null,
  dental: null,
  vision: null,
  match401k: null,
  ptoDays: null,
}
