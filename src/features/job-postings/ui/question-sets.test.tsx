import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { calls, refusal, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { EditJobPage } from './posting-editor-page.tsx'
import { samplePosting } from './sample-posting.testing.ts'

const { id } = samplePosting()
const question = {
  ...{ id: '0199d1f0-0000-7000-8000-000000000002', questionType: 'text', label: 'Why us?', helpText: null },
  ...{ placeholder: null, required: false, private: false, options: [], validationRules: {}, groupName: null },
  ...{ internalOnly: false, externalOnly: false, sortOrder: 0 },
}
const set = {
  id: '0199d1f0-0000-7000-8000-000000000003',
  name: 'Clinic roles',
  questions: [question],
  updatedAt: new Date(),
}
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

const show = (answers: Record<string, (input: never) => unknown> = {}) =>
  showScreen(<EditJobPage jobId={id} tab="requirements" onTab={() => {}} />, {
    answers: {
      'postings.get': () => samplePosting({ requirementsCount: 1 }),
      'postings.requirements': () => [question],
      'questionSets.list': () => [set],
      'questionSets.sources': ({ search }: { search: string }) =>
        search === '' ? [{ id: set.id, title: 'Nurse Educator', status: 'closed', requirementsCount: 4 }] : [],
      'questionSets.insert': () => ({ added: 2, alreadyAsked: 1 }),
      'questionSets.remove': () => ({ id: set.id }),
      'postingAdvice.dismissed': () => ({ findings: [] }),
      ...answers,
    },
  })
const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More ways to add questions' }))
  await userEvent.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name }))
}

beforeEach(() => toasts.close())

it('saves the questions of a job as a set, and shows a taken name at the field', async () => {
  let isTaken = true
  show({
    'questionSets.save': () => {
      if (isTaken) throw refusal('SET_NAME_TAKEN', 'A set with this name already exists.')
      return set
    },
  })
  await choose('Save as a set')
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a set' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Save set' }))
  await dialog.findByText('Name is required')
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Clinic roles')
  await userEvent.click(dialog.getByRole('button', { name: 'Save set' }))
  await dialog.findByText('A set with this name already exists.')
  isTaken = false
  await userEvent.click(dialog.getByRole('button', { name: 'Save set' }))
  await waitFor(() => expect(toastTexts()).toEqual(['“Clinic roles” saved']))
  const [first, second] = callsOf('questionSets.save') as { id: string; jobId: string }[]
  expect(second).toEqual(first)
  expect(first).toMatchObject({ jobId: id, name: 'Clinic roles' })
})

it('inserts a set and shows how many were skipped (CJOB-31)', async () => {
  show()
  await choose('Insert a saved set')
  const dialog = within(await screen.findByRole('dialog', { name: 'Insert a saved set' }))
  await dialog.findByText('1 question: Why us?')
  await userEvent.click(dialog.getByRole('button', { name: 'Insert Clinic roles' }))
  await waitFor(() => expect(toastTexts()).toEqual(['2 questions added1 question skipped: already in this job.']))
  expect(callsOf('questionSets.insert')).toEqual([{ jobId: id, from: { kind: 'set', id: set.id } }])
  expect(screen.queryByRole('dialog', { name: 'Insert a saved set' })).toBeNull()
})

it('deletes a set only after confirmation', async () => {
  show()
  await choose('Insert a saved set')
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Clinic roles' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(callsOf('questionSets.remove')).toEqual([])
  await userEvent.click(question.getByRole('button', { name: 'Delete set' }))
  await waitFor(() => expect(toastTexts()).toEqual(['Set deleted']))
})

it('copies from another job, found by its title', async () => {
  show()
  await choose('Copy from another job')
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy from another job' }))
  await dialog.findByText('4 questions')
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search by title' }), 'welder{Enter}')
  await dialog.findByText('No other job with this title has questions.')
  await userEvent.clear(dialog.getByRole('searchbox', { name: 'Search by title' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Insert Nurse Educator' }))
  await waitFor(() =>
    expect(callsOf('questionSets.insert')).toEqual([{ jobId: id, from: { kind: 'job', id: set.id } }]),
  )
})

it('shows why questions were refused, and the empty state', async () => {
  show({
    'questionSets.list': () => [],
    'questionSets.insert': () => {
      throw refusal('POSTING_QUESTION_LIMIT', 'A job can have up to 50 questions.')
    },
  })
  await choose('Insert a saved set')
  await screen.findByText('No sets yet')
  await userEvent.keyboard('{Escape}')
  await choose('Copy from another job')
  await userEvent.click(await screen.findByRole('button', { name: 'Insert Nurse Educator' }))
  await waitFor(() => expect(toastTexts()).toEqual(['ErrorA job can have up to 50 questions.']))
  screen.getByRole('dialog', { name: 'Copy from another job' })
})
