import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { AppForm } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { DraftFields } from '../../contract.ts'
import { emptyPosting } from '../posting-form.ts'
import { SalaryFields } from './salary-fields.tsx'

function Form() {
  const form = useAppForm({ schema: DraftFields, defaultValues: emptyPosting, onSubmit: () => {} })
  return (
    <AppForm form={form}>
      <SalaryFields />
    </AppForm>
  )
}

it('removes the error of cents when the period becomes an hour', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(screen.getByLabelText('Salary from'), '40.5')
  await user.tab()
  await screen.findByText('Please enter a whole number')
  await user.selectOptions(screen.getByLabelText('Pay period'), 'hour')
  await waitFor(() => expect(screen.queryByText('Please enter a whole number')).toBeNull())
})

it('removes the error of the maximum when the minimum is corrected', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(screen.getByLabelText('Salary from'), '400')
  await user.type(screen.getByLabelText('Salary to'), '300')
  await user.tab()
  await screen.findByText("Maximum salary can't be below the minimum")
  await user.type(screen.getByLabelText('Salary from'), '{Backspace}')
  await waitFor(() => expect(screen.queryByText("Maximum salary can't be below the minimum")).toBeNull())
})
