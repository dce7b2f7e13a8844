import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { OptionsField } from './options-field.tsx'

function Form({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const schema = z.object({ options: z.array(z.string()).min(1, 'Please add at least one option') })
  const form = useAppForm({ schema, defaultValues: { options: [] }, onSubmit })
  return (
    <AppForm form={form}>
      <OptionsField name="options" label="Options" required />
      <FormFoot submit="Save" />
    </AppForm>
  )
}

it('Enter adds an option trimmed, never blank and never twice, and does not submit the form (CJOB-26)', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn()
  render(<Form onSubmit={onSubmit} />)
  const input = screen.getByRole('textbox', { name: 'Options' })
  await user.type(input, '  Looker {Enter}   {Enter}dbt{Enter}')
  await user.clear(input)
  await user.type(input, 'Looker{Enter}')
  expect(screen.getByRole('status').textContent).toBe('“Looker” is already in the list')
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Looker', 'dbt'])
  expect(onSubmit).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Remove Looker' }))
  expect(document.activeElement).toBe(input)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ options: ['dbt'] })
})

it('shows at the field that options are missing (CJOB-26)', async () => {
  const user = userEvent.setup()
  render(<Form onSubmit={() => {}} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Please add at least one option')
})
