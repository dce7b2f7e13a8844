import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { calls, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { ScorecardButton } from './components/scorecard-button.tsx'

const id = (n: number) => `0199d1f0-0000-7000-8000-00000000000${n}`
const attribute = (n: number, name: string) => ({ id: id(n), name, lookFor: '' })
const defined = (attributes: unknown[]) => ({ jobTitle: 'Senior Data Analyst', canDefine: true, attributes })
const offered = {
  fromPosting: [{ name: 'SQL', lookFor: 'The posting asks: 5 years of SQL' }],
  otherJobs: [
    {
      jobId: id(7),
      title: 'Nurse Educator',
      attributes: [
        { name: 'Teaches', lookFor: '' },
        { name: 'sql', lookFor: '' },
      ],
    },
  ],
}

async function open(attributes: unknown[]) {
  showScreen(<ScorecardButton jobId={id(9)} />, {
    answers: {
      'scorecards.attributes': () => defined(attributes),
      'scorecards.proposals': () => offered,
      'scorecards.saveAttributes': () => defined([]),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Scorecard' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Scorecard' }))
  await dialog.findByRole('button', { name: 'Add attribute' })
  return dialog
}
const saved = () => calls.filter(([name]) => name === 'scorecards.saveAttributes').map(([, input]) => input)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save scorecard' }))

beforeEach(() => toasts.close())

it("starts with the posting's requirements, and stores them after confirmation", async () => {
  const dialog = await open([])
  expect(dialog.getByLabelText(/^Attribute 1/)).toHaveProperty('value', 'SQL')
  expect(saved()).toEqual([])
  await save()
  await waitFor(() => expect(toastTexts()).toEqual(['Scorecard saved']))
  expect(saved()).toMatchObject([
    { jobId: id(9), seen: [], attributes: [{ name: 'SQL', lookFor: 'The posting asks: 5 years of SQL' }] },
  ])
})

it('rejects an attribute without a name, and two with one name', async () => {
  const dialog = await open([attribute(1, 'SQL')])
  await userEvent.click(dialog.getByRole('button', { name: 'Add attribute' }))
  await save()
  await dialog.findByText('Please name the attribute')
  await userEvent.type(dialog.getByLabelText(/^Attribute 2/), 'sql')
  await save()
  await dialog.findByText('Two attributes have the same name')
  expect(saved()).toEqual([])
})

it('reorders by keyboard, removes, and copies missing attributes from another job', async () => {
  const dialog = await open([attribute(1, 'SQL'), attribute(2, 'Kind'), attribute(3, 'Quick')])
  dialog.getByRole('button', { name: 'Move attribute 3' }).focus()
  await userEvent.keyboard(' {ArrowUp}{ArrowUp} ')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove attribute 3' }))
  await userEvent.selectOptions(dialog.getByLabelText('Copy attributes from'), 'Nurse Educator (2)')
  await save()
  await waitFor(() => expect(saved()).toHaveLength(1))
  expect(saved()).toMatchObject([
    { seen: [id(1), id(2), id(3)], attributes: [{ name: 'Quick' }, { name: 'SQL' }, { name: 'Teaches' }] },
  ])
})

it('accepts up to twelve', async () => {
  const dialog = await open(
    Array.from({ length: 12 }, (_, n) => ({ ...attribute(1, `A${n}`), id: crypto.randomUUID() })),
  )
  expect(dialog.getByRole('button', { name: 'Add attribute' })).toHaveProperty('disabled', true)
  dialog.getByText('12 of 12')
})
