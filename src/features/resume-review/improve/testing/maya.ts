import { ResumeContent } from '#features/document-content/resume-content.ts'
import type { ImprovedKind } from '../about-text.ts'

const id = (n: number) => `0199d1f0-0000-7000-8000-0000000000${n.toString(16).padStart(2, '0')}`

/** The resume of the demo seeker Maya. */
export const maya: ResumeContent = ResumeContent.parse({
  personalInfo: {
    fullName: 'Maya Okafor',
    email: 'maya@okafor.example',
    phone: '(503) 555-0142',
    location: 'Portland, OR',
    linkedIn: 'linkedin.com/in/mayaokafor',
  },
  professionalSummary:
    'I am a data analyst with five years in operations and billing. I build the numbers people open on Monday and the tests that keep them right. Looking for a senior role close to patients or riders.',
  workExperience: [
    {
      id: id(1),
      jobTitle: 'Data Analyst',
      company: 'Papertrail',
      location: 'Portland, OR',
      startDate: '2022-03',
      isCurrentRole: true,
      responsibilities: [
        'Wrote and maintained 140 SQL models behind the weekly operations review.',
        'Was responsible for making six self-serve dashboards in Looker which reduced ad-hoc requests by 38%.',
        'Found and fixed a rounding error worth $61,000 a year in refunds.',
        'Helped to train about 20 colleagues in spreadsheets and support tools.',
        'Reports were prepared weekly for the board, not for clients.',
      ],
    },
    {
      id: id(2),
      jobTitle: 'Junior Analyst',
      company: 'Halden Freight',
      startDate: '2020-06',
      endDate: '2022-02',
      responsibilities: [
        'Reconciled carrier invoices across 12 depots each week.',
        'Wrote the onboarding guide that new analysts still use.',
      ],
    },
  ],
  education: [{ id: id(3), degree: 'BSc Statistics', school: 'Oregon State University', graduationYear: '2020' }],
  skills: [
    'SQL',
    'Python',
    'Looker',
    'Excel',
    'Git',
    'A/B testing',
    'forecasting',
    'BigQuery',
    'Airflow',
    'machine learning',
  ].map((name, index) => ({ id: id(16 + index), name })),
  projects: [
    {
      id: id(4),
      name: 'Transit map',
      description: 'A map of bus delays for riders, made with Python and open data over two winters.',
      technologies: ['Python', 'Leaflet'],
    },
  ],
  languages: [{ id: id(5), name: 'Igbo', proficiency: 'Fluent', writtenLevel: '' }],
})

const [papertrail, halden] = maya.workExperience
export const lines = {
  models: papertrail?.responsibilities[0] ?? '',
  dashboards: papertrail?.responsibilities[1] ?? '',
  rounding: papertrail?.responsibilities[2] ?? '',
  training: papertrail?.responsibilities[3] ?? '',
  reports: papertrail?.responsibilities[4] ?? '',
  depots: halden?.responsibilities[0] ?? '',
  guide: halden?.responsibilities[1] ?? '',
  summary: maya.professionalSummary,
  project: maya.projects[0]?.description ?? '',
  paragraph:
    'I am writing to apply for the position of Operations Analyst. At Papertrail I built six dashboards, and I believe that I would do the same for your depots.',
} as const
export type LineName = keyof typeof lines

/** The kind of each text. */
export const kindOf = (name: LineName): ImprovedKind =>
  name === 'summary' || name === 'paragraph' ? name : name === 'project' ? 'description' : 'responsibility'
