import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls, refusal, seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import type { StaffPostingRow } from '../../admin-contract.ts'
import { samplePosting } from '../sample-posting.testing.ts'
import { StaffCreatePage, StaffEditPage } from './staff-editor-page.tsx'
import { StaffPostingsPage } from './staff-postings-page.tsx'
import type { StaffPostingsSearch } from './staff-postings-search.ts'

// the rich text editor needs a real browser; here it is a text field
vi.mock('#ui/form/rich-text-field.tsx', async () => {
  const { TextareaField } = await import('#ui/form/text-fields.tsx')
  return { RichTextField: TextareaField }
})

const ID = '0199d1f0-0000-7000-8000-000000000001'
const company = { id: ID, name: 'Fernway Health', logoUrl: null, isHidden: false, isArchived: false }
const rowOf = (status: StaffPostingRow['status']): StaffPostingRow => ({
  ...samplePosting({ status, title: 'Nurse Educator', adminEmail: 'daniel@fernway.example' }),
  company,
})
const answersFor = (row: StaffPostingRow) => ({
  'adminPostings.list': () => ({ rows: [row], before: null, after: null, total: { value: 1, isCapped: false } }),
  'adminPostings.stats': () => ({
    ...{ totalJobs: 46, activeJobs: 31, pausedJobs: 4, closedJobs: 9, draftJobs: 2, totalApplications: 1203 },
  }),
  'adminPostings.topCompanies': () => [
    { companyId: ID, companyName: 'Fernway Health', companyLogoUrl: null, jobCount: 46, activeCount: 31 },
  ],
  'postings.get': () => samplePosting({ title: 'Nurse Educator', adminEmail: 'daniel@fernway.example' }),
  'postings.setStatus': () => ({ id: ID, status: 'paused', slug: 'x', updatedAt: new Date() }),
  'postings.remove': () => ({ id: ID }),
})
const viewer = { ...seeker, roles: ['platform_user' as const] }

function List() {
  const [search, setSearch] = useState<StaffPostingsSearch>({})
  return <StaffPostingsPage search={search} onSearch={setSearch} />
}
const show = (row = rowOf('active'), answers = {}) =>
  showScreen(<List />, { viewer, answers: { ...answersFor(row), ...answers } })
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Actions for Nurse Educator' }))
const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

beforeEach(() => toasts.close())

describe('the jobs of all companies', () => {
  it('shows five figures, two tabs, all five types, and the company of each job (AJOB-01, AJOB-02)', async () => {
    show()
    for (const label of ['Total Jobs', 'Active Jobs', 'Closed Jobs', 'Draft Jobs', 'Total Applications']) {
      expect(await screen.findByText(label)).toBeDefined()
    }
    expect(screen.getByText('1,203')).toBeDefined()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['All Jobs', 'Analytics'])
    expect(screen.getByRole('link', { name: 'Create Job' }).getAttribute('href')).toBe('/app/admin/jobs/create')
    const line = await screen.findByRole('row', { name: /Nurse Educator/ })
    expect(within(line).getByText('Fernway Health')).toBeDefined()
    const types = within(screen.getByRole('combobox', { name: 'Employment type' })).getAllByRole('option')
    expect(types.map((option) => option.textContent)).toEqual([
      ...['All types', 'Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary'],
    ])
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Employment type' }), 'temporary')
    await waitFor(() => expect(callsOf('adminPostings.list').at(-1)).toMatchObject({ employmentType: 'temporary' }))
  })

  it('shows the empty state (AJOB-02)', async () => {
    const none = { rows: [], before: null, after: null, total: { value: 0, isCapped: false } }
    show(rowOf('active'), { 'adminPostings.list': () => none })
    expect(await screen.findByRole('heading', { name: 'No jobs found' })).toBeDefined()
  })

  it('ranks the companies in Analytics (AJOB-06)', async () => {
    show()
    await userEvent.click(await screen.findByRole('tab', { name: 'Analytics' }))
    const line = await screen.findByRole('row', { name: /Fernway Health/ })
    expect(within(line).getByText('46')).toBeDefined()
  })

  it.each([
    ['active', ['Pause Job', 'Close Job']],
    ['paused', ['Activate Job', 'Close Job']],
    ['closed', []],
    ['draft', []],
  ] as const)('offers for a job that is %s: %j (AJOB-03, AJOB-04)', async (status, moves) => {
    show(rowOf(status))
    await openMenu()
    expect(items()).toEqual(['Preview', 'View Details', 'View Applications', 'Edit Job', ...moves, 'Delete'])
    const link = screen.getByRole('menuitem', { name: 'View Applications' })
    expect(link.getAttribute('href')).toBe(`/app/admin/applications?job_id=${ID}`)
    expect(screen.getByRole('menuitem', { name: 'Edit Job' }).getAttribute('href')).toBe(`/app/admin/jobs/edit/${ID}`)
  })

  it('pauses at once, and deletes after confirmation (AJOB-04, AJOB-12)', async () => {
    show()
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Pause Job' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Job status updated successfully']))
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog')
    expect(question.textContent).toContain('Are you sure you want to delete this job? This action cannot be undone.')
    await userEvent.click(within(question).getByRole('button', { name: 'Delete Job' }))
    await waitFor(() => expect(toastTexts()[0]).toBe('Job deleted successfully'))
  })

  it('shows company, admin address and age in the details (AJOB-03, AJOB-05)', async () => {
    show()
    await openMenu()
    await userEvent.click(screen.getByRole('menuitem', { name: 'View Details' }))
    const dialog = await screen.findByRole('dialog', { name: 'Nurse Educator' })
    expect(await within(dialog).findByText('daniel@fernway.example')).toBeDefined()
    expect(within(dialog).getByText('Fernway Health')).toBeDefined()
    expect(dialog.textContent).toMatch(/Posted (just now|\d+ ?h ago|Today)/i)
  })
})

