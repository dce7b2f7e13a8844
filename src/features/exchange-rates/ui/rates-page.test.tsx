import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { RatesPage } from './rates-page.tsx'

const viewer: Viewer = { ...seeker, roles: ['platform_user'] }
const rates = [
  {
    ...{ currency: 'EUR', usd: 1.1269, day: '2026-10-06', source: 'European Central Bank', jobs: 3 },
    updatedAt: new Date('2026-10-07T08:00:00Z'),
  },
]
const show = (answers: Record<string, (input: never) => unknown> = {}) =>
  showScreen(<RatesPage />, {
    viewer,
    answers: {
      'exchangeRates.list': () => ({ rates, missing: [] }),
      'exchangeRates.set': ({ currency }: { currency: string }) => ({ currency, jobs: 1 }),
      ...answers,
    },
  })
const sent = () => calls.filter(([name]) => name === 'exchangeRates.set').map(([, input]) => input)

beforeEach(() => toasts.close())

it('shows that the rates could not be loaded', async () => {
  show({
    'exchangeRates.list': () => {
      throw refusal('FORBIDDEN', "You don't have access to this.")
    },
  })
  expect(await screen.findByText("The rates couldn't be loaded. Please try again.")).toBeTruthy()
})

it('names the currencies of open jobs that have no rate', async () => {
  show({ 'exchangeRates.list': () => ({ rates, missing: [{ currency: 'AED', jobs: 2 }] }) })
  expect((await screen.findByText(/Pay of these open jobs can't be compared/)).textContent).toContain('AED (2)')
})

it('refuses a rate without a number and a source, and sends nothing', async () => {
  show({ 'exchangeRates.list': () => ({ rates: [], missing: [] }) })
  expect(await screen.findByText('No rates yet')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add rate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add rate' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save rate' }))
  expect(await dialog.findByText('Please choose a currency')).toBeTruthy()
  expect(dialog.getByText('Enter a number above 0')).toBeTruthy()
  expect(dialog.getByText('Name where the rate is from')).toBeTruthy()
  expect(sent()).toEqual([])
})

it('changes a rate, with its day and source', async () => {
  show()
  const table = within(await screen.findByRole('table', { name: 'Reference rates' }))
  expect(table.getByText('1.1269')).toBeTruthy()
  await userEvent.click(table.getByRole('button', { name: 'Change the rate of EUR' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Rate of EUR' }))
  const usd = dialog.getByLabelText(/US dollars for one unit/)
  await userEvent.clear(usd)
  await userEvent.type(usd, '1.25')
  await userEvent.click(dialog.getByRole('button', { name: 'Save rate' }))
  await waitFor(() => expect(sent()).toMatchObject([{ currency: 'EUR', usd: 1.25, source: 'European Central Bank' }]))
  await waitFor(() => expect(toastTexts().join(' ')).toContain('1 job is compared by it.'))
})
