import type {
  EducationLevel,
  EmploymentStatus,
  PreferredJobType,
  Profession,
  ProfileIndustry,
  SkillCategory,
} from '../types.ts'

/** A seeker as the content files write one; `seekers.ts` makes profile and resume of it. */
export interface SeekerLine {
  name: string
  /** Only where it is not first.last@mail.example. */
  email?: string
  resumeEmail?: string
  phone: string
  place: string
  region: string
  title: string
  company: string | null
  years: number
  industry: ProfileIndustry
  status?: EmploymentStatus
  level: EducationLevel
  professions: Profession[]
  bio: string
  summary: string
  objective?: string
  story: string
  website?: string
  /** 'Name' or 'Name:Level'; without a level it is Intermediate. */
  skills: Partial<Record<SkillCategory, string>>
  work: [title: string, company: string, place: string, start: string, end: string | null, done: string[]][]
  education: [degree: string, school: string, place: string, year: string, honors?: string][]
  projects?: [name: string, description: string, technologies: string, start: string, end: string][]
  certifications?: [name: string, issuer: string, date: string, expiry?: string][]
  /** 'Name:Proficiency', parted by commas. */
  languages: string
  extra?: [title: string, content: string, items: string[]]
  prefer: PreferredJobType[]
  salary: [min: number | null, max: number | null]
}
