import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { AddMemberForm } from './add-member-form.tsx'

it('Add to company › shows that no account uses the email, then adds the account with its role (ACOMP-10)', async () => {
  const companyId = newId()
  let isBroken = true
  showScreen(<AddMemberForm companyId={companyId} />, {
    answers: {
      'adminCompanies.addMember': () =>
        isBroken ? Promise.reject(refusal('USER_UNKNOWN', 'User not found')) : { userId: newId() },
    },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'sam@okafor.example')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'client_admin')
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to company' }))
  await add()
  const why = 'No account uses this email. Invite or create the user instead.'
  await screen.findAllByText(why)
  expect(screen.getByRole('textbox', { name: 'Email' }).getAttribute('aria-invalid')).toBe('true')
  isBroken = false
  await add()
  await waitFor(() => expect(toastTexts()[0]).toContain('User added to company successfully'))
  expect(calls.filter(([name]) => name === 'adminCompanies.addMember').at(-1)?.[1]).toEqual({
    ...{ companyId, email: 'sam@okafor.example', role: 'client_admin' },
  })
})
