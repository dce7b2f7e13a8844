import { z } from 'zod'
import { Design } from '#features/document-content/design.ts'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { pagesIn, recordOf } from '#server/content.ts'
import { namedUuid } from './random.ts'
import type { SeekerContent } from './types.ts'

type Made = { key: string; title: string; hoursAgo: number; downloads: number; content: ResumeContent }
export type BuiltResume = Made & { design: Partial<Design> }
export type UploadedResume = Made & { extension: 'pdf' | 'txt' }

const Line = z.string().min(1).max(200)
const Text = z.string().min(1).max(1000)

const healthResume = recordOf(
  'demo/maya/health-resume.json',
  z.strictObject({
    title: Line,
    hoursAgo: z.int().positive(),
    downloads: z.int(),
    summary: Text,
    internship: z.strictObject({
      title: Line,
      company: Line,
      location: Line,
      start: Line,
      end: Line,
      responsibilities: z.array(Text).min(1),
    }),
  }),
)

/** The same resume tailored to health care: with an internship, fewer lines, numbers still to be added. */
export function mayasHealthResume({ resume }: SeekerContent): BuiltResume {
  const { title, hoursAgo, downloads, summary, internship } = healthResume()
  const id = (part: string) => namedUuid(`maya-okafor health ${part}`)
  const work = resume.workExperience.map((job, index) => ({
    ...job,
    id: id(`work ${index}`),
    responsibilities: job.responsibilities.slice(0, index === 0 ? 4 : 2),
  }))
  const content: ResumeContent = {
    ...resume,
    professionalSummary: summary,
    workExperience: [
      ...work,
      {
        id: id('work foundation'),
        jobTitle: internship.title,
        company: internship.company,
        location: internship.location,
        startDate: internship.start,
        endDate: internship.end,
        isCurrentRole: false,
        isSameEmployer: false,
        responsibilities: internship.responsibilities,
      },
    ],
    projects: [],
    skills: resume.skills.map((skill, index) => ({ ...skill, id: id(`skill ${index}`) })),
  }
  const design = { template: 'modern', color: 'indigo', font: 'inter' } as const
  return { key: 'health', title, hoursAgo, downloads, content, design }
}

/** Her uploads: a resume from two years ago, and a short one as plain text. */
export function mayasUploads({ resume }: SeekerContent): UploadedResume[] {
  const earlier = resume.workExperience.map((job) => ({ ...job, responsibilities: job.responsibilities.slice(-2) }))
  const old = { ...resume, professionalSummary: '', workExperience: earlier, projects: [], languages: [] }
  const short = { ...old, skills: resume.skills.slice(0, 4), workExperience: earlier.slice(0, 1) }
  return [
    { key: '2024', title: 'okafor_2024', hoursAgo: 11 * 24, downloads: 3, content: old, extension: 'pdf' },
    { key: 'short', title: 'reference_cv_short', hoursAgo: 80 * 24, downloads: 0, content: short, extension: 'txt' },
  ]
}

type Letter = { key: string; title: string; hoursAgo: number; content: LetterContent; design: Partial<Design> }

const letters = pagesIn(
  'demo/maya-letters',
  z.strictObject({
    order: z.int(),
    title: Line,
    company: Line,
    address: z.string().max(200),
    position: Line,
    hoursAgo: z.int().positive(),
    design: Design.partial(),
    /** The salutation and the opening, the paragraphs of the body, then the closing and the regards. */
    body: z
      .string()
      .max(5000)
      .refine((text) => text.split('\n\n').length >= 5, 'needs at least five paragraphs'),
  }),
)

export function mayasLetters({ resume }: SeekerContent): Letter[] {
  const { fullName, email, phone, location } = resume.personalInfo
  const personalInfo = { fullName, email, phone, address: location }
  return letters()
    .toSorted((a, b) => a.value.order - b.value.order)
    .map(({ name: key, value: { title, company, address, position, hoursAgo, design, body } }) => {
      const paragraphs = body.split('\n\n')
      return {
        key,
        title,
        hoursAgo,
        design,
        content: {
          personalInfo,
          recipientInfo: { hiringManager: '', company, address },
          jobInfo: { position, referenceNumber: '', source: 'Tandem' },
          paragraphs: {
            opening: paragraphs.slice(0, 2).join('\n\n'),
            body: paragraphs.slice(2, -2),
            closing: paragraphs.slice(-2).join('\n\n'),
          },
          signature: fullName,
        },
      }
    })
}
