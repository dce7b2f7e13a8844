import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, showScreen } from '#testing/show-screen.tsx'
import { defaultDesign } from '../../content/design.ts'
import { emptyLetter } from '../../content/letter-content.ts'
import { emptyResume } from '../../content/resume-content.ts'
import { letterKind, resumeKind } from '../editor/kinds.ts'
import { DocumentPreviewPage } from './document-preview-page.tsx'

const ID = '0199d1f0-0000-7000-8000-000000000001'
const opened = (content: object) => ({
  id: ID,
  title: 'Maya Okafor, Data Analyst',
  design: defaultDesign(),
  revision: 3,
  isUnreadable: false,
  isDefault: true,
  aiScore: 82,
  updatedAt: new Date('2026-11-22'),
  content,
})
const pages = () => ({
  pages: [{ width: 595, height: 842, svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  marks: [],
  missing: [],
  fittedTo: null,
  isTooLong: false,
})
const refused = (code: string) => () => {
  throw refusal(code, 'No.')
}
const Resume = <DocumentPreviewPage kind={resumeKind} id={ID} />
const Letter = <DocumentPreviewPage kind={letterKind} id={ID} />

describe('the preview of a document', () => {
  it('PREV-01 PREV-02 PREV-03 shows its pages, its title and the way to the editor, and nothing to type in', async () => {
    showScreen(Resume, {
      answers: { 'editors.openResume': () => opened(emptyResume()), 'previews.resume': pages },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya Okafor, Data Analyst' })).toBeTruthy()
    expect(screen.getByText('Preview Mode')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit Resume' }).getAttribute('href')).toBe(
      `/app/documents/resume/edit/${ID}`,
    )
    expect(await screen.findByAltText('Page 1 of 1 of "Maya Okafor, Data Analyst"')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(false)
    expect(document.querySelectorAll('input, textarea')).toHaveLength(0)
  })

  it('PREV-02 leads from a letter to its own editor', async () => {
    showScreen(Letter, {
      answers: { 'editors.openLetter': () => opened(emptyLetter()), 'previews.letter': pages },
    })
    const edit = await screen.findByRole('link', { name: 'Edit Cover Letter' })
    expect(edit.getAttribute('href')).toBe(`/app/documents/cover-letter/edit/${ID}`)
  })

  it.each([
    ['resume', Resume, 'editors.openResume', 'Failed to load resume'],
    ['letter', Letter, 'editors.openLetter', 'Failed to load cover letter'],
  ] as const)('PREV-04 says that a %s failed to load', async (_, page, name, text) => {
    showScreen(page, { answers: { [name]: refused('RATE_LIMITED') } })
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Documents' })).toBeTruthy()
  })

  it.each([
    ['resume', Resume, 'editors.openResume', 'Resume not found'],
    ['letter', Letter, 'editors.openLetter', 'Cover letter not found'],
  ] as const)('PREV-05 says that a %s is not there', async (_, page, name, text) => {
    showScreen(page, { answers: { [name]: refused('NOT_FOUND') } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Documents' })).toBeTruthy()
  })

  it.each([
    ['is there', { fileName: 'cv.pdf', size: 3000 }, 1],
    ['is gone', null, 0],
  ] as const)('PREV-03 offers an upload to download only while its file is there: %s', async (_, file, buttons) => {
    showScreen(Resume, {
      answers: {
        'editors.openResume': refused('DOCUMENT_NOT_BUILT'),
        'documents.listResumes': () => [{ id: ID, title: 'My CV', file }],
        'exports.machineView': () => ({ lines: ['Maya Okafor', 'Data Analyst'] }),
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'My CV' })).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: 'Download' })).toHaveLength(buttons)
    if (file) expect(await screen.findByText(/Data Analyst/)).toBeTruthy()
  })
})
