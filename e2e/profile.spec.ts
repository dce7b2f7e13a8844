import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { inEveryLight } from './find-violations.ts'
import { complaints, goTo, people, reload, signInAs } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ mode: 'serial' })

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const headerPicture = (page: Page) => page.getByRole('link', { name: 'Your profile' }).locator('img')
const toast = (page: Page, words: string) => page.locator('.toast').getByText(words).first()

/** Red on the left, blue on the right, 400 by 200. */
async function picture(): Promise<Buffer> {
  const right = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#1030d0' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#d01030' } })
    .composite([{ input: right, left: 200, top: 0 }])
    .png()
    .toBuffer()
}

async function chooseFile(page: Page, button: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: button }).click(),
  ])
  await chooser.setFiles(file)
}

/** The color in the middle of the picture in the header. */
const middleOf = (page: Page) =>
  headerPicture(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 3, height: 3 })
    const drawn = canvas.getContext('2d')
    drawn?.drawImage(image, 0, 0, 3, 3)
    const [red = 0, , blue = 0] = drawn?.getImageData(1, 1, 1, 1).data ?? []
    return red > blue ? 'red' : 'blue'
  })

test('a user changes their profile, and no input is lost (PROF-01, PROF-02, PROF-05)', async ({ page, context }) => {
  const problems = complaints(page)
  await signInAs(context, 'seeker')
  await goTo(page, '/app/profile')
  const [location, bio] = [page.getByLabel('Location'), page.getByLabel('Bio')]
  const before = await location.inputValue()
  // different values than an earlier run stored
  const moved = before === 'Lisbon, Portugal' ? 'Porto, Portugal' : 'Lisbon, Portugal'
  const typed = `Typed and not saved yet, ${Date.now()}.`
  await test.step('Save is enabled by a change, the page shows unsaved changes, and undoing them disables Save', async () => {
    await expect(save(page)).toBeDisabled()
    await location.fill(moved)
    await expect(page.getByText('One change not saved: location')).toBeVisible()
    await expect(save(page)).toBeEnabled()
    await location.fill(before)
    await expect(save(page)).toBeDisabled()
  })
  await test.step('an invalid field shows the reason and gets the focus', async () => {
    await page.getByLabel('Website').fill('not an address')
    await save(page).click()
    await expect(page.getByText('Please enter a valid URL')).toBeVisible()
    await expect(page.getByLabel('Website')).toBeFocused()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByLabel('Website')).toHaveValue('')
  })
  await test.step('leaving asks first; another tab’s change arrives without losing the input', async () => {
    await bio.fill(typed)
    const other = await context.newPage()
    await goTo(other, '/app/profile')
    await other.getByLabel('Location').fill(moved)
    await save(other).click()
    await expect(toast(other, 'Profile updated')).toBeVisible()
    await expect(location).toHaveValue(moved)
    await expect(bio).toHaveValue(typed)
    await other.close()
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await page.getByRole('tab', { name: 'Professional' }).click()
    await expect(page).toHaveURL(/tab=professional/)
    await expect(page.getByRole('tabpanel', { name: 'Professional' })).toBeVisible()
    await page.getByRole('tab', { name: 'Personal Info' }).click()
    await expect(bio).toHaveValue(typed)
  })
  await test.step('saved', async () => {
    await location.fill(before)
    await save(page).click()
    await expect(toast(page, 'Profile updated')).toBeVisible()
    await expect(save(page)).toBeDisabled()
    await reload(page)
    await expect(bio).toHaveValue(typed)
    await expect(location).toHaveValue(before)
  })
  expect(problems).toEqual([])
})

