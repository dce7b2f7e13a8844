import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { callsOf, id, item, showPage } from './reviews-page.testing.tsx'

/** Confirms the open dialog by its button. */
const confirm = async (title: string, name: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await userEvent.click(dialog.getByRole('button', { name }))
}

beforeEach(() => toasts.close())

it('shows that the status was set, and fetches the list again (CAPP-07, CAPP-05)', async () => {
  showPage([item(1)], { 'companyApplications.setStatus': () => ({}) })
  await userEvent.selectOptions(await screen.findByLabelText('Status of Candidate 1'), 'Interview')
  expect(callsOf('companyApplications.setStatus')).toEqual([])
  await confirm('Move Candidate 1 to Interview?', 'Move to Interview')
  await waitFor(() => expect(toastTexts()).toEqual(['Application status updated successfully']))
  expect(callsOf('companyApplications.setStatus')).toEqual([{ id: id(1), status: 'interview', from: 'submitted' }])
  await waitFor(() => expect(callsOf('companyApplications.list')).toHaveLength(2))
})

it.each([
  ['the browser blocks the tab', null, null, 'Please allow popups for this site to view resumes in a new tab'],
  [
    'the file is gone',
    {},
    'FILE_MISSING',
    'Resume file is not available for viewing. The file may have been moved or deleted.',
  ],
  ['anything else fails', {}, 'INTERNAL_SERVER_ERROR', 'Failed to open resume. Please try again later.'],
])('shows why no resume opens where %s (CAPP-08)', async (_, tab, code, text) => {
  const close = vi.fn()
  vi.stubGlobal('open', () => tab && { close, location: { replace: () => {} } })
  showPage([item(1)], {
    'companyApplications.resumeLink': () => Promise.reject(refusal(code ?? '', 'the words of the server')),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'View resume of Candidate 1' }))
  await waitFor(() => expect(toastTexts()).toEqual([text]))
  expect(close).toHaveBeenCalledTimes(tab ? 1 : 0)
})

it('shows a new application as New (CAPP-04)', async () => {
  showPage([item(1)])
  const status = await screen.findByLabelText<HTMLSelectElement>('Status of Candidate 1')
  expect(status.selectedOptions[0]?.textContent).toBe('New')
})

it('opens the next candidate when a key moved one out of the filtered list', async () => {
  let items = [item(1), item(2)]
  showPage([], {
    'companyApplications.list': () => ({ items, total: items.length, pageSize: 20, counts: {} }),
    'companyApplications.setStatus': () => {
      items = [item(2)]
      return {}
    },
  })
  const select = await screen.findByLabelText('Status of Candidate 1')
  select.focus()
  await userEvent.selectOptions(select, 'Interview')
  await confirm('Move Candidate 1 to Interview?', 'Move to Interview')
  await waitFor(() => expect(screen.queryByLabelText('Status of Candidate 1')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Status of Candidate 2')))
})

it('offers Undo until the candidate is notified, and shows when it is too late', async () => {
  const noticeDueAt = new Date(Date.now() + 600_000)
  const message = 'The candidate has been notified already. You can still choose another status.'
  showPage([item(1)], {
    'companyApplications.setStatus': () => ({
      id: id(1),
      status: 'interview',
      statusUpdatedAt: new Date(),
      noticeDueAt,
    }),
    'companyApplications.undoStatus': () => {
      throw refusal('NOTICE_SENT', message)
    },
  })
  await userEvent.selectOptions(await screen.findByLabelText('Status of Candidate 1'), 'Interview')
  await confirm('Move Candidate 1 to Interview?', 'Move to Interview')
  await waitFor(() => expect(toastTexts().join()).toContain('The candidate will be notified at '))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(toastTexts()).toContain(`Error${message}`))
  expect(callsOf('companyApplications.undoStatus')).toEqual([{ id: id(1) }])
})

it('no key on the closed select sets a status: arrows and letters open its list', async () => {
  showPage([item(1)])
  const select = await screen.findByLabelText('Status of Candidate 1')
  select.focus()
  for (const key of ['ArrowDown', 'End', 'a']) {
    expect(fireEvent.keyDown(select, { key })).toBe(false)
  }
  expect(fireEvent.keyDown(select, { key: 'Tab' })).toBe(true)
  expect(callsOf('companyApplications.setStatus')).toEqual([])
})

it('clears unfinished filters too: a date range without dates', async () => {
  showPage([item(1)])
  await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
  await userEvent.selectOptions(screen.getByLabelText('Applied'), 'Custom range')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-18' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }))
  expect(screen.getByLabelText('Applied')).toHaveProperty('value', '')
  expect(screen.queryByLabelText('From')).toBeNull()
})

it('shows that it was not, and the unchanged status (CAPP-07)', async () => {
  showPage([item(1)], {
    'companyApplications.setStatus': () => {
      throw new Error('the network is gone')
    },
  })
  const select = await screen.findByLabelText('Status of Candidate 1')
  await userEvent.selectOptions(select, 'Reviewing')
  await confirm('Move Candidate 1 to Reviewing?', 'Move to Reviewing')
  await waitFor(() => expect(toastTexts()).toEqual(['ErrorFailed to update application status']))
  await waitFor(() => expect(select).toHaveProperty('value', 'submitted'))
})

it("shows the server's reason (CAPP-07)", async () => {
  const message = 'The candidate has withdrawn this application.'
  showPage([item(1)], {
    'companyApplications.setStatus': () => {
      throw refusal('APPLICATION_WITHDRAWN', message)
    },
  })
  await userEvent.selectOptions(await screen.findByLabelText('Status of Candidate 1'), 'Accepted')
  await confirm('Accept Candidate 1?', 'Accept')
  await waitFor(() => expect(toastTexts()).toEqual([`ErrorFailed to update application status: ${message}`]))
})

it('shows five gray rows while applications load, then the list (ERR-02, CJOB-34)', async () => {
  const held = Promise.withResolvers()
  const { container } = showPage([], { 'companyApplications.list': () => held.promise })
  await screen.findByText('Loading applications')
  expect(container.querySelectorAll('.sk-wait .list > li')).toHaveLength(5)
  held.resolve({ items: [], total: 0, pageSize: 20, counts: {} })
  await screen.findByRole('heading', { name: 'No applications yet' })
})

it('says how many withdrawn applications the list of all statuses leaves out, and shows them (CAPP-02)', async () => {
  const counts = { withdrawn: 101 }
  showPage([item(1, { jobPlace: 'York' })], {
    'companyApplications.list': () => ({ items: [item(1, { jobPlace: 'York' })], total: 1, pageSize: 20, counts }),
    'companyApplications.jobs': () => [{ id: id(9), title: 'Porter', place: 'York', applications: 1 }],
  })
  await screen.findByText('Not in this list: 101 withdrawn.')
  screen.getByText(/^Senior Data Analyst · York/)
  await screen.findByRole('option', { name: 'Porter · York (1)' })
  await userEvent.click(screen.getByRole('button', { name: 'Show withdrawn' }))
  await waitFor(() => expect(callsOf('companyApplications.list').at(-1)).toMatchObject({ status: 'withdrawn' }))
  expect(screen.queryByRole('button', { name: 'Show withdrawn' })).toBeNull()
})
