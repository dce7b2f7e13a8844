import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { SuppressionsSection } from './suppressions-section.tsx'

const callsOf = (name: string) => calls.filter(([call]) => call === name).map(([, input]) => input)
const nothing = { items: [], before: null, after: null }

it('Add address › refuses text that is no address, shows a refusal, and adds the address with its note', async () => {
  let isBroken = true
  showScreen(<SuppressionsSection />, {
    answers: {
      'subscribers.suppressions': () => nothing,
      'subscribers.suppress': () =>
        isBroken ? Promise.reject(refusal('FORBIDDEN', 'Only admins can do this.')) : { id: newId() },
    },
  })
  const add = () => userEvent.click(screen.getByRole('button', { name: 'Add address' }))
  const field = await screen.findByRole('textbox', { name: /Address/ })
  await userEvent.type(field, 'no address')
  await add()
  expect(callsOf('subscribers.suppress')).toEqual([])
  await userEvent.clear(field)
  await userEvent.type(field, 'maya@okafor.example')
  await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Asked by phone')
  await add()
  expect(await screen.findByText('Only admins can do this.')).toBeTruthy()
  isBroken = false
  await add()
  await waitFor(() => expect(toastTexts()).toEqual(['Campaigns will no longer be sent to this address']))
  expect(callsOf('subscribers.suppress').at(-1)).toEqual({ email: 'maya@okafor.example', note: 'Asked by phone' })
  expect((field as HTMLInputElement).value).toBe('')
})

it('Remove › asks first, then the address can be emailed again', async () => {
  const one = { id: newId(), email: 'maya@okafor.example', reason: 'staff', note: null, mail: null, answer: null }
  const rest = { createdAt: new Date('2026-11-01T09:00:00Z'), addedBy: 'Priya Raman' }
  showScreen(<SuppressionsSection />, {
    answers: {
      'subscribers.suppressions': () => ({ ...nothing, items: [{ ...one, ...rest }] }),
      'subscribers.unsuppress': ({ id }: { id: string }) => ({ id }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove maya@okafor.example' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Remove this address from the list?' }))
  expect(callsOf('subscribers.unsuppress')).toEqual([])
  await userEvent.click(asked.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(callsOf('subscribers.unsuppress')).toEqual([{ id: one.id }]))
})
