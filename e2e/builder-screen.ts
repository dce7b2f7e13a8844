import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { goTo, isLoaded } from './people.ts'

/** Opens a stored resume in its builder and waits until the page is hydrated. */
export async function openBuilder(page: Page, id: string): Promise<void> {
  await goTo(page, `/app/documents/resume/edit/${id}`)
  await isLoaded(page)
  await expect(page.locator('.ed:not([inert])')).toBeVisible()
}

export const section = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2 }).getByRole('button', { name })
export const line = (page: Page, number: number): Locator =>
  page.getByRole('textbox', { name: `Responsibility ${number}`, exact: true })
export const pages = (page: Page): Locator => page.getByRole('region', { name: 'Live Preview' }).getByRole('img')
/** The rendered head of the first page. It changes with any change of the design. */
export const firstPicture = (page: Page): Locator => pages(page).first().locator('img').first()

export async function isSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** The number in the ring of the builder. */
export async function scoreOf(page: Page): Promise<number> {
  const words = await page.getByRole('img', { name: /^Resume score \d+ of 100/ }).getAttribute('aria-label')
  return Number(/\d+/.exec(words ?? '')?.[0])
}

/** A resume with two jobs and three skills, stored through the API that the editor uses. */
export async function storedResume(context: BrowserContext, title: string): Promise<string> {
  const id = (n: number) =>
    `019a0000-0000-7000-8000-${String(Date.now() % 1e8).padStart(8, '0')}${String(n).padStart(4, '0')}`
  const content = {
    personalInfo: { fullName: 'Maya Okafor', email: 'maya@okafor.example', phone: '555', location: 'Portland, OR' },
    professionalSummary: 'Data analyst with five years in operations and billing.',
    workExperience: [
      {
        id: id(1),
        jobTitle: 'Data Analyst',
        company: 'Papertrail',
        startDate: '2022-03',
        responsibilities: ['One', 'Two'],
      },
      { id: id(2), jobTitle: 'Junior Analyst', company: 'Halden Freight', startDate: '2020', endDate: '2022-02' },
    ],
    education: [{ id: id(3), degree: 'BSc Statistics', school: 'Oregon State University', graduationYear: '2020' }],
    skills: ['SQL', 'Looker', 'Python'].map((name, n) => ({ id: id(10 + n), name })),
    projects: [{ id: id(4), name: 'Refunds', description: 'Found a rounding error.', technologies: ['dbt'] }],
    certifications: [{ id: id(5), name: 'CPA', issuer: 'AICPA', date: '2023-01' }],
    languages: [{ id: id(6), name: 'English', proficiency: 'Native' }],
    customSections: [{ id: id(7), title: 'Volunteering', content: '', items: ['Food bank'] }],
  }
  const own = id(0)
  const response = await context.request.put(`/api/v1/resumes/${own}/content`, {
    data: { title, design: {}, from: null, content },
  })
  expect(response.status(), await response.text()).toBe(200)
  return own
}

/** React hydrates the form after the page around it; an earlier click would be lost. */
export const answers = (page: Page): Promise<void> => expect(page.locator('.rs[data-interactive]')).toBeAttached()

/** Opens a stored resume once its form is hydrated. */
export async function openStored(page: Page, id: string): Promise<void> {
  await goTo(page, `/app/documents/resume/edit/${id}`)
  await expect(section(page, 'Work Experience')).toBeVisible()
  await isLoaded(page)
  await answers(page)
}
