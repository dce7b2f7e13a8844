import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import { OfferDialog } from './offer-dialog.tsx'

it('offers the sample index of a known place, fills it in only on request, and accepts other values', async () => {
  showScreen(<OfferDialog onClose={() => {}} />, { answers: {} })
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an offer' }))
  const index = dialog.getByLabelText<HTMLInputElement>(/Cost of living index/)
  const place = dialog.getByLabelText(/^Location/)
  await userEvent.type(place, 'Lisbon, Portugal')
  expect(dialog.queryByRole('button', { name: /Sample index/ })).toBeNull()
  await userEvent.clear(place)
  await userEvent.type(place, 'Seattle, WA')
  expect(index.value).toBe('100')
  await userEvent.click(dialog.getByRole('button', { name: 'Sample index for Seattle, WA: use 113' }))
  expect(index.value).toBe('113')
  expect(dialog.queryByRole('button', { name: /Sample index/ })).toBeNull()
  await userEvent.clear(index)
  await userEvent.type(index, '120')
  expect(dialog.getByRole('button', { name: 'Sample index for Seattle, WA: use 113' })).toBeTruthy()
})
