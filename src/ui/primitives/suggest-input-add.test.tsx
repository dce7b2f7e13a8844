import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AddSuggested } from './suggest-input.tsx'

it('AddSuggested › adds the chosen item and is empty for the next one; other text adds nothing', async () => {
  const added: number[] = []
  const find = async (text: string) => (text === 'ber' ? ([['Berlin', 1]] as const) : [])
  render(<AddSuggested aria-label="Add a city" find={find} onAdd={(id) => added.push(id)} />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Add a city' })
  await userEvent.type(input, 'ber')
  await userEvent.click(await screen.findByRole('option', { name: 'Berlin' }))
  expect(added).toEqual([1])
  expect(input.value).toBe('')
  await userEvent.type(input, 'Atlantis{Enter}')
  expect(added).toEqual([1])
  expect(input.value).toBe('Atlantis')
})
