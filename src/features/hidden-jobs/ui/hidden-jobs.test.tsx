import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Answers } from '#testing/answers.ts'
import { calls, refusal, showScreen } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { hiddenErrors } from '../rules.ts'
import { HideMenu } from './components/hide-menu.tsx'
import { HiddenJobsAction } from './hidden-jobs-action.tsx'

const company = {
  id: '0199d1f0-0000-7000-8000-0000000000cc',
  name: 'Fernway Health',
  slug: 'fernway',
  logoUrl: null,
  location: null,
  timeZone: 'UTC',
}
const job = { id: '0199d1f0-0000-7000-8000-000000000001', title: 'Data Analyst', company }
const ids = { one: '0199d1f0-0000-7000-8000-0000000000a1', all: '0199d1f0-0000-7000-8000-0000000000a2' }
const hidden = [
  { id: ids.one, job: { id: job.id, slug: 'data-analyst', title: job.title }, company, hiddenAt: new Date() },
  { id: ids.all, job: null, company, hiddenAt: new Date() },
]
beforeEach(() => toasts.close())
const callsOf = (name: string) => calls.filter(([call]) => call === name).map(([, input]) => input)

describe('HideMenu', () => {
  const show = async (answers = {}) => {
    showScreen(<HideMenu job={job} />, { answers })
    const user = userEvent.setup()
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'Hide Data Analyst' }))
      await user.click(await screen.findByRole('menuitem', { name }))
    }
    return { user, choose }
  }

  it('shows why a job could not be hidden', async () => {
    const { message } = hiddenErrors.TOO_MANY_HIDDEN
    const { choose } = await show({ 'hiddenJobs.hideJob': () => Promise.reject(refusal('TOO_MANY_HIDDEN', message)) })
    await choose('Hide this job')
    await screen.findByText(message)
  })

  it('hides a job, and shows it again with Undo', async () => {
    const { user, choose } = await show({
      'hiddenJobs.hideJob': () => ({ id: ids.one }),
      'hiddenJobs.show': () => ({ isHidden: false }),
    })
    await choose('Hide this job')
    await screen.findByText('Job hidden')
    expect(callsOf('hiddenJobs.hideJob')).toEqual([{ jobId: job.id }])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(callsOf('hiddenJobs.show')).toEqual([{ id: ids.one }]))
  })

  it('hides all jobs of a company', async () => {
    const { choose } = await show({ 'hiddenJobs.hideCompany': () => ({ id: ids.all }) })
    await choose('Hide all jobs from Fernway Health')
    await screen.findByText('All jobs from Fernway Health hidden')
    expect(callsOf('hiddenJobs.hideCompany')).toEqual([{ companyId: company.id }])
  })
})

describe('HiddenJobsDialog', () => {
  const open = async (answers: Answers) => {
    showScreen(<HiddenJobsAction />, { answers })
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: 'Hidden jobs' }))
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Hidden jobs' })) }
  }

  it('explains where jobs are hidden while nothing is', async () => {
    const { dialog } = await open({ 'hiddenJobs.list': () => [] })
    await dialog.findByText('No hidden jobs')
  })

  it('says that the list failed to load', async () => {
    const { dialog } = await open({
      'hiddenJobs.list': () => {
        throw new Error('away')
      },
    })
    await dialog.findByText('Failed to load hidden jobs')
  })

  it('lists jobs and companies, and shows one again', async () => {
    let left = hidden
    const { user, dialog } = await open({
      'hiddenJobs.list': () => left,
      'hiddenJobs.show': ({ id }: { id: string }) => {
        left = left.filter((one) => one.id !== id)
        return { isHidden: false }
      },
    })
    await user.click(await dialog.findByRole('button', { name: 'Show again Data Analyst' }))
    await screen.findByText('Job shown again')
    await waitFor(() => expect(dialog.queryByText('Data Analyst')).toBeNull())
    expect(dialog.getByText(/All jobs/)).toBeTruthy()
    expect(callsOf('hiddenJobs.show')).toEqual([{ id: ids.one }])
  })
})
