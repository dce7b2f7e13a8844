import { LetterContent } from '#features/document-content/letter-content.ts'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'

const job = (
  jobTitle: string,
  company: string,
  startDate: string,
  endDate: string | null,
  responsibilities: string[],
) => ({
  id: newId(),
  jobTitle,
  company,
  location: 'Portland, OR',
  startDate,
  endDate,
  isCurrentRole: endDate === null,
  responsibilities,
})

/** A resume with every section filled; with four rounds of jobs it fills two pages. */
export const sampleResume = (rounds = 1): ResumeContent =>
  ResumeContent.parse({
    personalInfo: {
      fullName: 'Maya Okafor',
      email: 'maya@okafor.example',
      phone: '(503) 555-0142',
      location: 'Portland, OR',
      linkedIn: 'https://www.linkedin.com/in/mayaokafor',
      website: 'okafor.example',
    },
    professionalSummary:
      'Data analyst with five years in operations and billing. I build the numbers people open on Monday.',
    workExperience: Array.from({ length: rounds }, () => [
      job('Data Analyst', 'Papertrail', '2022-03', null, [
        'Wrote and maintained 140 SQL models behind the weekly operations review.',
        'Built six self-serve dashboards in Looker, cutting ad-hoc requests by 38%.',
      ]),
      job('Junior Analyst', 'Halden Freight', '2020-06', '2022-02', [
        'Reconciled carrier invoices across 12 depots each week.',
        'Built a forecast of trailer demand with Python and Airflow that the planning team used to book 300 trailers a month, at 94% of the true number on average over a year.',
      ]),
    ]).flat(),
    education: [
      { id: newId(), degree: 'BSc Statistics', school: 'Oregon State University', graduationYear: '2020', gpa: '3.8' },
    ],
    skills: ['SQL', 'Python', 'Looker'].map((name) => ({ id: newId(), name })),
    projects: [
      {
        id: newId(),
        name: 'Transit delay map',
        description: 'A public map of bus delays.',
        technologies: ['Python', 'DuckDB'],
        link: 'https://delays.okafor.example/portland',
        startDate: '2023-01',
      },
    ],
    certifications: [{ id: newId(), name: 'Professional Data Engineer', issuer: 'Google', date: '2023-05' }],
    languages: [
      { id: newId(), name: 'English', proficiency: 'Native' },
      { id: newId(), name: 'Igbo', proficiency: 'Fluent' },
    ],
    customSections: [
      { id: newId(), title: 'Volunteering', content: 'Teaches evening classes.', items: ['120 learners'] },
    ],
  })

export const sampleLetter = (): LetterContent =>
  LetterContent.parse({
    personalInfo: { fullName: 'Maya Okafor', email: 'maya@okafor.example', phone: '(503) 555-0142' },
    recipientInfo: { hiringManager: 'Dr. Ruth Adeyemi', company: 'Fernway Health' },
    jobInfo: { position: 'Senior Data Analyst', referenceNumber: 'FH-2231' },
    paragraphs: { opening: 'I write to apply.', body: ['I wrote 140 SQL models.'], closing: 'Thank you for reading.' },
    signature: 'Maya Okafor',
  })
