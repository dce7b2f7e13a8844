import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { inTimeZone } from '#testing/in-time-zone.ts'
import { calls, seeker, showScreen } from '#testing/show-screen.tsx'
import type { SoldPlan } from '../plans-contract.ts'
import { PlanDialog } from './components/plans/plan-dialog.tsx'

inTimeZone('Asia/Tokyo')

it("PlanDialog › shows and reads the end of an offer in the admin's time zone", async () => {
  const plan = {
    ...{ id: '0199d1f0-0000-7000-8000-000000000001', name: 'Pro', description: 'All of it.', features: ['Everything'] },
    ...{ active: true, featured: false, applicationLimit: null, priceMonthly: 19, priceYearly: 190, holders: 0 },
    ...{ offerActive: true, offerPriceMonthly: 9, offerPriceYearly: null, offerPercentage: null },
    offerExpiresAt: new Date('2090-01-01T15:00:00Z'),
    updatedAt: new Date('2026-11-22T10:00:00Z'),
  } as SoldPlan
  showScreen(<PlanDialog plan={plan} onClose={() => {}} />, {
    viewer: { ...seeker, roles: ['platform_admin'] },
    answers: { 'plans.save': () => plan },
  })
  const until = await screen.findByLabelText(/^Offer until/)
  expect((until as HTMLInputElement).value).toBe('2090-01-02T00:00')
  expect(screen.getByText('Your time, Asia/Tokyo. Leave blank for no end date.')).toBeDefined()
  fireEvent.change(until, { target: { value: '2090-01-02T09:30' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save for all users' }))
  const sent = () => calls.filter(([name]) => name === 'plans.save').map(([, input]) => input)
  const form = expect.objectContaining({ offerExpiresAt: new Date('2090-01-02T00:30:00Z') })
  await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ form })]))
})
