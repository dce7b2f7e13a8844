import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { calls, showScreen } from '#testing/show-screen.tsx'
import type { ImportReport } from '../../subscriber-contract.ts'
import { ImportDialog } from './import-dialog.tsx'

const question = { column: 'Status', value: 'Lukewarm', rows: 2 }
const callsOf = (name: string) => calls.filter(([called]) => called === name).map(([, input]) => input)

it('asks what an unknown state means before anything can be imported (CAMP-09)', async () => {
  const preview = ({ answers }: { answers: unknown[] }): ImportReport => ({
    added: 3,
    leftOut: answers.length > 0 ? { left: 2 } : { asked: 2 },
    lines: [],
    isCut: false,
    questions: [question],
    unread: ['Tags'],
  })
  showScreen(<ImportDialog open onOpenChange={() => {}} />, {
    answers: { 'subscribers.previewImport': preview, 'subscribers.import': () => preview({ answers: [1] }) },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Import subscribers' }))
  const csv = 'email,Status,Tags\na@x.example,Lukewarm,tea\n'
  await userEvent.upload(dialog.getByLabelText('Choose a CSV file'), new File([csv], 'list.csv', { type: 'text/csv' }))
  const choice = await dialog.findByRole('combobox', { name: 'Status: “Lukewarm” 2 rows' })
  dialog.getByText(/Ignored: Tags\./)
  await userEvent.type(dialog.getByLabelText('How did these people agree?'), 'At the fair')
  const bring = dialog.getByRole<HTMLButtonElement>('button', { name: 'Import 3' })
  expect(bring.disabled).toBe(true)
  await userEvent.selectOptions(choice, 'They unsubscribed or never agreed')
  await dialog.findByText('2 skipped: unsubscribed, bounced, complained or never agreed, according to the file')
  await waitFor(() => expect(bring.disabled).toBe(false))
  await userEvent.click(bring)
  const answers = [{ column: 'Status', value: 'Lukewarm', mayMail: false }]
  await waitFor(() =>
    expect(callsOf('subscribers.import')).toEqual([{ csv, fileName: 'list.csv', answers, consent: 'At the fair' }]),
  )
})