describe('creating and editing', () => {
  const created = () => ({ ...samplePosting(), companyId: ID })
  const showCreate = (answers = {}) => {
    const onCreated = vi.fn()
    showScreen(<StaffCreatePage jobId={null} tab="basic" onTab={() => {}} onCreated={onCreated} />, {
      viewer,
      answers: {
        'adminCompanies.names': () => [{ id: ID, name: 'Fernway Health', logoUrl: null }],
        'adminCompanies.get': () => ({ id: ID, name: 'Fernway Health', logoUrl: null }),
        'adminPostings.create': created,
        'postings.get': () => samplePosting(),
        ...answers,
      },
    })
    return onCreated
  }
  const chooseCompany = async () => {
    await userEvent.type(await screen.findByLabelText(/^Company/), 'fern')
    await userEvent.click(await screen.findByRole('option', { name: 'Fernway Health' }))
  }

  it('requires a company as well, and returns to the jobs (AJOB-07, AJOB-08)', async () => {
    const onCreated = showCreate()
    expect((await screen.findByRole('link', { name: 'Back to Jobs' })).getAttribute('href')).toBe('/app/admin/jobs')
    await userEvent.click(screen.getByRole('button', { name: 'Post Job' }))
    for (const text of ['Please select a company', 'Title is required', 'Description is required']) {
      expect(await screen.findByText(text)).toBeDefined()
    }
    await chooseCompany()
    await userEvent.type(screen.getByLabelText(/^Job Title/), 'Nurse')
    await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(onCreated).toHaveBeenCalled())
    expect(callsOf('adminPostings.create')).toMatchObject([{ companyId: ID, title: 'Nurse', status: 'draft' }])
    expect(callsOf('postings.create')).toEqual([])
  })

  it('selects a company whose whole name was typed (AJOB-07)', async () => {
    const onCreated = showCreate()
    await userEvent.type(await screen.findByLabelText(/^Company/), 'fernway health')
    await waitFor(() => expect(callsOf('adminCompanies.get')).toEqual([{ id: ID }]))
    await userEvent.type(screen.getByLabelText(/^Job Title/), 'Nurse')
    await userEvent.click(screen.getByRole('button', { name: 'Save as Draft' }))
    await waitFor(() => expect(onCreated).toHaveBeenCalled())
    expect(callsOf('adminPostings.create')).toMatchObject([{ companyId: ID }])
  })

  it('shows that companies failed to load, and why (ACOMP-13)', async () => {
    const fails = () => {
      throw refusal('FORBIDDEN', 'You do not have access to this.')
    }
    showCreate({ 'adminCompanies.names': fails })
    await userEvent.type(await screen.findByLabelText(/^Company/), 'fern')
    expect(await screen.findByText('Failed to fetch companies: You do not have access to this.')).toBeDefined()
  })

  it('continues with the questions once the job is stored (AJOB-07)', async () => {
    showScreen(<StaffCreatePage jobId={ID} tab="requirements" onTab={() => {}} onCreated={() => {}} />, {
      viewer,
      answers: { 'postings.get': () => samplePosting(), 'postings.requirements': () => [] },
    })
    expect(await screen.findByText('No application requirements configured')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Back to Basic Info' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Finish & View Jobs' }).getAttribute('href')).toBe('/app/admin/jobs')
  })

  it("edits with the company's name shown, and returns to the list once it is saved (AJOB-10, AJOB-12)", async () => {
    const onSaved = vi.fn()
    showScreen(<StaffEditPage jobId={ID} tab="basic" onTab={() => {}} onSaved={onSaved} />, {
      viewer,
      answers: {
        'postings.get': () => samplePosting(),
        'postings.update': () => ({ id: ID, status: 'active', slug: 'x', updatedAt: new Date() }),
        'postingAdvice.dismissed': () => ({ findings: [] }),
      },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Job' })).toBeDefined()
    expect(await screen.findByText(/^Fernway Health\. /)).toBeDefined()
    await userEvent.type(screen.getByLabelText(/^Job Title/), ' II')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(toastTexts()).toEqual(['Job updated successfully']))
    expect(onSaved).toHaveBeenCalledOnce()
  })

  it('shows a missing job as not found, without an error (AJOB-11)', async () => {
    const gone = () => {
      throw refusal('NOT_FOUND', 'This does not exist.')
    }
    showScreen(<StaffEditPage jobId={ID} tab="basic" onTab={() => {}} />, { viewer, answers: { 'postings.get': gone } })
    expect(await screen.findByRole('heading', { level: 1, name: 'Job Not Found' })).toBeDefined()
    expect(screen.getByText("The job you're looking for doesn't exist or has been deleted.")).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
