import { type BrowserContext, expect } from '@playwright/test'

/** The addresses of the screens that show one document: a resume and a letter of the seeker, stored through the API that the editors use. */
export async function documentScreens(context: BrowserContext): Promise<string[]> {
  const resume = await storeResume(context, 'Looked over')
  const letter = await storeLetter(context, 'Looked over')
  const jobs = await context.request.get('/api/v1/jobs?q=Senior%20Data%20Analyst&limit=1')
  const { items } = (await jobs.json()) as { items: { id: string }[] }
  return [
    '/app/documents/resume/new',
    `/app/documents/resume/edit/${resume}`,
    `/app/documents/resume/preview/${resume}`,
    `/app/documents/resume/machine/${resume}`,
    '/app/documents/cover-letter/new',
    `/app/documents/cover-letter/edit/${letter}`,
    `/app/documents/cover-letter/preview/${letter}`,
    '/app/documents/scoring',
    `/app/documents/scoring?resume=${resume}`,
    `/app/documents/tailor?job=${items[0]?.id}&resume=${resume}`,
  ]
}

/** Stores a resume with content in its longest sections; returns its id. */
export async function storeResume(context: BrowserContext, title: string): Promise<string> {
  const content = {
    personalInfo: {
      fullName: 'Maya Okafor',
      email: 'maya@okafor.example',
      phone: '(503) 555-0142',
      location: 'Portland, OR',
    },
    professionalSummary: 'Data analyst with five years in operations and billing.',
    workExperience: [
      {
        id: documentId(),
        jobTitle: 'Data Analyst',
        company: 'Papertrail',
        startDate: '2022-03',
        responsibilities: ['Built dashboards in SQL', 'Was responsible for reports'],
      },
    ],
    education: [{ id: documentId(), degree: 'BSc Statistics', school: 'Oregon State', graduationYear: '2020' }],
    skills: ['SQL', 'Looker'].map((name) => ({ id: documentId(), name })),
  }
  return await store(context, 'resumes', { title, content })
}

/** Stores a letter of three paragraphs; returns its id. */
export async function storeLetter(context: BrowserContext, title: string): Promise<string> {
  const content = {
    personalInfo: { fullName: 'Maya Okafor', email: 'maya@okafor.example', phone: '555' },
    recipientInfo: { hiringManager: 'Lena Fischer', company: 'Papertrail' },
    jobInfo: { position: 'Data Analyst' },
    paragraphs: { opening: 'I write to apply.', body: ['I count things.', 'And say why.'], closing: 'Thank you.' },
    signature: 'Maya Okafor',
  }
  return await store(context, 'cover-letters', { title, content })
}

async function store(context: BrowserContext, kind: string, written: { title: string; content: object }) {
  const id = documentId()
  const data = { design: {}, from: null, ...written }
  const response = await context.request.put(`/api/v1/${kind}/${id}/content`, { data })
  expect(response.status(), await response.text()).toBe(200)
  return id
}

/** A UUID of version 7, like the ids from the editors. */
function documentId(): string {
  const random = crypto.randomUUID()
  const time = Date.now().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`
}
