import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { DownloadMenu } from './download-menu.tsx'

const id = '0199d1f0-0000-7000-8000-000000000001'
const props = { kind: 'resume', id, isSaved: true, hasUnsavedEdits: false } as const
const started = ({ format }: { format: string }) => ({
  url: `/api/exports/${format}`,
  fileName: `My Resume.${format}`,
  expiresAt: new Date(),
})

let saved: string[] = []
let answer: () => Promise<Response>
beforeEach(() => {
  saved = []
  answer = async () => new Response('file')
  vi.stubGlobal('fetch', () => answer())
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function choose(name: RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: /Download/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name }))
}
const says = (title: string, text: string) => waitFor(() => expect(toastTexts()).toContain(`${title}${text}`))

it('is disabled before the first save (BUILD-06)', async () => {
  showScreen(<DownloadMenu {...props} isSaved={false} />)
  expect(await screen.findByRole('button', { name: 'Download' })).toHaveProperty('disabled', true)
})

it('offers PDF first, shows that the download started, and downloads the file under its name (PREV-06, PREV-07)', async () => {
  showScreen(<DownloadMenu {...props} />, { answers: { 'exports.start': started } })
  await choose(/^PDF/)
  await says('Download started', 'Your resume is being generated...')
  await waitFor(() => expect(saved).toEqual(['My Resume.pdf']))
  expect(calls).toContainEqual(['exports.start', { kind: 'resume', id, format: 'pdf' }])
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  expect(items).toEqual(['PDF.pdf', 'Word, one column.docx', 'Plain text.txt', 'Markdown.md', 'JSON Resume.json'])
})

it('names the cover letter, which has no JSON Resume (PREV-07)', async () => {
  showScreen(<DownloadMenu {...props} kind="letter" />, { answers: { 'exports.start': started } })
  fireEvent.click(await screen.findByRole('button', { name: 'Download' }))
  expect(screen.queryByRole('menuitem', { name: /JSON/ })).toBeNull()
  fireEvent.click(await screen.findByRole('menuitem', { name: /Word/ }))
  await says('Download started', 'Your cover letter is being generated...')
})

it.each([
  ['resume', 'Please save your resume before downloading'],
  ['letter', 'Please save your cover letter before downloading'],
] as const)('asks to save edits of a %s first, and sends no request (PREV-09)', async (kind, text) => {
  showScreen(<DownloadMenu {...props} kind={kind} hasUnsavedEdits />)
  await choose(/^PDF/)
  await says('Save first', text)
  expect(calls.filter(([name]) => name === 'exports.start')).toEqual([])
})

it.each([
  ['resume', 'There was an error generating your resume'],
  ['letter', 'There was an error generating your cover letter'],
] as const)('shows that a %s failed (PREV-08)', async (kind, text) => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  showScreen(<DownloadMenu {...props} kind={kind} />, { answers: { 'exports.start': started } })
  await choose(/^PDF/)
  await says('Download failed', text)
  expect(saved).toEqual([])
})

it("adds the server's reason, from the request and from the download (PREV-08)", async () => {
  const refuse = () => {
    throw refusal('RATE_LIMITED', 'Too many tries.')
  }
  const first = showScreen(<DownloadMenu {...props} />, { answers: { 'exports.start': refuse } })
  await choose(/^PDF/)
  await says('Download failed', 'There was an error generating your resume: Too many tries.')
  first.unmount()
  answer = async () => Response.json({ code: 'FILE_LINK_EXPIRED', message: 'This link has expired.' }, { status: 410 })
  showScreen(<DownloadMenu {...props} />, { answers: { 'exports.start': started } })
  await choose(/^PDF/)
  await says('Download failed', 'There was an error generating your resume: This link has expired.')
})

it('downloads the original of an upload with one click, named in a row (PREV-10)', async () => {
  showScreen(<DownloadMenu {...props} isUploaded compact title="Old CV" />, { answers: { 'exports.start': started } })
  fireEvent.click(await screen.findByRole('button', { name: 'Download Old CV' }))
  await waitFor(() => expect(saved).toEqual(['My Resume.original']))
})
