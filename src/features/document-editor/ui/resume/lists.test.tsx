import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { item, openSection, showForm } from './show-form.testing.tsx'

it('writes education with all its fields (BUILD-15)', async () => {
  const shown = await showForm()
  await openSection(shown, 'Education')
  await shown.user.click(screen.getByRole('button', { name: 'Add education' }))
  const place = (document.activeElement as HTMLElement).closest<HTMLElement>('li') as HTMLElement
  const typed = {
    'Degree *': 'BSc Statistics',
    'School *': 'Oregon State',
    Location: 'Corvallis',
    'Graduation Year *': '2020',
    GPA: '3.8',
    Honors: 'cum laude',
  }
  for (const [label, text] of Object.entries(typed)) await shown.user.type(within(place).getByLabelText(label), text)
  expect(shown.content().education).toEqual([
    {
      id: expect.any(String),
      degree: 'BSc Statistics',
      school: 'Oregon State',
      location: 'Corvallis',
      graduationYear: '2020',
      gpa: '3.8',
      honors: 'cum laude',
    },
  ])
})

it('writes a project with all its fields (BUILD-20)', async () => {
  const shown = await showForm()
  await openSection(shown, 'Projects')
  await shown.user.click(screen.getByRole('button', { name: 'Add project' }))
  await shown.user.keyboard('Refunds')
  await shown.user.type(screen.getByLabelText('Link'), 'maya.example/refunds')
  await shown.user.type(screen.getByLabelText('Description *'), 'Found $61,000.')
  fireEvent.change(screen.getByLabelText('Start Date'), { target: { value: '2023-01' } })
  fireEvent.change(screen.getByLabelText('End Date'), { target: { value: '2022-12' } })
  fireEvent.blur(screen.getByLabelText('End Date'))
  expect(screen.getByText('This is before the start date.')).toBeTruthy()
  expect(shown.content().projects).toEqual([
    {
      id: expect.any(String),
      name: 'Refunds',
      description: 'Found $61,000.',
      technologies: [],
      link: 'maya.example/refunds',
      startDate: '2023-01',
      endDate: '2022-12',
      isOngoing: false,
    },
  ])
  await shown.user.click(screen.getByRole('checkbox', { name: 'This project is ongoing' }))
  expect(shown.content().projects).toMatchObject([{ endDate: null, isOngoing: true }])
  expect(screen.queryByText('This is before the start date.')).toBeNull()
})

it('adds a technology with Enter or comma, never a blank one (BUILD-21)', async () => {
  const shown = await showForm({ projects: [{ id: item(1), name: 'Refunds' }] })
  await openSection(shown, 'Projects')
  const tags = () => shown.content().projects[0]?.technologies
  await shown.user.type(screen.getByLabelText('Technologies'), ' dbt {Enter}SQL,  ,{Enter}')
  expect(tags()).toEqual(['dbt', 'SQL'])
  await shown.user.type(screen.getByLabelText('Technologies'), '{Enter},')
  expect(tags()).toEqual(['dbt', 'SQL'])
  await shown.user.click(screen.getByRole('button', { name: 'Remove dbt' }))
  expect(tags()).toEqual(['SQL'])
})

it('splits pasted text at commas, and input of keyboards that send no key names (BUILD-21)', async () => {
  const shown = await showForm({ projects: [{ id: item(1), name: 'Refunds' }] })
  await openSection(shown, 'Projects')
  const line = screen.getByLabelText('Technologies') as HTMLInputElement
  await shown.user.click(line)
  await shown.user.paste('dbt, SQL, Air')
  expect(shown.content().projects[0]?.technologies).toEqual(['dbt', 'SQL'])
  expect(line.value.trim()).toBe('Air')
  fireEvent.change(line, { target: { value: 'Airflow,' } })
  expect(shown.content().projects[0]?.technologies).toEqual(['dbt', 'SQL', 'Airflow'])
})

it('writes a certification with all its fields (BUILD-22)', async () => {
  const shown = await showForm()
  await openSection(shown, 'Certifications')
  await shown.user.click(screen.getByRole('button', { name: 'Add certification' }))
  await shown.user.keyboard('CPA')
  await shown.user.type(screen.getByLabelText('Issuer *'), 'AICPA')
  fireEvent.change(screen.getByLabelText('Issue Date *'), { target: { value: '2023-01' } })
  fireEvent.change(screen.getByLabelText('Expiry Date'), { target: { value: '2026-01' } })
  await shown.user.type(screen.getByLabelText('Credential ID'), 'X-1')
  expect(shown.content().certifications).toEqual([
    {
      id: expect.any(String),
      name: 'CPA',
      issuer: 'AICPA',
      date: '2023-01',
      expiryDate: '2026-01',
      credentialId: 'X-1',
    },
  ])
})

it('writes a custom section with its bullets (BUILD-24)', async () => {
  const shown = await showForm()
  await openSection(shown, 'Custom Sections')
  await shown.user.click(screen.getByRole('button', { name: 'Add custom section' }))
  await shown.user.keyboard('Volunteering')
  await shown.user.type(screen.getByLabelText('Content'), 'Since 2019.')
  await shown.user.type(screen.getByLabelText('Bullet item 1'), 'Food bank{Enter}Night shelter')
  expect(shown.content().customSections).toEqual([
    { id: expect.any(String), title: 'Volunteering', content: 'Since 2019.', items: ['Food bank', 'Night shelter'] },
  ])
})
