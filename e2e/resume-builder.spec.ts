import { text } from 'node:stream/consumers'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { answers, line, openStored, section, storedResume } from './builder-screen.ts'
import { press, tabTo, type } from './by-keyboard.ts'
import { inEveryLight } from './find-violations.ts'
import { complaints, goTo, isLoaded, signInAs } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const isSaved = async (page: Page) => {
  await expect(page.getByText('Unsaved changes')).toBeHidden()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}
const valuesOf = (fields: Locator) => fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value))

async function newResume(page: Page): Promise<void> {
  await goTo(page, '/app/documents/resume/new')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await isLoaded(page)
  await answers(page)
}

async function addSection(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Reads a saved resume again from the server, in a new page. */
async function reload(page: Page): Promise<void> {
  await isSaved(page)
  await expect(page).toHaveURL(/\/app\/documents\/resume\/edit\/[0-9a-f-]{36}$/)
  await page.reload()
  await isLoaded(page)
  await answers(page)
}

test('a resume is written with the mouse, saved automatically and complete after a reload (BUILD-02, BUILD-12, BUILD-28)', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await newResume(page)
  await page.getByLabel('Full Name').fill('Maya Okafor')
  await page.getByLabel('Email').fill('maya@okafor.example')
  await section(page, 'Professional Summary').click()
  await page.getByLabel('Summary', { exact: true }).fill('Data analyst with five years in operations.')
  await section(page, 'Work Experience').click()
  await page.getByRole('button', { name: 'Add job' }).click()
  await expect(page.getByLabel('Job Title')).toBeFocused()
  await page.getByLabel('Job Title').fill('Data Analyst')
  await page.getByLabel('Company').fill('Papertrail')
  await page.getByLabel('Start Date').fill('2022-03')
  await page.getByLabel('End Date').fill('2023-01')
  await page.getByLabel('I currently work here').check()
  await expect(page.getByLabel('End Date')).toBeDisabled()
  await line(page, 1).fill('Built dashboards')
  await line(page, 1).press('Enter')
  await expect(line(page, 2)).toBeFocused()
  await line(page, 2).fill('Cut costs by 38%')
  await section(page, 'Skills').click()
  await page.getByLabel('Skill', { exact: true }).fill(' SQL ')
  await page.getByRole('button', { name: 'Add skill' }).click()
  await page.getByLabel('Skill', { exact: true }).fill('Looker')
  await page.getByLabel('Skill', { exact: true }).press('Enter')
  await page.getByLabel('Level of SQL').selectOption('Expert')

  await reload(page)
  await expect(section(page, 'Skills')).toContainText('SQL, Looker')
  await expect(section(page, 'Professional Summary')).toContainText('Data analyst with five years')
  await section(page, 'Work Experience').click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Data Analyst')
  await expect(page.getByLabel('Start Date')).toHaveValue('2022-03')
  await expect(page.getByLabel('End Date')).toHaveValue('Present')
  expect(await valuesOf(page.getByRole('textbox', { name: /^Responsibility \d/ }))).toEqual([
    'Built dashboards',
    'Cut costs by 38%',
  ])
  await section(page, 'Skills').click()
  await expect(page.getByLabel('Level of SQL')).toHaveValue('Expert')
  expect(problems).toEqual([])
})

test('a resume is written by keyboard only', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await newResume(page)
  await type(page, page.getByLabel('Full Name'), 'Imre Halász')
  await press(page, section(page, 'Work Experience'))
  await press(page, page.getByRole('button', { name: 'Add job' }))
  await expect(page.getByLabel('Job Title')).toBeFocused()
  await page.keyboard.type('Nurse')
  await type(page, page.getByLabel('Company'), 'St. Jude')
  await tabTo(page, line(page, 1))
  await page.keyboard.type('Led a ward')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Trained ten')
  // the second line above the first: the grip, Space, the arrow, Space
  await tabTo(page, page.getByRole('button', { name: 'Reorder responsibility 2' }), { key: 'Shift+Tab' })
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  expect(await valuesOf(page.getByRole('textbox', { name: /^Responsibility \d/ }))).toEqual([
    'Trained ten',
    'Led a ward',
  ])
  await press(page, section(page, 'Languages'))
  await tabTo(page, page.getByLabel('Language', { exact: true }))
  await page.keyboard.type('Magyar')
  await page.keyboard.press('Enter')
  await page.keyboard.type('English')
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('button', { name: 'Save', exact: true }), 'Enter')

  await reload(page)
  await expect(section(page, 'Languages')).toContainText('Magyar, English')
  await section(page, 'Work Experience').click()
  await expect(line(page, 1)).toHaveValue('Trained ten')
})

test('jobs and skills are reordered by keyboard and by pointer, and the order is saved', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await openStored(page, await storedResume(context, 'In order'))
  await section(page, 'Work Experience').click()
  const titles = page.getByRole('heading', { level: 3, name: /Analyst/ })
  await expect(titles).toHaveText(['Data Analyst, Papertrail', 'Junior Analyst, Halden Freight'])
  const grip = page.getByRole('button', { name: 'Reorder Data Analyst, Papertrail' })
  await grip.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(titles).toHaveText(['Junior Analyst, Halden Freight', 'Data Analyst, Papertrail'])
  await expect(grip).toBeFocused()
  await page.getByRole('button', { name: 'Move Data Analyst, Papertrail up' }).click()
  await page.getByRole('button', { name: 'Move Data Analyst, Papertrail down' }).press('Enter')

  await section(page, 'Skills').click()
  const names = page.getByRole('list', { name: 'Skills' }).getByRole('textbox')
  await dragTo(
    page,
    page.getByRole('button', { name: 'Reorder SQL' }),
    page.getByRole('button', { name: 'Reorder Python' }),
  )
  await expect.poll(() => valuesOf(names)).toEqual(['Looker', 'Python', 'SQL'])

  await page.getByRole('button', { name: 'Remove Python' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => valuesOf(names)).toEqual(['Looker', 'Python', 'SQL'])

  await reload(page)
  await expect(section(page, 'Skills')).toContainText('Looker, Python, SQL')
  await section(page, 'Work Experience').click()
  await expect(titles).toHaveText(['Junior Analyst, Halden Freight', 'Data Analyst, Papertrail'])
})

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('both must be on the screen')
  const x = start.x + start.width / 2
  await page.mouse.move(x, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, start.y + start.height, { steps: 4 })
  await page.mouse.move(x, end.y + end.height / 2 + 4, { steps: 12 })
  await page.mouse.up()
}

