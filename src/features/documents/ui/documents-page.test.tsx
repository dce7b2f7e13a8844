import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { DocumentsPage } from './documents-page.tsx'
import type { DocumentsSearch } from './list/documents-search.ts'
import { WelcomeDialog } from './welcome/welcome-dialog.tsx'

const at = new Date('2026-01-05T10:00:00Z')
const resume = (n: number, more = {}) => ({
  id: `0199d1f0-0000-7000-8000-00000000000${n}`,
  title: `Resume ${n}`,
  documentType: 'platform_created',
  isDefault: n === 1,
  downloadCount: 3,
  aiScore: 82,
  file: null,
  tags: [],
  createdAt: at,
  updatedAt: at,
  ...more,
})
const { downloadCount: _, aiScore: __, ...plain } = resume(7)
const letter = { ...plain, title: 'To Fernway', jobTitle: 'Senior Data Analyst', companyName: 'Fernway Health' }
const stats = { totalResumes: 2, totalCoverLetters: 1, totalDownloads: 6, averageScore: 82 }
const answers = {
  'documents.listResumes': () => [resume(1), resume(2, { documentType: 'uploaded', aiScore: null })],
  'documents.listLetters': () => [letter],
  'documents.stats': () => stats,
  'scores.report': () => ({ id: resume(1).id, title: 'Resume 1', report: null }),
}
const page = (tab?: 'cover-letters') => <DocumentsPage search={{ tab }} onSearch={() => {}} />
const routes = ['/app/documents/resume/new', '/app/documents/cover-letter/new', '/app/documents/import']

const Searching = () => {
  const [search, setSearch] = useState<DocumentsSearch>({})
  return <DocumentsPage search={search} onSearch={setSearch} />
}

