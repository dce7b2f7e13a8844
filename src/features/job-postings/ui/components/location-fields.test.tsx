import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { showScreen } from '#testing/show-screen.tsx'
import { AppForm } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { DraftFields } from '../../contract.ts'
import { emptyPosting } from '../posting-form.ts'
import { LocationFields } from './location-fields.tsx'

function Form({ moreLocations = [] }: { moreLocations?: string[] }) {
  const defaultValues = { ...emptyPosting, moreLocations }
  const form = useAppForm({ schema: DraftFields, defaultValues, onSubmit: async () => {}, guard: false })
  return (
    <AppForm form={form} label="Job">
      <LocationFields />
    </AppForm>
  )
}

const add = () => screen.getByRole('button', { name: 'Add another location' })
const valuesOf = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

it('adds a location below the first one, and removes one, by keyboard', async () => {
  showScreen(<Form moreLocations={['York']} />)
  await userEvent.type(await screen.findByLabelText(/^Location optional/i), 'Leeds')
  add().focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Location 3'))
  await userEvent.keyboard('Hull')
  expect(valuesOf()).toEqual(['Leeds', 'York', 'Hull'])
  screen.getByRole('button', { name: 'Remove location 2' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(valuesOf()).toEqual(['Leeds', 'Hull'])
  expect(document.activeElement).toBe(add())
})

it('takes at most ten, then shows why no more', async () => {
  showScreen(<Form moreLocations={Array.from({ length: 8 }, (_, at) => `Town ${at}`)} />)
  await screen.findByLabelText('Location 9')
  await userEvent.click(add())
  expect(screen.getByRole('status').textContent).toBe('A job can have up to 10 locations. Remove one to add another.')
  await userEvent.click(add())
  expect(valuesOf()).toHaveLength(10)
})