test('sections are arranged, hidden and printed in another language, on the page and in every file', async ({
  page,
  context,
}) => {
  await signInAs(context, 'seeker')
  const own = await storedResume(context, 'Arranged')
  await openStored(page, own)
  await page.getByRole('button', { name: 'Sections', exact: true }).click()
  await page.getByRole('textbox', { name: 'Heading of Education' }).fill('Wo ich gelernt habe')
  await page.getByRole('button', { name: 'Hide Projects' }).click()
  await page.getByRole('button', { name: 'Move Skills' }).focus()
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Classic', exact: true }).click()
  await page.getByLabel('Document language').selectOption({ label: 'Deutsch' })
  await page.keyboard.press('Escape')
  await expect(section(page, 'Projects')).toContainText('Not printed')

  await reload(page)
  await expect(section(page, 'Projects')).toContainText('Not printed')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /Plain text/ }).click()
  const lines = (await text((await (await file).createReadStream()) as never)).split('\n')
  const headings = lines.filter((one) => one.length > 3 && /^[\p{Lu} ]+$/u.test(one))
  expect(headings).toEqual([
    'KENNTNISSE',
    'PROFIL',
    'BERUFSERFAHRUNG',
    'WO ICH GELERNT HABE',
    'ZERTIFIKATE',
    'SPRACHEN',
    'VOLUNTEERING',
  ])
  expect(lines).not.toContain('Refunds')
})

test('the preview marks the edited text, and a click in it focuses the field (BUILD-04)', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  await openStored(page, await storedResume(context, 'Both ways'))
  await section(page, 'Work Experience').click()
  await page.getByLabel('Job Title').click()
  const mark = page.locator('.pv-mark')
  await expect(mark).toBeVisible()
  const job = await mark.boundingBox()
  await section(page, 'Education').click()
  await expect.poll(async () => (await mark.first().boundingBox())?.y).not.toBe(job?.y)
  // go back to the job by clicking it on the page
  if (!job) throw new Error('the job is marked')
  await page.mouse.click(job.x + 20, job.y + 10)
  await expect(page.getByLabel('Job Title')).toBeFocused()
})

test('two tabs never overwrite each other without a warning', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const id = await storedResume(context, 'Two tabs')
  const other = await context.newPage()
  await openStored(page, id)
  await openStored(other, id)
  await page.getByLabel('Phone').fill('111')
  // a tab without edits updates
  await expect(other.getByLabel('Phone')).toHaveValue('111')
  // the other tab's save waits until this tab has saved, whichever is quicker
  const firstSave = Promise.withResolvers<void>()
  await other.route('**/api/rpc/editors/saveResume', async (route) => {
    await firstSave.promise
    await route.continue()
  })
  await other.getByLabel('Phone').fill('222')
  const saved = page.waitForResponse('**/api/rpc/editors/saveResume')
  await page.getByLabel('Phone').fill('112')
  await saved
  firstSave.resolve()
  await expect(other.getByText('was changed in another tab or on another device').first()).toBeVisible()
  await expect(other.getByLabel('Phone')).toHaveValue('222')
  await isSaved(page)
  await reload(page)
  await answers(page)
  await expect(page.getByLabel('Phone')).toHaveValue('112')
})

test('links, marked lines and a section that was added are saved', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await openStored(page, await storedResume(context, 'With more'))
  await page.getByRole('button', { name: 'Add link' }).click()
  await page.keyboard.type('GitHub')
  await page.getByLabel('Address of link 1').fill('github.com/maya')
  await section(page, 'Work Experience').click()
  await line(page, 2).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' by ')
  await page.keyboard.press('ControlOrMeta+b')
  await page.keyboard.type('half')
  await page.keyboard.press('Tab')
  await addSection(page, 'Publications')
  await expect(page.getByLabel('Title *', { exact: true })).toBeFocused()
  await page.keyboard.type('Counting refunds')

  await reload(page)
  await section(page, 'Work Experience').click()
  await expect(page.getByRole('textbox', { name: 'Sub-bullet, Responsibility 2' })).toHaveValue('Two by **half**')
  await expect(section(page, 'Publications')).toContainText('Counting refunds')
  await expect(page.getByRole('dialog', { name: /Search/ })).toHaveCount(0)
  expect(problems).toEqual([])
})

test('axe finds nothing on the builder, closed and with every section open', async ({ page, context }) => {
  await signInAs(context, 'seeker')
  const problems = complaints(page)
  await openStored(page, await storedResume(context, 'Looked over'))
  const found = await inEveryLight(page, 'closed')
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of ['Publications', 'Volunteering', 'Awards']) await addSection(page, name)
  const rows = page.getByRole('heading', { level: 2 }).getByRole('button', { expanded: false })
  while ((await rows.count()) > 0) await rows.first().click()
  found.push(...(await inEveryLight(page, 'open')))
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await sideways()).toBe(0)
  expect(found).toEqual([])
  expect(problems).toEqual([])
})
