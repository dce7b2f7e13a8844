import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { showScreen } from '#testing/show-screen.tsx'
import type { ImportReading } from '../../contract.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportSample } from './import-rows.tsx'
import { useImportChoices } from './use-import-choices.ts'

type Question = ImportReading['questions'][number]
const statuses = [
  { value: 'submitted', label: 'New' },
  { value: 'rejected', label: 'Rejected' },
  { value: '', label: "Don't import these rows" },
]
export const onIce: Question = {
  id: 'choice:stage:on ice',
  kind: 'choice',
  column: 'Stage',
  field: 'Status',
  text: 'On ice',
  rows: 12,
  options: statuses,
  suggestion: null,
}
export const order: Question = {
  id: 'order:applied:04 05 2026',
  kind: 'order',
  column: 'Applied',
  field: 'Applied on',
  text: '04/05/2026',
  rows: 1,
  options: [
    { value: 'day-first', label: 'Day first' },
    { value: 'month-first', label: 'Month first' },
  ],
  suggestion: null,
}
export const day = (text: string): Question => ({
  id: `day:applied:${text}`,
  kind: 'day',
  column: 'Applied',
  field: 'Applied on',
  text,
  rows: 2,
  options: [],
  suggestion: null,
})

export const read = (overrides: Partial<ImportReading> = {}): ImportReading => ({
  file: { format: 'csv', sheets: [''], sheet: 0, rows: 120, system: 'Greenhouse', around: [], isCut: false },
  fields: [
    { key: 'name', label: 'Full name' },
    { key: 'applied', label: 'Applied on' },
    { key: 'status', label: 'Status' },
    { key: 'note', label: 'Note', many: true },
  ],
  columns: [
    { name: 'Candidate', field: 'name', note: null, samples: [{ text: 'Ida Larsen', reading: 'Ida Larsen' }] },
    {
      name: 'Applied',
      field: 'applied',
      note: 'Month first, because of “04/30/2026”',
      samples: [{ text: '04/05/2026', reading: '5 April 2026' }],
    },
    { name: 'Stage', field: 'status', note: null, samples: [{ text: 'On ice', reading: 'On ice' }] },
    { name: 'Pay', field: null, note: null, samples: [{ text: '04/05/2026', reading: '04/05/2026' }] },
  ],
  questions: [],
  openQuestions: 0,
  counts: { new: 100, changed: 5, same: 3, leftOut: 2, refused: 0, asked: 0 },
  refused: [],
  noted: [],
  chosen: { columns: { 0: 'name', 1: 'applied', 2: 'status', 3: '' }, answers: {}, isRemembered: false },
  ...overrides,
})

type Request = ReturnType<typeof useImportChoices>['request']
type HarnessProps = {
  answer: (request: Request) => ImportReading
  onStart?: (request: Request) => void
  onAgain?: () => void
}

export function Harness({ answer, onStart, onAgain = () => {} }: HarnessProps) {
  const choices = useImportChoices()
  const { request } = choices
  const query = useQuery({
    queryKey: ['preview', request],
    queryFn: async () => answer(request),
    placeholderData: keepPreviousData,
  })
  return (
    <ImportPreview
      fileName="people.csv"
      noun="application"
      choices={choices}
      query={query}
      start={{ isPending: false, error: null, mutate: () => onStart?.(request) }}
      onAgain={onAgain}
      sample={(_, busy) => (
        <ImportSample
          label="First rows of the file"
          rows={[{ row: 2, name: 'Ida Larsen' }]}
          columns={[{ id: 'name', head: 'Name', cell: ({ name }) => name }]}
          busy={busy}
        />
      )}
    />
  )
}

/** Shows a preview; the last request is what the choices came to. */
export async function showPreview(answer: HarnessProps['answer'], props: Partial<HarnessProps> = {}) {
  const requests: Request[] = []
  showScreen(
    <Harness
      answer={(request) => {
        requests.push(request)
        return answer(request)
      }}
      {...props}
    />,
  )
  await screen.findByRole('region', { name: 'Columns' })
  return { requests, last: () => requests.at(-1) }
}
