import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { JobsSearch } from '#features/job-board/ui/jobs-search.ts'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { alertErrors } from '../rules.ts'
import { SavedSearchesActions } from './saved-searches-actions.tsx'

const saved = {
  id: '0199d1f0-0000-7000-8000-000000000001',
  name: 'Denver analysts',
  q: 'analyst',
  location: 'Denver',
  type: 'contract',
  remote: true,
  company: { slug: 'fernway', name: 'Fernway' },
  language: 'de',
  frequency: 'daily',
  createdAt: new Date(),
}
beforeEach(() => toasts.close())
const callsOf = (name: string) => calls.filter(([call]) => call === name).map(([, input]) => input)

async function show(filters: Parameters<typeof SavedSearchesActions>[0]['filters'], answers = {}) {
  showScreen(<SavedSearchesActions filters={filters} />, { answers, routes: ['/app/jobs'] })
  const user = userEvent.setup()
  const open = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { user, open }
}

describe('saving the search of the page', () => {
  it('shows an error message if the search is empty', async () => {
    const { open } = await show({})
    await open('Save this search')
    await screen.findByText(alertErrors.SEARCH_EMPTY.message)
    expect(screen.queryByRole('dialog', { name: 'Save this search' })).toBeNull()
  })

  it('saves the search under a suggested name, with the chosen frequency', async () => {
    const { user, open } = await show({ q: 'data analyst', remote: true }, { 'jobAlerts.save': () => saved })
    await open('Save this search')
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }))
    expect((dialog.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('data analyst, remote only')
    await user.click(dialog.getByRole('radio', { name: /^Weekly/ }))
    await user.click(dialog.getByRole('button', { name: 'Save search' }))
    await screen.findByText('Search saved')
    expect(callsOf('jobAlerts.save')).toEqual([
      {
        q: 'data analyst',
        location: '',
        type: null,
        remote: true,
        company: null,
        language: null,
        name: 'data analyst, remote only',
        frequency: 'weekly',
      },
    ])
  })

  it('shows the error of the server and leaves the typed text in place', async () => {
    const { message } = alertErrors.TOO_MANY_SEARCHES
    const save = () => Promise.reject(refusal('TOO_MANY_SEARCHES', message))
    const { user, open } = await show({ q: 'x' }, { 'jobAlerts.save': save })
    await open('Save this search')
    const dialog = within(await screen.findByRole('dialog'))
    await user.clear(dialog.getByLabelText(/^Name/))
    await user.type(dialog.getByLabelText(/^Name/), 'Mine')
    await user.click(dialog.getByRole('button', { name: 'Save search' }))
    await dialog.findByText(message)
    expect((dialog.getByLabelText(/^Name/) as HTMLInputElement).value).toBe('Mine')
  })
})

describe('the saved searches', () => {
  it('show an empty state if there are none', async () => {
    const { open } = await show({}, { 'jobAlerts.list': () => [] })
    await open('Saved searches')
    await screen.findByText('No saved searches yet')
  })

  it('can be run, mailed at another frequency, renamed and deleted', async () => {
    const { user, open } = await show(
      {},
      {
        'jobAlerts.list': () => [saved],
        'jobAlerts.update': () => saved,
        'jobAlerts.delete': () => ({ deleted: true }),
      },
    )
    await open('Saved searches')
    const run = await screen.findByRole('link', { name: 'Run Denver analysts' })
    expect(run.getAttribute('href')).toMatch(
      /^\/app\/jobs\?q=analyst&location=Denver&type=contract&remote=.*&language=de&company=fernway$/,
    )
    expect(JobsSearch.parse({ remote: 'true' }).remote).toBe(true)
    screen.getByText('“analyst”, Denver, Contract, remote only, in German, at Fernway')
    await user.selectOptions(screen.getByLabelText('Emails about Denver analysts'), 'weekly')
    await open('Rename Denver analysts')
    await user.clear(screen.getByLabelText('Name of Denver analysts'))
    await user.type(screen.getByLabelText('Name of Denver analysts'), 'Mile high{Enter}')
    await open('Delete Denver analysts')
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Saved search deleted')
    expect(callsOf('jobAlerts.update')).toEqual([
      { id: saved.id, name: 'Denver analysts', frequency: 'weekly' },
      { id: saved.id, name: 'Mile high', frequency: 'daily' },
    ])
    expect(callsOf('jobAlerts.delete')).toEqual([{ id: saved.id }])
  })
})
