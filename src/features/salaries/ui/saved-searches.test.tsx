import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, toastTexts } from '#testing/show-screen.tsx'
import { analysis, saved } from './salary-answers.testing.ts'
import { address, showSalaries } from './show-salaries.testing.tsx'

const search = { jobTitle: 'Data Analyst', location: 'Portland, OR' }
const failing = () => {
  throw new Error('x')
}

it('saves the current search (SAL-26, SAL-30)', async () => {
  showSalaries(search, { 'salaries.analyze': () => analysis(), 'salaries.saveSearch': () => saved() })
  await userEvent.click(await screen.findByRole('button', { name: 'Save Search' }))
  await waitFor(() => expect(toastTexts()).toEqual(['SuccessSearch saved successfully']))
  expect(calls.find(([name]) => name === 'salaries.saveSearch')?.[1]).toMatchObject(search)
})

it('shows an error when saving fails (SAL-30)', async () => {
  showSalaries(search, { 'salaries.analyze': () => analysis(), 'salaries.saveSearch': failing })
  await userEvent.click(await screen.findByRole('button', { name: 'Save Search' }))
  await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to save search']))
})

it('lists saved searches, or shows that there are none (SAL-28)', async () => {
  const { unmount } = showSalaries({ tab: 'saved' }, { 'salaries.listSearches': () => [saved()] })
  const row = await screen.findByRole('listitem')
  for (const words of ['Data Analyst - Portland, OR', 'Data Analyst in Portland, OR', 'Senior'])
    expect(row.textContent).toContain(words)
  expect(screen.getByRole('button', { name: 'Load Data Analyst - Portland, OR' })).toBeTruthy()
  unmount()
  showSalaries({ tab: 'saved' })
  await screen.findByText('No saved searches yet. Save your first search to build your history.')
})

it('opens a saved search in Analysis and runs it with its filters (SAL-29)', async () => {
  showSalaries({ tab: 'saved' }, { 'salaries.listSearches': () => [saved()], 'salaries.analyze': () => analysis() })
  await userEvent.click(await screen.findByRole('button', { name: /^Load/ }))
  expect(await screen.findByText('Median base salary')).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Analysis' }).getAttribute('aria-selected')).toBe('true')
  expect(address).toEqual({ ...search, experienceLevel: 'senior', industry: 'Finance' })
  await waitFor(() => expect(toastTexts()[0]).toContain('Search Complete'))
})

it('deletes a saved search, and restores it when deleting fails (SAL-30)', async () => {
  let rows = [saved()]
  const { unmount } = showSalaries(
    { tab: 'saved' },
    {
      'salaries.listSearches': () => rows,
      'salaries.deleteSearch': () => {
        rows = []
        return { deleted: true }
      },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
  await waitFor(() => expect(toastTexts()).toEqual(['SuccessSearch deleted successfully']))
  expect(screen.queryByRole('listitem')).toBeNull()
  unmount()
  showSalaries({ tab: 'saved' }, { 'salaries.listSearches': () => [saved()], 'salaries.deleteSearch': failing })
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }))
  await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to delete search']))
  expect(screen.getByRole('listitem')).toBeTruthy()
})

it('shows an error when loading the saved searches fails (SAL-30)', async () => {
  showSalaries({ tab: 'saved' }, { 'salaries.listSearches': failing })
  await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to load saved searches']))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
