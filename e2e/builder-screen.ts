import { expect, type Locator, type Page } from '@playwright/test'
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
