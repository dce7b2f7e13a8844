import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { AppForm } from './app-form.tsx'
import { SaveLine } from './save-line.tsx'
import { TextField } from './text-fields.tsx'
import { useAppForm } from './use-app-form.ts'
import { useStoredValues } from './use-stored-values.ts'

type Values = { name: string; town: string }
let arrive: (next: Values) => void

/** A form with its stored values. Another page may change these at any time, and saving trims texts. */
function Screen() {
  const [stored, setStored] = useState({ name: 'Maya', town: 'Lisbon' })
  arrive = setStored
  const form = useAppForm({
    schema: z.object({ name: z.string(), town: z.string() }),
    defaultValues: stored,
    guard: false,
    onSubmit: ({ name, town }) => setStored({ name: name.trim(), town: town.trim() }),
  })
  useStoredValues(form, stored)
  return (
    <AppForm form={form}>
      <TextField name="name" label="Name" />
      <TextField name="town" label="Town" />
      <SaveLine labels={{ name: 'Name', town: 'Town' }} />
    </AppForm>
  )
}

const [nameField, townField] = [() => screen.getByLabelText('Name'), () => screen.getByLabelText('Town')]
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const shownIn = (field: HTMLElement) => (field as HTMLInputElement).value

it('offers to save only the changed fields, and lists them (PROF-05)', async () => {
  render(<Screen />)
  expect(save().disabled).toBe(true)
  await userEvent.type(nameField(), ' O')
  expect(save().disabled).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('One change not saved: name')
  await userEvent.type(townField(), '!')
  expect(screen.getByRole('status').textContent).toBe('2 changes not saved: name; town')
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect([shownIn(nameField()), shownIn(townField()), save().disabled]).toEqual(['Maya', 'Lisbon', true])
})

it('updates untouched fields to the stored values, and keeps unsaved input as a change', async () => {
  render(<Screen />)
  await userEvent.type(nameField(), ' O')
  arrive({ name: 'Amaya', town: 'Porto' })
  await waitFor(() => expect(shownIn(townField())).toBe('Porto'))
  expect(shownIn(nameField())).toBe('Maya O')
  expect([save().disabled, screen.getByRole('status').textContent]).toEqual([false, 'One change not saved: name'])
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(shownIn(nameField())).toBe('Amaya')
})

it('counts a value that saving trimmed as saved, and shows it', async () => {
  render(<Screen />)
  await userEvent.type(nameField(), '  ')
  await userEvent.click(save())
  await waitFor(() => expect(save().disabled).toBe(true))
  // a user who pressed Save continues from there
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
  arrive({ name: 'Maya', town: 'Faro' })
  await waitFor(() => expect(shownIn(townField())).toBe('Faro'))
})

it('changes nothing if the user typed what another page has just stored (PROF-05)', async () => {
  render(<Screen />)
  await userEvent.type(townField(), '!')
  arrive({ name: 'Maya', town: 'Lisbon!' })
  await waitFor(() => expect(save().disabled).toBe(true))
})
