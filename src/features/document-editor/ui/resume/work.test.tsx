import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { item, openSection, showForm } from './show-form.testing.tsx'

const job = (n: number, more: object = {}) => ({ id: item(n), jobTitle: `Job ${n}`, company: 'Papertrail', ...more })
const open = async (...jobs: object[]) => {
  const shown = await showForm({ workExperience: jobs })
  await openSection(shown, 'Work Experience')
  return shown
}
const lines = () => screen.queryAllByRole('textbox', { name: /^Responsibility \d/ }) as HTMLTextAreaElement[]
const texts = () => lines().map(({ value }) => value)

it('writes a job with all its fields (BUILD-12)', async () => {
  const shown = await open()
  await shown.user.click(screen.getByRole('button', { name: 'Add job' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Job Title *'))
  await shown.user.keyboard('Data Analyst')
  await shown.user.type(screen.getByLabelText('Company *'), 'Papertrail')
  await shown.user.type(screen.getAllByLabelText('Location').at(-1) as HTMLElement, 'Remote')
  fireEvent.change(screen.getByLabelText('Start Date *'), { target: { value: '2020-06' } })
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2022-02' } })
  await shown.user.type(lines()[0] as HTMLElement, 'Counted')
  expect(shown.content().workExperience).toEqual([
    {
      id: expect.any(String),
      jobTitle: 'Data Analyst',
      company: 'Papertrail',
      location: 'Remote',
      startDate: '2020-06',
      endDate: '2022-02',
      isCurrentRole: false,
      isSameEmployer: false,
      responsibilities: ['Counted'],
    },
  ])
})

it('a removed end date is null (BUILD-12)', async () => {
  const shown = await open(job(1, { endDate: '2022-02' }))
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '' } })
  expect(shown.content().workExperience[0]?.endDate).toBeNull()
})

it('ticking I currently work here clears the end date and disables it (BUILD-13)', async () => {
  const shown = await open(job(1, { startDate: '2020-06', endDate: '2022-02' }))
  const end = () => screen.getByLabelText('End Date') as HTMLInputElement
  expect(end().disabled).toBe(false)
  await shown.user.click(screen.getByRole('checkbox', { name: 'I currently work here' }))
  expect(shown.content().workExperience[0]).toMatchObject({ isCurrentRole: true, endDate: null })
  expect(end().disabled).toBe(true)
  expect(end().value).toBe('Present')
  await shown.user.click(screen.getByRole('checkbox', { name: 'I currently work here' }))
  expect(end().disabled).toBe(false)
  expect(shown.content().workExperience[0]).toMatchObject({ isCurrentRole: false, endDate: null })
})

it('offers to remove a responsibility only while there is more than one (BUILD-14)', async () => {
  const shown = await open(job(1, { responsibilities: ['One'] }))
  expect(screen.queryByRole('button', { name: /^Remove responsibility/ })).toBeNull()
  await shown.user.click(screen.getByRole('button', { name: 'Add responsibility' }))
  expect(document.activeElement).toBe(lines()[1])
  expect(screen.getAllByRole('button', { name: /^Remove responsibility/ })).toHaveLength(2)
  await shown.user.click(screen.getByRole('button', { name: 'Remove responsibility 1' }))
  expect(texts()).toEqual([''])
  expect(screen.queryByRole('button', { name: /^Remove responsibility/ })).toBeNull()
})

it('restores a removed responsibility (BUILD-14)', async () => {
  const shown = await open(job(1, { responsibilities: ['One', 'Two', 'Three'] }))
  await shown.user.click(screen.getByRole('button', { name: 'Remove responsibility 2' }))
  expect(shown.content().workExperience[0]?.responsibilities).toEqual(['One', 'Three'])
  await shown.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(shown.content().workExperience[0]?.responsibilities).toEqual(['One', 'Two', 'Three'])
})

it('adds a responsibility below with Enter, and removes a blank one with Backspace', async () => {
  const shown = await open(job(1, { responsibilities: ['One', 'Two'] }))
  await shown.user.click(lines()[0] as HTMLElement)
  await shown.user.keyboard('{End}{Enter}New')
  expect(texts()).toEqual(['One', 'New', 'Two'])
  await shown.user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
  expect(texts()).toEqual(['One', 'Two'])
  expect(document.activeElement).toBe(lines()[0])
})