test('a picture is uploaded, cropped by keys, changed and removed (PROF-17, PROF-19, PROF-22)', {
  tag: '@long',
}, async ({ page, context }) => {
  const problems = complaints(page)
  await signInAs(context, 'seeker')
  await goTo(page, '/app/profile')
  const other = await context.newPage()
  await goTo(other, '/app/jobs')
  // a background tab renders only once a second
  await page.bringToFront()
  await page.getByRole('button', { name: 'Upload a profile picture' }).click()
  await expect(page).toHaveURL(/tab=account/)
  await expect(page.getByRole('button', { name: 'Upload a picture' })).toBeFocused()

  await test.step('a file that is not a picture is refused immediately', async () => {
    await chooseFile(page, 'Upload a picture', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(page.getByRole('alert').getByText('Please select an image file')).toBeVisible()
    const large = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }
    await chooseFile(page, 'Upload a picture', large)
    await expect(page.getByRole('alert').getByText('File size must be less than 5MB')).toBeVisible()
    const broken = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('broken') }
    await chooseFile(page, 'Upload a picture', broken)
    await expect(page.getByRole('alert').getByText('Please select an image file')).toBeVisible()
  })
  await test.step('cropped by keys: the right half', async () => {
    await chooseFile(page, 'Upload a picture', { name: 'me.png', mimeType: 'image/png', buffer: await picture() })
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
    const area = dialog.getByRole('application', { name: /part of the picture/ })
    await expect(dialog.getByRole('button', { name: 'Save Picture' })).toBeEnabled()
    expect(await inEveryLight(page, 'cropper')).toEqual([])
    await area.focus()
    for (let n = 0; n < 40; n++) await page.keyboard.press('ArrowLeft')
    await dialog.getByRole('slider', { name: 'Zoom' }).fill('1.5')
    await page.route('**/api/avatar?*', (route) => route.abort(), { times: 1 })
    await dialog.getByRole('button', { name: 'Save Picture' }).click()
    await expect(page.getByText('Error uploading avatar')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save Picture' }).click()
    await expect(toast(page, 'Avatar updated')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
  await test.step('the header shows it immediately, here and in the other tab', async () => {
    await expect(headerPicture(page)).toBeVisible()
    expect(await middleOf(page)).toBe('blue')
    const size = page.viewportSize()!
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(headerPicture(page)).toBeVisible()
    await page.setViewportSize(size)
    await expect(headerPicture(other)).toBeVisible()
  })
  await test.step('changed by dragging: the left half', async () => {
    const before = await headerPicture(page).getAttribute('src')
    await chooseFile(page, 'Change picture', { name: 'me.png', mimeType: 'image/png', buffer: await picture() })
    const dialog = page.getByRole('dialog', { name: 'Crop your picture' })
    const box = (await dialog.locator('.cropper').boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 300, box.y + box.height / 2, { steps: 10 })
    await page.mouse.up()
    await dialog.getByRole('button', { name: 'Save Picture' }).click()
    await expect(headerPicture(page)).not.toHaveAttribute('src', before ?? '')
    expect(await middleOf(page)).toBe('red')
    // the previous one is deleted
    expect((await page.request.get(before ?? '')).status()).toBe(404)
  })
  await test.step('removed after a confirmation', async () => {
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Are you sure you want to remove your profile picture?')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(headerPicture(page)).toBeVisible()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await question.getByRole('button', { name: 'Remove Picture' }).click()
    await expect(toast(page, 'Avatar removed')).toBeVisible()
    for (const one of [page, other]) {
      await expect(one.getByRole('banner').locator('img')).toHaveCount(0)
    }
  })
  // the trace recorder requests the picture inside the page, which the security policy blocks
  expect(problems.filter((line) => !line.includes("Connecting to 'blob:"))).toEqual([])
})

test('a user chooses the channels of each kind of notification', { tag: '@long' }, async ({ page, context }) => {
  const problems = complaints(page)
  await signInAs(context, 'recruiter')
  await goTo(page, '/app/profile?tab=account')
  const box = (name: string) => page.getByRole('checkbox', { name })
  await test.step('saved, and still so after a reload', async () => {
    await expect(page.getByRole('tab', { name: 'Professional' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Subscription Management' })).toHaveCount(0)
    await expect(page.getByText("are always sent and can't be turned off.")).toBeVisible()
    await box('Candidates: Email').check()
    await page.getByLabel('Daily summary at').selectOption('19')
    const form = page.getByRole('form', { name: 'Notifications' })
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Notification settings saved')).toBeVisible()
    await reload(page)
    await expect(box('Candidates: Email')).toBeChecked()
    await expect(page.getByLabel('Daily summary at')).toHaveValue('19')
  })
  expect(problems).toEqual([])
})

test('notification emails are stopped by one press, without sign-in and JavaScript, and no other is sent', async ({
  context,
  browser,
}) => {
  await signInAs(context, 'recruiter')
  const { items } = await (await context.request.get('/api/v1/company/applications')).json()
  const { id, candidateEmail, status } = items.find((one: { candidateEmail: string; status: string }) => {
    return one.candidateEmail !== people.seeker && ['submitted', 'reviewing'].includes(one.status)
  })
  const move = async (to: string) => {
    expect(
      (await context.request.post(`/api/v1/company/applications/${id}/status`, { data: { status: to } })).status(),
    ).toBe(200)
    expect((await context.request.post(`/api/v1/company/applications/${id}/notice`)).status()).toBe(200)
  }
  const mails = async () =>
    (await (await context.request.get(`/dev/mail.json?to=${candidateEmail}`)).json()) as {
      subject: string
      text: string
    }[]
  const before = (await mails()).length

  await move('interview')
  await expect.poll(async () => (await mails()).length).toBe(before + 1)
  const [newest] = await mails()
  const link = /https?:\S+\/unsubscribe\?token=\S+/.exec(newest?.text ?? '')?.[0] ?? ''
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const page = await plain.newPage()
  await test.step('opening the page stops nothing', async () => {
    await goTo(page, link)
    await expect(page.getByRole('heading', { name: 'Unsubscribe from these emails?' })).toBeVisible()
    await expect(page.getByText('Your applications')).toBeVisible()
  })
  await test.step('axe finds nothing on it', async () => {
    const reader = await (await browser.newContext()).newPage()
    await goTo(reader, link)
    expect(await inEveryLight(reader, 'unsubscribe')).toEqual([])
    await reader.context().close()
  })
  await test.step('one press does', async () => {
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(page.getByRole('heading', { name: "You're unsubscribed" })).toBeVisible()
  })
  await test.step('an incomplete link shows that it is incomplete', async () => {
    await goTo(page, link.slice(0, -3))
    await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible()
  })
  await move(status)
  // the notification of the move back exists, and its email does not
  const seen = async () => (await context.request.get(`/api/v1/company/applications/${id}`)).json()
  await expect.poll(async () => (await seen()).status).toBe(status)
  await test.step('the mail program’s one-click unsubscribe works too, also twice', async () => {
    const oneClick = link.replace('/unsubscribe', '/api/unsubscribe')
    for (let n = 0; n < 2; n++) {
      const answer = await plain.request.post(oneClick, { form: { 'List-Unsubscribe': 'One-Click' } })
      expect(answer.status()).toBe(200)
    }
  })
  expect((await mails()).length).toBe(before + 1)
  await plain.close()
})
