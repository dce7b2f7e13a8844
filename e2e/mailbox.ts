import { expect, type Locator, type Page } from '@playwright/test'

/** The first text in the newest mail to this address that has such a one; waits until it has come. */
export async function textInMail(page: Page, email: string, wanted: RegExp, subject = ''): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    const response = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
    const mails = (await response.json()) as { subject: string; text: string }[]
    found = mails
      .filter((mail) => mail.subject.includes(subject))
      .map(({ text }) => text.match(wanted)?.[0])
      .find(Boolean)
    expect(found).toBeTruthy()
  }).toPass()
  return found ?? ''
}

/** Opens the newest mail to this address with such a subject in the mailbox; waits until it has come. */
export async function openMail(page: Page, email: string, subject: RegExp): Promise<void> {
  const link = page.getByRole('link', { name: subject }).first()
  await expect(async () => {
    await page.goto(`/dev/mail?to=${email}`)
    await expect(link).toBeVisible({ timeout: 500 })
  }).toPass()
  await link.click()
}

/** The link by which an address is confirmed, in the opened mail. */
export const confirmLink = (page: Page): Locator =>
  page
    .frameLocator('iframe')
    .getByRole('link', { name: /verify|confirm/i })
    .first()

/** What the mail with that link is called. */
export const CONFIRM = /verify|confirm/i
