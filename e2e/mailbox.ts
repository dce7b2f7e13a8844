import { expect, type Locator, type Page } from '@playwright/test'

/** The first match in the newest email to this address that has one; waits for the email. */
export async function textInMail(page: Page, email: string, pattern: RegExp, subject = ''): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const response = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
    const mails = (await response.json()) as { subject: string; text: string }[]
    found = mails
      .filter((mail) => mail.subject.includes(subject))
      .map(({ text }) => text.match(pattern)?.[0])
      .find(Boolean)
    expect(found).toBeTruthy()
  }).toPass()
  return found ?? ''
}

/** Opens the newest email to this address with a matching subject; waits for it. */
export async function openMail(page: Page, email: string, subject: RegExp): Promise<void> {
  const link = page.getByRole('link', { name: subject }).first()
  await expect(async () => {
    await page.goto(`/dev/mail?to=${email}`)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.click()
}

/** The link in the opened email that confirms an address. */
export const confirmLink = (page: Page): Locator =>
  page
    .frameLocator('iframe')
    .getByRole('link', { name: /verify|confirm/i })
    .first()

/** The button on the page of that link; only it confirms. */
export const confirmButton = (page: Page): Locator => page.getByRole('button', { name: 'Confirm my email' })

/** Follows the link in the opened mail of a new account and confirms; ends on the site's root, signed in. */
export async function confirmAddress(page: Page): Promise<void> {
  await confirmLink(page).click()
  await confirmButton(page).click()
  await expect(page).toHaveURL((url) => !/^\/(dev|auth|api)\b/.test(url.pathname))
}

/** The subject of the email with that link. */
export const CONFIRM = /verify|confirm/i

/** Confirms the address of a new account without opening the page of its mail, and signs the page's browser in. */
export async function confirmByMail(page: Page, email: string): Promise<void> {
  const link = new URL(await textInMail(page, email, /https?:[^\s"<>]*\/auth\/verify\?token=[\w-]+/))
  const answer = await page.request.post('/api/accounts/verify', {
    form: { token: link.searchParams.get('token') ?? '' },
    headers: { origin: link.origin },
    maxRedirects: 0,
  })
  expect(answer.headers().location).toBe('/?verified=1')
}