it('Enter in the middle moves the rest to a new line', async () => {
  const shown = await open(job(1, { responsibilities: ['Built and ran'] }))
  const line = lines()[0] as HTMLTextAreaElement
  await shown.user.click(line)
  line.setSelectionRange(5, 5)
  await shown.user.keyboard('{Enter}')
  expect(texts()).toEqual(['Built', ' and ran'])
  expect((document.activeElement as HTMLTextAreaElement).selectionStart).toBe(0)
})

it('splits a pasted list into responsibilities', async () => {
  const shown = await open(job(1, { responsibilities: ['Led'] }))
  await shown.user.click(lines()[0] as HTMLElement)
  await shown.user.keyboard('{End} ')
  await shown.user.paste('• a team\n• Built a tool\n\n• Cut costs')
  expect(shown.content().workExperience[0]?.responsibilities).toEqual(['Led a team', 'Built a tool', 'Cut costs'])
  expect(document.activeElement).toBe(lines()[2])
})

it('moves a responsibility with its buttons and leaves the focus on it', async () => {
  const shown = await open(job(1, { responsibilities: ['One', 'Two', 'Three'] }))
  const down = screen.getByRole('button', { name: 'Move responsibility 1 down' })
  down.focus()
  await shown.user.keyboard('{Enter}')
  expect(texts()).toEqual(['Two', 'One', 'Three'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move responsibility 2 down')
  await shown.user.keyboard('{Enter}')
  expect(texts()).toEqual(['Two', 'Three', 'One'])
})

it('cannot improve an empty text (AI-07)', async () => {
  const shown = await open(job(1, { responsibilities: [''] }))
  const improve = () => screen.getByRole('button', { name: 'Improve with AI' }) as HTMLButtonElement
  expect(improve().disabled).toBe(true)
  await shown.user.type(lines()[0] as HTMLElement, '  ')
  expect(improve().disabled).toBe(true)
  await shown.user.type(lines()[0] as HTMLElement, 'Was responsible')
  expect(improve().disabled).toBe(false)
  await shown.user.clear(lines()[0] as HTMLElement)
  expect(improve().disabled).toBe(true)
})

it('reads a month from a text input, and rejects other text', async () => {
  const shown = await open(job(1, { startDate: '2020' }))
  // a year alone is shown in a text input, as every month is in a browser without the month picker
  const start = () => screen.getByLabelText('Start Date *') as HTMLInputElement
  expect(start().type).toBe('text')
  await shown.user.clear(start())
  await shown.user.type(start(), 'Sprung')
  await shown.user.tab()
  expect(screen.getByText('Enter a month like 2024-03')).toBeTruthy()
  expect(start().value).toBe('Sprung')
  expect(shown.content().workExperience[0]?.startDate).toBe('')
  await shown.user.clear(start())
  await shown.user.type(start(), 'March 2021')
  await shown.user.tab()
  expect(start().value).toBe('2021-03')
  expect(shown.content().workExperience[0]?.startDate).toBe('2021-03')
})

const jobsAt = (...companies: string[]) =>
  companies.map((company, n) => ({
    id: item(n + 1),
    jobTitle: `Job ${n + 1}`,
    company,
    location: n === 0 ? 'Leeds' : '',
  }))

it('copies company and place of the job above for another role there', async () => {
  const shown = await showForm({ workExperience: jobsAt('Kestrel', '') })
  await openSection(shown, 'Work Experience')
  expect(screen.queryByLabelText('Same employer as the job above')).toBeNull()
  await shown.user.click(screen.getByRole('button', { name: 'Job 2' }))
  await shown.user.click(screen.getByLabelText('Same employer as the job above'))
  expect(shown.content().workExperience[1]).toMatchObject({
    company: 'Kestrel',
    location: 'Leeds',
    isSameEmployer: true,
  })
})

it('renames the employer of the roles below, and warns if one has another employer', async () => {
  const [first, second, third] = jobsAt('Kestrel', 'Kestrel', 'Halden')
  const shown = await showForm({
    workExperience: [first, { ...second, isSameEmployer: true }, { ...third, isSameEmployer: true }],
  })
  await openSection(shown, 'Work Experience')
  await shown.user.type(screen.getByLabelText(/^Company/), '{Backspace}{Backspace}s')
  expect(shown.content().workExperience.map(({ company }) => company)).toEqual(['Kestrs', 'Kestrs', 'Halden'])
  expect(screen.queryByText(/printed on their own/)).toBeNull()
  await shown.user.click(screen.getByRole('button', { name: 'Job 3, Halden' }))
  expect(screen.getByText('The job above is at a different company, so the two are printed separately.')).toBeTruthy()
})
