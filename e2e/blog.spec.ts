import { expect, test } from '@playwright/test'
import { goTo, signInAs } from './people.ts'

const title = 'What a quiet Monday is for'
const path = '/blog/what-a-quiet-monday-is-for'

test('staff write an article with a picture and publish it; visitors read it without JavaScript and in the feed (BLOG-07)', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page.context(), 'staff')
  await goTo(page, '/app/admin/blog')
  await page.getByRole('button', { name: 'Create Post' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Post' })
  const create = dialog.getByRole('button', { name: 'Create Post' })
  await create.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please fill in title and content').first()).toBeVisible()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('textbox', { name: /Content/ }).fill('Nothing happens, and that is the point.')
  await page.route('**/api/rpc/blog/create', (route) => route.abort(), { times: 1 })
  await create.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Failed to create blog post')).toBeVisible()
  await create.focus()
  await page.keyboard.press('Enter')

  await expect(page.getByText('Blog post created successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/app\/admin\/blog\/[0-9a-f-]{36}$/)
  const words = page.getByRole('textbox', { name: 'Content' })
  await expect(words).toContainText('Nothing happens')
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Four hours that nobody planned.')
  await words.press('Control+End')
  const tool = page.getByRole('button', { name: 'Image', exact: true })
  await tool.focus()
  await page.keyboard.press('Enter')
  const picture = page.getByRole('dialog', { name: 'Add an image' })
  await picture.getByLabel('Choose an image').setInputFiles('public/brand/apple-touch-icon.png')
  await expect(picture.getByRole('img')).toHaveCount(0)
  await expect(picture.locator('img')).toBeVisible()
  const insert = picture.getByRole('button', { name: 'Insert' })
  await insert.focus()
  await page.keyboard.press('Enter')
  await expect(picture.getByText('Describe the image')).toBeVisible()
  await picture.getByLabel(/Alt text/).fill('An empty desk in the morning')
  await insert.focus()
  await page.keyboard.press('Enter')
  await expect(words.getByRole('img', { name: 'An empty desk in the morning' })).toBeVisible()
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  expect((await page.request.get(path)).status()).toBe(404)

  const publish = page.getByRole('button', { name: 'Publish' })
  await publish.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Post published successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled()

  const reader = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const plain = await reader.newPage()
  await goTo(plain, '/blog?q=monday')
  await plain.getByRole('link', { name: title }).click()
  await expect(plain).toHaveURL(path)
  await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const shown = plain.getByRole('img', { name: 'An empty desk in the morning' })
  await shown.scrollIntoViewIfNeeded()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(180)
  await plain.getByRole('button', { name: /^Like this article/ }).click()
  await expect(plain.getByRole('button', { name: /^You like this article, 1 person/ })).toBeVisible()
  const feed = await (await plain.request.get('/blog.rss')).text()
  expect(feed).toContain(`<title>${title}</title>`)
  expect(feed).toContain(`${path}</link>`)
  await reader.close()
})
