import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { findViolations } from './find-violations.ts'
import { complaints, goTo, isAlive, isLoaded, reload, signInAs } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

let made = 0
/** A saved resume of the seeker, stored through the API that the editor uses. */
async function storedResume(context: BrowserContext, title: string): Promise<string> {
  const id = (n: number) =>
    `019a0000-0001-7000-8000-${String(Date.now() % 1e8).padStart(8, '0')}${made}${String(n).padStart(3, '0')}`
  made += 1
  const content = {
    personalInfo: {
      fullName: 'Sofia Almeida',
      email: 'sofia@exemplo.example',
      phone: '+351 22 555 0100',
      location: 'Porto',
    },
    professionalSummary: 'Product manager <b>with</b> ten years of *practice*.',
    workExperience: [
      {
        id: id(1),
        jobTitle: 'Product Manager',
        company: 'Douro & Filhos',
        startDate: '2019-03',
        isCurrentRole: true,
        responsibilities: ['Launched 4 products.'],
      },
    ],
    skills: [{ id: id(2), name: 'Research' }],
    languages: [{ id: id(3), name: '日本語', proficiency: 'Basic' }],
  }
  const own = id(0)
  const data = { title, design: { template: 'modern' }, from: null, content }
  const response = await context.request.put(`/api/v1/resumes/${own}/content`, { data })
  expect(response.status(), await response.text()).toBe(200)
  return own
}

async function openResume(page: Page, id: string): Promise<void> {
  await goTo(page, `/app/documents/resume/machine/${id}`)
  await isLoaded(page)
  await isAlive(page)
}

async function download(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test('downloads a saved document in five formats, each with its text (PREV-06)', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await openResume(page, await storedResume(context, 'Sofia: resume'))
  await expect(page.getByText('100%', { exact: true })).toBeVisible()

  const pdf = await download(page, 'PDF')
  expect([pdf.name, pdf.bytes.subarray(0, 5).toString()]).toEqual(['Sofia - resume.pdf', '%PDF-'])
  await expect(page.getByText('Your resume is being generated...')).toBeVisible()
  const word = await download(page, 'Word')
  expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual(['Sofia - resume.docx', 'PK'])
  const text = (await download(page, 'Plain text')).bytes.toString('utf8')
  expect(text).toContain('EXPERIENCE\nProduct Manager, Douro & Filhos\nMar 2019 – Present\n- Launched 4 products.')
  const markdown = (await download(page, 'Markdown')).bytes.toString('utf8')
  expect(markdown).toContain('# Sofia Almeida')
  expect(markdown).toContain('&lt;b&gt;with&lt;/b&gt; ten years of \\*practice\\*')
  const json = JSON.parse((await download(page, 'JSON Resume')).bytes.toString('utf8'))
  expect(json).toMatchObject({ basics: { name: 'Sofia Almeida' }, languages: [{ language: '日本語' }] })

  const resumes = (await (await context.request.get('/api/v1/resumes')).json()) as {
    title: string
    downloadCount: number
  }[]
  expect(resumes.find(({ title }) => title === 'Sofia: resume')?.downloadCount).toBe(5)
  expect(problems).toEqual([])
})

test('shares a resume with a signed-out visitor, shows who opened it, and revokes (COACH-10)', {
  tag: '@long',
}, async ({ page, context, browser }) => {
  await signInAs(context, 'seeker')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openResume(page, await storedResume(context, 'For sharing'))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share "For sharing"' })
  await dialog.getByLabel('Who is it for?').fill('A friend')
  await dialog.getByLabel('Hide phone and address').check()
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  const found: string[] = []
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      found.push(...(await findViolations(page)).map((line) => `dialog ${width} ${colorScheme}: ${line}`))
    }
  }

  // another browser, without a script
  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const shared = await visitor.newPage()
  const response = await goTo(shared, address)
  expect(response?.status()).toBe(200)
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(shared.getByRole('heading', { level: 1, name: 'Sofia Almeida' })).toBeVisible()
  await expect(shared.getByRole('img', { name: "Page 1 of 1 of Sofia Almeida's resume" })).toBeVisible()
  await shared.getByText('Read as text').click()
  await expect(shared.getByText('Launched 4 products.')).toBeVisible()
  await expect(shared.getByText('555 0100')).toHaveCount(0)
  const [file] = await Promise.all([
    shared.waitForEvent('download'),
    shared.getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  await visitor.close()

  // axe needs JavaScript
  const reader = await browser.newContext()
  const impersonation = await reader.newPage()
  for (const width of [360, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await impersonation.setViewportSize({ width, height: 800 })
      await impersonation.emulateMedia({ colorScheme })
      await goTo(impersonation, address)
      const over = await impersonation.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) found.push(`page ${width}: ${over} px too wide`)
      await impersonation.getByText('Read as text').click()
      found.push(...(await findViolations(impersonation)).map((line) => `page ${width} ${colorScheme}: ${line}`))
    }
  }
  expect(found).toEqual([])

  await reload(page)
  await isLoaded(page)
  await isAlive(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog.getByText('Views').click()
  await expect(dialog.getByText("A visitor who wasn't signed in").first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Revoke A friend' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click()
  await expect(dialog.getByText('No links yet')).toBeVisible()
  const gone = await goTo(impersonation, address)
  expect(gone?.status()).toBe(404)
  await expect(impersonation.getByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible()
  const unknown = await goTo(impersonation, `/r/${'a'.repeat(43)}`)
  expect(unknown?.status()).toBe(404)
  await expect(impersonation.getByRole('heading', { name: 'This link is no longer valid.' })).toBeVisible()
  await reader.close()
})
