import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ResumeContent } from '#features/document-content/resume-content.ts'
import { item, openSection, sectionRow, showForm } from './show-form.testing.tsx'

const names = [
  'Personal Information',
  'Professional Summary',
  'Work Experience',
  'Education',
  'Skills',
  'Projects',
  'Certifications & Licenses',
  'Languages',
  'Custom Sections',
]

it('has nine sections in order, and each opens and closes (BUILD-02)', async () => {
  const shown = await showForm()
  const heads = screen.getAllByRole('heading', { level: 2 })
  expect(heads.map((head) => head.querySelector('b')?.textContent)).toEqual(names)
  for (const name of names.slice(1)) {
    const row = sectionRow(name)
    expect(row.getAttribute('aria-expanded')).toBe('false')
    await openSection(shown, name)
    expect(row.getAttribute('aria-expanded')).toBe('true')
    await shown.user.click(row)
    expect(row.getAttribute('aria-expanded')).toBe('false')
  }
})

it('summarizes a collapsed section and follows its changes (BUILD-07)', async () => {
  const skills = ['SQL', 'Looker', 'Python', 'Git'].map((name, index) => ({ id: item(index), name }))
  const shown = await showForm({ personalInfo: { fullName: 'Maya Okafor' }, skills })
  expect(sectionRow('Skills').textContent).toContain('SQL, Looker, Python +1 more')
  expect(sectionRow('Professional Summary').textContent).toContain('Empty')
  await openSection(shown, 'Professional Summary')
  await shown.user.type(screen.getByLabelText('Summary'), 'I count.')
  await shown.user.click(sectionRow('Professional Summary'))
  expect(sectionRow('Professional Summary').textContent).toContain('I count.')
})

it('writes personal information and summary into the content (BUILD-10)', async () => {
  const shown = await showForm()
  const typed = {
    'Full Name': 'Maya Okafor',
    Headline: 'Data Analyst',
    Email: 'maya@okafor.example',
    Phone: '(503) 555-0142',
    Location: 'Portland, OR',
    LinkedIn: 'linkedin.com/in/maya',
    Website: 'maya.example',
    Portfolio: 'maya.example/work',
  }
  for (const [label, text] of Object.entries(typed)) await shown.user.type(field(label), text)
  await openSection(shown, 'Professional Summary')
  await shown.user.type(screen.getByLabelText('Summary'), 'Analyst.')
  expect(Object.values(shown.content().personalInfo)).toEqual([...Object.values(typed), []])
  expect(shown.content().professionalSummary).toBe('Analyst.')
})

/** Matches 'Job Title' also as 'Job Title *'. */
const field = (label: string, inside: HTMLElement = document.body) =>
  within(inside).getByLabelText(new RegExp(`^${label}( \\*)?$`))

const marks: [string, string | null, string[]][] = [
  ['Personal Information', null, ['Full Name', 'Email', 'Phone', 'Location']],
  ['Work Experience', 'Add job', ['Job Title', 'Company', 'Start Date']],
  ['Education', 'Add education', ['Degree', 'School', 'Graduation Year']],
  ['Projects', 'Add project', ['Project Name', 'Description']],
  ['Certifications & Licenses', 'Add certification', ['Certification Name', 'Issuer', 'Issue Date']],
]

it.each(marks)('marks required fields in %s (BUILD-11)', async (section, add, labels) => {
  const shown = await showForm()
  await openSection(shown, section)
  if (add) await shown.user.click(screen.getByRole('button', { name: add }))
  const place = sectionRow(section).closest<HTMLElement>('.rs-section') as HTMLElement
  const marked = [...place.querySelectorAll('label')].filter((label) => label.querySelector('.req'))
  expect(marked.map((label) => label.textContent?.replace(' *', ''))).toEqual(labels)
  for (const label of labels) expect(field(label, place).getAttribute('aria-required')).toBe('true')
})

it('warns about a blank required field without blocking the draft (BUILD-30)', async () => {
  const shown = await showForm()
  const name = field('Full Name')
  expect(screen.queryByText(/Employers expect this/)).toBeNull()
  await shown.user.click(name)
  await shown.user.tab()
  expect(screen.getByText('Recommended. You can save the draft without it.')).toBeTruthy()
  expect(name.getAttribute('aria-invalid')).toBeNull()
  expect(name.getAttribute('aria-describedby')).toBeTruthy()
  expect(ResumeContent.safeParse(shown.content()).success).toBe(true)
  await shown.user.type(name, 'M')
  expect(name.getAttribute('aria-describedby')).toBeNull()
})

it('shows that a text is too long and preserves all of it', async () => {
  const shown = await showForm()
  const name = field('Full Name')
  await shown.user.click(name)
  await shown.user.paste('a'.repeat(301))
  expect(screen.getByText('Please write at most 300 characters')).toBeTruthy()
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(shown.content().personalInfo.fullName).toHaveLength(301)
})

it('warns after the press that leaves a field, so that nothing moves below the pointer', async () => {
  const shown = await showForm()
  await shown.user.click(field('Full Name'))
  const row = sectionRow('Work Experience')
  await shown.user.pointer({ keys: '[MouseLeft>]', target: row })
  expect(screen.queryByText('Recommended. You can save the draft without it.')).toBeNull()
  await shown.user.pointer({ keys: '[/MouseLeft]', target: row })
  expect(row.getAttribute('aria-expanded')).toBe('true')
  expect(await screen.findByText('Recommended. You can save the draft without it.')).toBeTruthy()
})
