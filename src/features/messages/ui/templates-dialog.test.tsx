import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen } from '#testing/show-screen.tsx'
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