describe('the documents page', () => {
  it('shows that it is loading, with three placeholders (DOCS-06)', async () => {
    showScreen(page(), { answers: { ...answers, 'documents.listResumes': () => new Promise(() => {}) }, routes })
    expect(await screen.findByText('Loading your documents...')).toBeTruthy()
    expect(screen.getAllByTestId('placeholder')).toHaveLength(3)
  })

  it('shows counts, and downloads of resumes only (DOCS-01, DOCS-03)', async () => {
    showScreen(page('cover-letters'), { answers, routes })
    expect(await screen.findByText('Senior Data Analyst at Fernway Health')).toBeTruthy()
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Resumes (2)',
      'Cover Letters (1)',
    ])
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads).toEqual(['Document', 'Last Modified', 'Status', 'Actions'])
  })

  it('finds and sorts many documents, and shows that none was found', async () => {
    const listResumes = () => [1, 2, 3, 4, 5, 6].map((n) => resume(n, { aiScore: 40 + n, title: `Resume ${n}` }))
    showScreen(<Searching />, { answers: { ...answers, 'documents.listResumes': listResumes }, routes })
    const user = userEvent.setup()
    const shown = () => screen.getAllByText(/^Resume \d$/).map(({ textContent }) => textContent)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Score')
    expect(shown().slice(0, 2)).toEqual(['Resume 6', 'Resume 5'])
    await user.type(screen.getByRole('searchbox', { name: 'Search resumes' }), 'resume 3{Enter}')
    expect(shown()).toEqual(['Resume 3'])
    await user.type(screen.getByRole('searchbox', { name: 'Search resumes' }), '9{Enter}')
    expect(screen.getByText('No resumes found')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(shown()).toHaveLength(6)
  })

  it('tags a document and shows only those with a tag', async () => {
    const saved: unknown[] = []
    let tags: string[] = []
    const listResumes = () => [{ ...resume(1), tags }, resume(2)]
    const setTags = (input: unknown) => {
      saved.push(input)
      tags = ['Data']
      return { tags }
    }
    const all = { ...answers, 'documents.listResumes': listResumes, 'documents.setTags': setTags }
    showScreen(<Searching />, { answers: all, routes })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'More actions for Resume 1' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Add tags' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of “Resume 1”' }))
    await user.type(dialog.getByRole('combobox', { name: /^Tags/ }), 'Data{Enter}')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const select = await screen.findByRole('combobox', { name: 'Tag' })
    expect(saved).toEqual([{ kind: 'resume', id: resume(1).id, tags: ['Data'] }])
    await user.selectOptions(select, 'Data')
    expect(screen.getAllByText(/^Resume \d$/).map(({ textContent }) => textContent)).toEqual(['Resume 1'])
  })

  it('shows for each resume whether it was uploaded or created (DOCS-04)', async () => {
    showScreen(page(), { answers, routes })
    const texts = (await screen.findAllByRole('row')).map(({ textContent }) => textContent ?? '')
    expect(texts.find((text) => text.includes('Resume 1'))).toContain('Created')
    expect(texts.find((text) => text.includes('Resume 2'))).toContain('Uploaded')
    // only an upload is copied into the builder
    const copies = screen.getAllByRole('link', { name: 'Edit a copy in the builder' })
    expect(copies.map((link) => link.getAttribute('href'))).toEqual([`/app/documents/import?from=${resume(2).id}`])
  })

  const documentNames = [
    ['Resume 2', undefined, 'Delete Resume', 'Resume'],
    ['To Fernway', 'cover-letters', 'Delete Cover Letter', 'Cover letter'],
  ] as const
  const choose = async (title: string, item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `More actions for ${title}` }))
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }

  it.each(documentNames)('confirms before it deletes %s (DOCS-07)', async (title, tab, heading) => {
    showScreen(page(tab), { answers, routes })
    await choose(title, 'Delete')
    const question = await screen.findByRole('alertdialog', { name: heading })
    expect(question.textContent).toContain(`Are you sure you want to delete "${title}"? This action cannot be undone.`)
  })

  it.each(documentNames)('shows that it copied, renamed or deleted %s (DOCS-25)', async (title, tab, heading, one) => {
    const kind = tab ? 'Letter' : 'Resume'
    const done = { [`documents.duplicate${kind}`]: resume, [`documents.delete${kind}`]: () => ({ deleted: true }) }
    showScreen(page(tab), {
      answers: {
        ...answers,
        // only uploads are renamed in the list
        'documents.listLetters': () => [{ ...letter, documentType: 'uploaded' }],
        ...done,
        [`documents.rename${kind}`]: () => ({ title: 'Another' }),
      },
      routes,
    })
    await choose(title, 'Duplicate')
    await waitFor(() => expect(toastTexts()).toContain(`${one} created successfully`))
    await userEvent.click(await screen.findByRole('button', { name: `Rename ${title}` }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Rename/ }))
    await userEvent.type(dialog.getByLabelText(/^Title/), ' b')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    await waitFor(() => expect(toastTexts()).toContain(`${one} updated successfully`))
    await choose(title, 'Delete')
    const question = within(await screen.findByRole('alertdialog', { name: heading }))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(toastTexts()).toContain(`${one} deleted successfully`))
  })

  it('shows in the dialog that a new name was not saved (DOCS-24)', async () => {
    const fail = () => Promise.reject(new Error('away'))
    showScreen(page(), { answers: { ...answers, 'documents.renameResume': fail }, routes })
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Resume 2' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Resume' }))
    await userEvent.type(dialog.getByLabelText(/^Title/), ' b')
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    expect(await dialog.findByText('Failed to update resume')).toBeTruthy()
  })

  it.each([
    [undefined, 'documents.listResumes', 'Failed to fetch resumes'],
    ['cover-letters' as const, 'documents.listLetters', 'Failed to fetch cover letters'],
  ])('shows what could not be fetched (%s) (DOCS-24)', async (tab, procedure, words) => {
    const fail = () => {
      throw new Error('away')
    }
    showScreen(page(tab), { answers: { ...answers, [procedure]: fail }, routes })
    expect(await screen.findByRole('heading', { name: words })).toBeTruthy()
  })

  it.each([
    ['Set as default', 'documents.setDefaultResume', 'Failed to set default resume', 'Failed to fetch resume'],
    ['Delete', 'documents.deleteResume', 'Failed to delete resume', 'Failed to fetch resume for deletion'],
    ['Duplicate', 'documents.duplicateResume', 'Failed to create resume', 'Failed to fetch resume'],
  ])('shows that to %s failed (DOCS-24)', async (item, procedure, words, gone) => {
    const user = userEvent.setup()
    const failures: Error[] = [new Error('away'), refusal('NOT_FOUND', 'Not here.')]
    const fail = () => {
      throw failures.shift()
    }
    showScreen(page(), { answers: { ...answers, [procedure]: fail }, routes })
    for (const expected of [words, gone]) {
      await user.click(await screen.findByRole('button', { name: 'More actions for Resume 2' }))
      await user.click(await screen.findByRole('menuitem', { name: item }))
      if (item === 'Delete') {
        const question = await screen.findByRole('alertdialog', { name: 'Delete Resume' })
        expect(question.textContent).toContain(
          'Are you sure you want to delete "Resume 2"? This action cannot be undone.',
        )
        await user.click(within(question).getByRole('button', { name: 'Delete' }))
      }
      await waitFor(() => expect(toastTexts().join()).toContain(expected))
    }
    expect(calls.filter(([name]) => name === procedure)).toHaveLength(2)
  })

  it('moves focus to the drop area when a rejected file is dismissed', async () => {
    const user = userEvent.setup({ applyAccept: false })
    showScreen(page(), { answers, routes })
    const field = await screen.findByLabelText('Resume files')
    await user.upload(field, new File(['x'], 'photo.png', { type: 'image/png' }))
    await user.click(await screen.findByRole('button', { name: 'Dismiss photo.png' }))
    expect(document.activeElement).toBe(field)
  })

  it('moves focus to the tab when a document is deleted by keyboard', async () => {
    const user = userEvent.setup()
    const left = [resume(1), resume(2)]
    const deleted = () => ({ deleted: left.splice(1) !== undefined })
    showScreen(page(), {
      answers: { ...answers, 'documents.listResumes': () => [...left], 'documents.deleteResume': deleted },
      routes,
    })
    ;(await screen.findByRole('button', { name: 'More actions for Resume 2' })).focus()
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Resumes (1)' })))
  })
})

it('greets a person without a resume; "later" lasts for the session', async () => {
  const user = userEvent.setup()
  const none = { ...answers, 'documents.listResumes': () => [] }
  sessionStorage.clear()
  const { unmount } = showScreen(<WelcomeDialog />, { answers: none, routes })
  const dialog = await screen.findByRole('dialog', { name: 'Add a resume to get started' })
  expect(dialog.textContent).toContain('Welcome to Tandem, Maya')
  await user.click(within(dialog).getByRole('button', { name: "I'll do this later" }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  unmount()
  showScreen(<WelcomeDialog />, { answers: none, routes })
  await waitFor(() => expect(calls.some(([name]) => name === 'documents.listResumes')).toBe(true))
  expect(screen.queryByRole('dialog')).toBeNull()
})
