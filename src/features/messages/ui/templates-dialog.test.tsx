import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { TemplatesDialog } from './components/templates-dialog.tsx'

it('creates a template, and refuses one without a name first', async () => {
  showScreen(<TemplatesDialog onClose={() => {}} />, {
    answers: { 'messages.templates': () => [], 'messages.createTemplate': () => ({}) },
  })
  const sent = () => calls.filter(([name]) => name === 'messages.createTemplate').map(([, input]) => input)
  await userEvent.click(await screen.findByRole('button', { name: 'New template' }))
  const form = within(await screen.findByRole('form', { name: 'Template' }))
  await userEvent.type(form.getByLabelText(/^Subject/), 'Your application')
  await userEvent.type(form.getByLabelText(/^Message/), 'Thank you.')
  await userEvent.click(form.getByRole('button', { name: 'Create template' }))
  expect(sent()).toEqual([])
  await userEvent.type(form.getByLabelText(/^Name/), 'Thanks')
  await userEvent.click(form.getByRole('button', { name: 'Create template' }))
  await waitFor(() =>
    expect(sent()).toMatchObject([{ name: 'Thanks', subject: 'Your application', body: 'Thank you.' }]),
  )
})

const own = { id: '0199d1f0-0000-7000-8000-000000000001', name: 'Thanks', subject: 'Hi', body: 'Bye.' }
const stored = { ...own, updatedAt: new Date() }
const callsOf = (called: string) => calls.flatMap(([name, input]) => (name === called ? [input] : []))

it('changes a template, and retains the text where the server refuses', async () => {
  let isAway = true
  showScreen(<TemplatesDialog onClose={() => {}} />, {
    answers: {
      'messages.templates': () => [stored],
      'messages.updateTemplate': () => (isAway ? Promise.reject(new Error('away')) : stored),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Thanks' }))
  const form = within(await screen.findByRole('form', { name: 'Template' }))
  const save = () => form.getAllByRole('button').find((one) => one.getAttribute('type') === 'submit')!
  await userEvent.type(form.getByLabelText(/^Subject/), '!')
  await userEvent.click(save())
  expect(await form.findByRole('alert')).toBeTruthy()
  expect(form.getByLabelText(/^Subject/)).toHaveProperty('value', 'Hi!')
  isAway = false
  await userEvent.click(save())
  expect(await screen.findByRole('button', { name: 'Edit Thanks' })).toBeTruthy()
  expect(callsOf('messages.updateTemplate').at(-1)).toMatchObject({ id: own.id, subject: 'Hi!' })
})

it('deletes a template only after a question, and shows a failure', async () => {
  let isAway = true
  showScreen(<TemplatesDialog onClose={() => {}} />, {
    answers: {
      'messages.templates': () => [stored],
      'messages.deleteTemplate': () => (isAway ? Promise.reject(new Error('away')) : { done: true }),
    },
  })
  const remove = async (answer: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Thanks' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }))
  }
  await remove('Cancel')
  expect(callsOf('messages.deleteTemplate')).toEqual([])
  await remove('Delete')
  await waitFor(() => expect(toastTexts().join()).toContain('Failed to delete the template'))
  isAway = false
  await remove('Delete')
  await waitFor(() => expect(toastTexts()).toContain('Template deleted'))
})
