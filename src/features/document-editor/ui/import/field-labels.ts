import type { ResumeContent } from '#features/document-content/resume-content.ts'
import type { ResumePart } from '../resume/places.tsx'

const labels: Record<string, string> = {
  fullName: 'Full name',
  headline: 'Headline',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  linkedIn: 'LinkedIn',
  website: 'Website',
  portfolio: 'Portfolio',
  links: 'Links',
  jobTitle: 'Job title',
  company: 'Company',
  startDate: 'Start date',
  endDate: 'End date',
  responsibilities: 'Responsibilities',
  degree: 'Degree',
  school: 'School',
  graduationYear: 'Graduation year',
  gpa: 'GPA',
  honors: 'Honors',
  name: 'Name',
  category: 'Category',
  proficiency: 'Proficiency',
  issuer: 'Issuer',
  publisher: 'Publisher',
  role: 'Role',
  organization: 'Organization',
  summary: 'Summary',
  date: 'Date',
  credentialId: 'Credential ID',
  description: 'Description',
  technologies: 'Technologies',
  link: 'Link',
  title: 'Title',
  content: 'Content',
  items: 'Items',
}
const kinds = {
  workExperience: 'Work',
  education: 'Education',
  skills: 'Skill',
  projects: 'Project',
  certifications: 'Certification',
  languages: 'Language',
  publications: 'Publication',
  volunteering: 'Volunteering',
  awards: 'Award',
  customSections: 'Section',
} as const

/** A value of the draft with its label in the review ('Work: Company') and its current text. */
export type NamedField = { part: ResumePart; label: string; value: string }

/** Finds the field that a note is about; null if it no longer exists, for example because its item was removed. */
export function fieldAt(content: ResumeContent, at: string): NamedField | null {
  if (at === 'professionalSummary') {
    return { part: { id: at }, label: 'Professional summary', value: content.professionalSummary }
  }
  const [id = '', field = ''] = at.split('.')
  const label = labels[field] ?? field
  if (id === 'personalInfo') {
    const value = content.personalInfo[field as keyof ResumeContent['personalInfo']] ?? ''
    return {
      part: { id, field },
      label,
      value: typeof value === 'string' ? value : value.map(({ url }) => url).join(' · '),
    }
  }
  for (const [key, kind] of Object.entries(kinds)) {
    const item = (content[key as keyof typeof kinds] as { id: string }[]).find((one) => one.id === id)
    if (!item) continue
    const value: unknown = item[field as keyof typeof item]
    return {
      part: { id, field },
      label: `${kind}: ${label}`,
      value: Array.isArray(value) ? value.join(' · ') : String(value ?? ''),
    }
  }
  return null
}
