import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { toastTexts } from '#testing/show-screen.tsx'
import { callsOf, ID, settings, show } from './auto-apply-page.testing.tsx'

const answer = {
  ...{ id: ID, questionType: 'text', label: 'Notice period?', options: [], value: 'A month', source: 'typed' },
  updatedAt: new Date(),
}

it.each([
  ['rule', { tab: 'rules' }, 'autoApply.removeRule', 'Delete Data work', 'Failed to delete this rule', 'Rule deleted'],
  [
    ...(['answer', { tab: 'answers' }, 'autoApply.removeAnswer', 'Delete the answer to Notice period?'] as const),
    ...(['Failed to delete this answer', 'Answer deleted'] as const),
  ],
] as const)(
  'deletes one %s only after a question, and shows a failure',
  async (_, search, call, button, failed, done) => {
    let isAway = true
    const remove = () => (isAway ? Promise.reject(new Error('away')) : { done: true })
    show(search, { 'autoApply.listAnswers': () => [answer], [call]: remove })
    const press = async (choice: string) => {
      await userEvent.click(await screen.findByRole('button', { name: button }))
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: choice }))
    }
    await press('Cancel')
    expect(callsOf(call)).toEqual([])
    await press('Delete')
    await waitFor(() => expect(toastTexts().join()).toContain(failed))
    isAway = false
    await press('Delete')
    await waitFor(() => expect(toastTexts()).toContain(done))
    expect(callsOf(call)).toEqual([{ id: ID }, { id: ID }])
  },
)

it('starts again after a stop, and shows a failure', async () => {
  let isAway = true
  show(
    { tab: 'settings' },
    {
      'autoApply.settings': () => ({ ...settings, stoppedAt: new Date() }),
      'autoApply.start': () => (isAway ? Promise.reject(new Error('away')) : settings),
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Start again' }))
  await waitFor(() => expect(toastTexts().join()).toContain('Failed to start auto apply'))
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
  await waitFor(() => expect(toastTexts().join()).toContain('Started.'))
})
