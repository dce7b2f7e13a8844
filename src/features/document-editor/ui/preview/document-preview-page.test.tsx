import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { defaultDesign } from '#features/document-content/design.ts'
import { emptyLetter } from '#features/document-content/letter-content.ts'
import { emptyResume } from '#features/document-content/resume-content.ts'
import { refusal, showScreen } from '#testing/show-screen.tsx'
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
  it('shows its pages, its title and a link to the editor, and no input (PREV-01, PREV-02, PREV-03)', async () => {
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

  it('links from a letter to its editor (PREV-02)', async () => {
    showScreen(Letter, {
      answers: { 'editors.openLetter': () => opened(emptyLetter()), 'previews.letter': pages },
    })
    const edit = await screen.findByRole('link', { name: 'Edit Cover Letter' })
    expect(edit.getAttribute('href')).toBe(`/app/documents/cover-letter/edit/${ID}`)
  })

  it.each([
    ['resume', Resume, 'editors.openResume', 'Failed to load resume'],
    ['letter', Letter, 'editors.openLetter', 'Failed to load cover letter'],
  ] as const)('shows that a %s failed to load (PREV-04)', async (_, page, name, text) => {
    showScreen(page, { answers: { [name]: refused('RATE_LIMITED') } })
    expect(await screen.findByRole('heading', { name: text })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Documents' })).toBeTruthy()
  })

  it.each([
    ['resume', Resume, 'editors.openResume', 'NOT_FOUND', 'Resume not found'],
    ['letter', Letter, 'editors.openLetter', 'NOT_FOUND', 'Cover letter not found'],
    ['resume of a mistyped id', Resume, 'editors.openResume', 'BAD_REQUEST', 'Resume not found'],
  ] as const)('shows that a %s was not found (PREV-05)', async (_, page, name, code, text) => {
    showScreen(page, { answers: { [name]: refused(code) } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Documents' })).toBeTruthy()
  })

  it.each([
    ['resume', Resume, 'documents.listResumes', 'editors.openResume'],
    ['letter', Letter, 'documents.listLetters', 'editors.openLetter'],
  ] as const)('shows the text of an uploaded %s, and offers its file (PREV-03)', async (kind, page, list, open) => {
    const requests: unknown[] = []
    showScreen(page, {
      answers: {
        [open]: refused('DOCUMENT_NOT_BUILT'),
        [list]: () => [{ id: ID, title: 'My paper', createdAt: new Date(0), file: { fileName: 'cv.pdf', size: 3000 } }],
        'exports.text': (input: unknown) => {
          requests.push(input)
          return { lines: ['Maya Okafor', 'Data Analyst'] }
        },
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'My paper' })).toBeTruthy()
    expect(await screen.findByText(/Data Analyst/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy()
    expect(requests[0]).toEqual({ kind, id: ID })
  })

  it.each([
    ['a file that was read long ago', new Date(0), "We couldn't read any text in this file. Download it to view it."],
    ['a file that has just arrived', new Date(), 'Reading the file'],
  ])('explains why %s shows no text', async (_, createdAt, text) => {
    showScreen(Letter, {
      answers: {
        'editors.openLetter': refused('DOCUMENT_NOT_BUILT'),
        'documents.listLetters': () => [{ id: ID, title: 'Scan', createdAt, file: { fileName: 'a.pdf', size: 9 } }],
        'exports.text': () => ({ lines: [] }),
      },
    })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('offers no download once the file is gone (PREV-03)', async () => {
    showScreen(Resume, {
      answers: {
        'editors.openResume': refused('DOCUMENT_NOT_BUILT'),
        'documents.listResumes': () => [{ id: ID, title: 'My CV', createdAt: new Date(0), file: null }],
      },
    })
    expect(await screen.findByText("This document's file is missing.")).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
  })
})
