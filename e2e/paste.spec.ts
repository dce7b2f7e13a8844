import { expect, type Locator, test } from '@playwright/test'
import { complaints, goTo, isAlive, isLoaded, signInAs } from './people.ts'

const fromDocs =
  '<style>.heading{font-weight:400}</style>' +
  '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2><span style="font-weight:400">Your work</span></h2>' +
  '<p><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic"> and slanted</span></p>' +
  '<p><span>مرحبا بكم.</span></p>' +
  '<ul><li><p><span>Plan</span></p></li><ul><li><p><span>Routes</span></p></li></ul></ul></b>'

/** Pastes content that was copied from another program. */
const paste = (field: Locator, html: string) =>
  field.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', copied)
    clipboardData.setData('text/plain', 'copied')
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, html)

test("text pasted from a word processor keeps emphasis, headings and lists under the page's security policy", async ({
  context,
  page,
}) => {
  const problems = complaints(page)
  await signInAs(context, 'company')
  await goTo(page, '/app/company/jobs/create')
  await isLoaded(page)
  await isAlive(page)
  const description = page.getByRole('textbox', { name: /^Description/ })
  await description.click()
  await expect(description).toHaveClass(/tiptap/)
  await paste(description, fromDocs)
  await expect(description.getByRole('heading', { name: 'Your work', level: 3 })).toBeVisible()
  await expect(description.locator('strong')).toHaveText(['bold'])
  await expect(description.locator('em')).toHaveText([/and slanted/])
  await expect(description.locator('ul ul li')).toHaveText(['Routes'])
  await expect(description.getByText('مرحبا')).toHaveCSS('unicode-bidi', 'plaintext')
  expect(problems).toEqual([])
})
