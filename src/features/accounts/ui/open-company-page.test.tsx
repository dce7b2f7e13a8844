import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { calls, refusal, seeker, showScreen } from '#testing/show-screen.tsx'
import { OpenCompanyPage } from './open-company-page.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-0000000000c${n}`
const viewer: Viewer = {
  ...seeker,
  roles: ['client_admin'],
  memberships: [
    { companyId: id(1), companyName: 'Fernway', role: 'client_admin' },
    { companyId: id(2), companyName: 'Copperline', role: 'client_user' },
  ],
  activeCompanyId: id(1),
}
const place = '/app/company/applications?status=submitted'
const show = (companyId: string, choose: () => unknown = () => ({ activeCompanyId: companyId })) =>
  showScreen(<OpenCompanyPage viewer={viewer} companyId={companyId} to={place} />, {
    viewer,
    answers: { 'accounts.chooseCompany': choose },
    routes: ['/app/company'],
  })
const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
beforeEach(() => replace.mockClear())
const callsOf = () => calls.filter(([name]) => name === 'accounts.chooseCompany')

it.each([id(9), 'no-id'])('does not open a company that the user is no member of: %s', async (companyId) => {
  show(companyId)
  expect(await screen.findByRole('heading', { name: "You're not a member of this company", level: 1 })).toBeTruthy()
  expect(screen.getByText(/Fernway is still open/)).toBeTruthy()
  expect(callsOf()).toEqual([])
})

it('shows that the user was removed from it in the meantime', async () => {
  show(id(2), () => {
    throw refusal('NOT_FOUND', 'This does not exist, or is no longer available.')
  })
  expect(await screen.findByRole('heading', { name: "You're not a member of this company" })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Company Dashboard' }).getAttribute('href')).toBe('/app/company')
  expect(replace).not.toHaveBeenCalled()
})

it('opens the company once, loads the requested page and notifies the other pages (SHELL-32)', async () => {
  const onMessage = vi.fn()
  const elsewhere = new BroadcastChannel('tandem-company')
  elsewhere.onmessage = onMessage
  show(id(2))
  await waitFor(() => expect(replace).toHaveBeenCalledWith(place))
  expect(callsOf()).toEqual([['accounts.chooseCompany', { companyId: id(2) }]])
  await waitFor(() => expect(onMessage).toHaveBeenCalledTimes(1))
  elsewhere.close()
})

it('offers a retry after a failure', async () => {
  let fails = true
  show(id(2), () => {
    if (fails) throw new Error('away')
    return { activeCompanyId: id(2) }
  })
  expect(await screen.findByRole('heading', { name: 'Failed to open the company', level: 1 })).toBeTruthy()
  fails = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(replace).toHaveBeenCalledWith(place))
})
