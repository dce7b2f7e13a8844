import type { CompanySize, EducationLevel, ExperienceLevel, Industry, RemoteType } from './rules.ts'

/** One person's pay, as a source tells it (SAL-12); US dollars a year, null where the source does not say. */
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
}
