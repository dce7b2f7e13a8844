import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen } from '#testing/show-screen.tsx'
import { AppForm } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { DraftFields } from '../../contract.ts'
import { emptyPosting } from '../posting-form.ts'
import { ApplicantFields } from './applicant-fields.tsx'

type Values = Partial<Omit<typeof emptyPosting, 'employmentType' | 'salaryPeriod'>>

function Form({ values }: { values: Values }) {
  const form = useAppForm({
    schema: DraftFields,
    defaultValues: { ...emptyPosting, ...values },
    onSubmit: async (fields) => void calls.push(['stored', fields]),
    guard: false,
  })
  return (
    <AppForm form={form} label="Job">
      <ApplicantFields known={[{ code: 'DE', name: 'Germany' }]} />
      <button type="submit">Save</button>
    </AppForm>
  )
}

const nordics = [
  { code: 'NO', name: 'Norway' },
  { code: 'SE', name: 'Sweden' },
]
const read = {
  quote: 'Remote (US only)',
  places: [{ code: 'US', name: 'United States' }],
  utcFrom: -480,
  utcTo: -300,
  openTo: 'Open to applicants in the United States, in time zones UTC-8 to UTC-5',
}
const show = (values: Values) =>
  showScreen(<Form values={values} />, {
    answers: {
      'applicantPlaces.find': () => [{ label: 'Nordics (5 countries)', places: nordics }],
      'applicantPlaces.read': () => read,
    },
  })
const stored = () => calls.filter(([name]) => name === 'stored').map(([, fields]) => fields)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('is asked only for jobs from home', async () => {
  show({ workMode: 'on-site' })
  await screen.findByRole('button', { name: 'Save' })
  expect(screen.queryByText('Who can apply')).toBeNull()
})

it('takes countries and groups of them as chips, by keyboard, and a range of time zones', async () => {
  show({ workMode: 'remote', applicantPlaces: ['DE'] })
  const input = await screen.findByRole('combobox', { name: 'Add a country or state' })
  await userEvent.type(input, 'nor')
  await screen.findByRole('option', { name: 'Nordics (5 countries)' })
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Norway' }))
  expect(document.activeElement).toBe(input)
  await userEvent.selectOptions(screen.getByLabelText('First time zone'), 'UTC+5:45')
  await save()
  await screen.findByText('Please choose the last time zone')
  await userEvent.selectOptions(screen.getByLabelText('Last time zone'), 'UTC+8')
  await save()
  await waitFor(() => expect(stored()).toHaveLength(1))
  expect(stored()[0]).toMatchObject({
    applicantPlaces: ['DE', 'SE'],
    applicantUtcFrom: 345,
    applicantUtcTo: 480,
  })
})

it('suggests what the text says, and takes it only when asked', async () => {
  show({ workMode: 'remote', location: 'Remote (US only)' })
  await screen.findByText('“Remote (US only)”')
  await save()
  await waitFor(() => expect(stored()).toMatchObject([{ applicantPlaces: [], applicantUtcFrom: null }]))
  await userEvent.click(screen.getByRole('button', { name: 'Use this' }))
  expect(screen.queryByText('“Remote (US only)”')).toBeNull()
  await screen.findByText('United States')
  await save()
  await waitFor(() => expect(stored()[1]).toMatchObject({ applicantPlaces: ['US'], applicantUtcTo: -300 }))
})

it('ignores a suggestion on request', async () => {
  show({ workMode: 'hybrid', location: 'Remote (US only)' })
  await userEvent.click(await screen.findByRole('button', { name: 'Ignore' }))
  expect(screen.queryByText('“Remote (US only)”')).toBeNull()
})
