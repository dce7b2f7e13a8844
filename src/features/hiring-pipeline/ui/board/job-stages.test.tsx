import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '#testing/show-screen.tsx'
import { toasts } from '#ui/primitives/toast.ts'
import { callsOf, card, JOB, phone, show } from './board-page.testing.tsx'

beforeEach(() => toasts.close())

describe('the stages of a job', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stages' }))
    return within(await screen.findByRole('dialog', { name: 'Stages of this job' }))
  }

  it('are added by name and status, and a duplicate name is reported at its field', async () => {
    show([card(1, 'Maya Okafor')], {
      'stages.add': () => {
        throw refusal('STAGE_NAME_TAKEN', 'This job already has a stage with this name.')
      },
    })
    const dialog = await open()
    await userEvent.type(await dialog.findByLabelText('New stage'), 'Interview')
    await userEvent.click(dialog.getByRole('button', { name: 'Add stage' }))
    await dialog.findByText('This job already has a stage with this name.')
    expect(callsOf('stages.add')).toEqual([{ jobId: JOB, name: 'Interview', status: 'interview' }])
    expect(dialog.getByLabelText('New stage')).toHaveProperty('value', 'Interview')
  })

  it('are removed only after a question that names where their candidates move', async () => {
    show([card(1, 'Maya Okafor')], { 'stages.remove': () => ({ moved: 2 }) })
    const dialog = await open()
    expect(dialog.queryByRole('button', { name: 'Delete New' })).toBeNull()
    await userEvent.click(await dialog.findByRole('button', { name: 'Delete Phone screen' }))
    const question = within(await screen.findByRole('alertdialog'))
    question.getByText(
      "The 2 candidates in it will move to Interview. Their statuses don't change, and they aren't notified.",
    )
    await userEvent.click(question.getByRole('button', { name: 'Delete stage' }))
    await waitFor(() => expect(callsOf('stages.remove')).toEqual([{ id: phone }]))
  })

  it('are renamed by keyboard alone: the field has the focus, and then the pencil again', async () => {
    show([card(1, 'Maya Okafor')], { 'stages.rename': () => ({}) })
    const dialog = await open()
    ;(await dialog.findByRole('button', { name: 'Rename Phone screen' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Name')))
    await userEvent.keyboard('First talk{Enter}')
    await waitFor(() => expect(callsOf('stages.rename')).toEqual([{ id: phone, name: 'First talk' }]))
    const pencil = await dialog.findByRole('button', { name: 'Rename Phone screen' })
    await waitFor(() => expect(document.activeElement).toBe(pencil))
  })

  it('are put in order by keyboard', async () => {
    show([card(1, 'Maya Okafor')], { 'stages.arrange': ({ stageIds }: { stageIds: string[] }) => ({ stageIds }) })
    const dialog = await open()
    ;(await dialog.findByRole('button', { name: 'Move Phone screen' })).focus()
    await userEvent.keyboard(' {ArrowUp} ')
    await waitFor(() => expect(callsOf('stages.arrange')).toHaveLength(1))
    const [{ stageIds }] = callsOf('stages.arrange') as [{ stageIds: string[] }]
    expect(stageIds.indexOf(phone)).toBe(2)
  })
})
