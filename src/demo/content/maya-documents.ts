import type { Design } from '#features/document-content/design.ts'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { namedUuid } from './random.ts'
import type { SeekerContent } from './types.ts'

type Made = { key: string; title: string; hoursAgo: number; downloads: number; content: ResumeContent }
export type BuiltResume = Made & { design: Partial<Design> }
export type UploadedResume = Made & { extension: 'pdf' | 'txt' }

/** The same resume tailored to health care: the internship first, fewer lines, numbers still to be added. */
export function mayasHealthResume({ resume }: SeekerContent): BuiltResume {
  const id = (part: string) => namedUuid(`maya-okafor health ${part}`)
  const work = resume.workExperience.map((job, index) => ({
    ...job,
    id: id(`work ${index}`),
    responsibilities: job.responsibilities.slice(0, index === 0 ? 4 : 2),
  }))
  const content: ResumeContent = {
    ...resume,
    professionalSummary:
      'Data analyst with five years of checking numbers that people depend on, and a summer with health claims. Looking for a team where a right figure shortens a wait.',
    workExperience: [
      ...work,
      {
        id: id('work foundation'),
        jobTitle: 'Data Intern',
        company: 'Community health foundation',
        location: 'Portland, OR',
        startDate: '2021-05',
        endDate: '2021-08',
        isCurrentRole: false,
        isSameEmployer: false,
        responsibilities: [
          'Sorted and documented two years of claims exports so that volunteers could count them.',
          'Responsible for answering questions about the exports.',
        ],
      },
    ],
    projects: [],
    skills: resume.skills.map((skill, index) => ({ ...skill, id: id(`skill ${index}`) })),
  }
  const design = { template: 'modern', color: 'indigo', font: 'inter' } as const
  return { key: 'health', title: 'Maya Okafor, Health Data', hoursAgo: 74, downloads: 6, content, design }
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

export function mayasLetters({ resume }: SeekerContent): Letter[] {
  const { fullName, email, phone, location } = resume.personalInfo
  const personalInfo = { fullName, email, phone, address: location }
  return [
    {
      key: 'fernway',
      title: 'Fernway Health, Senior Data Analyst',
      hoursAgo: 5,
      design: { template: 'classic' },
      content: {
        personalInfo,
        recipientInfo: { hiringManager: '', company: 'Fernway Health', address: 'Portland, OR' },
        jobInfo: { position: 'Senior Data Analyst', referenceNumber: '', source: 'Tandem' },
        paragraphs: {
          opening:
            'Dear Hiring Manager,\n\nYou are looking for somebody whose numbers people trust on Monday morning. That is what I have done at Papertrail for the last years, and I would like to do it for people who wait for a doctor instead of an invoice.',
          body: [
            'I maintain 140 SQL models behind a weekly operations review, and 220 tests that keep them right. When our refund total did not match the bank I rebuilt it from raw invoices, twice, and found a rounding error worth $61,000 a year.',
            'Six dashboards in Looker took 38% of the ad-hoc requests off our desk. Claims are new to me except for one internship, in which I sorted two years of exports for a community health foundation; I learned how much patience a clean table takes.',
          ],
          closing:
            'I would be glad to show you one of the models and the question that made it necessary.\n\nKind regards,',
        },
        signature: fullName,
      },
    },
    {
      key: 'kestrel',
      title: 'Kestrel Mobility, Rider Data Analyst',
      hoursAgo: 6 * 24,
      design: { template: 'modern', color: 'indigo', font: 'inter' },
      content: {
        personalInfo,
        recipientInfo: { hiringManager: '', company: 'Kestrel Mobility', address: '' },
        jobInfo: { position: 'Rider Data Analyst', referenceNumber: '', source: 'Tandem' },
        paragraphs: {
          opening:
            'Dear Hiring Manager,\n\nI take the first bus of the day, so I know what a late one costs. Your posting for a Rider Data Analyst asks for somebody who can find out why it was late; at Halden Freight that was my report.',
          body: [
            'Depot managers opened my late-delivery report every morning, in SQL and Excel, and I reconciled carrier invoices across 12 depots each week. At Papertrail the questions grew: 140 models, 220 tests and a review that starts on time because the numbers are there.',
          ],
          closing: 'I look forward to your questions, and to asking a few about your stops.\n\nKind regards,',
        },
        signature: fullName,
      },
    },
  ]
}
