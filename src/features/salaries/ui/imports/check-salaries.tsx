import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '#client/api.ts'
import type { UploadedImport } from '#features/import-files/ui/components/import-file-input.tsx'
import { ImportPreview } from '#features/import-files/ui/components/import-preview.tsx'
import { ImportSample } from '#features/import-files/ui/components/import-rows.tsx'
import { useImportPreview } from '#features/import-files/ui/components/use-import-preview.ts'
import { counted } from '#lib/count-word.ts'
import { longDay } from '#lib/dates.ts'
import { beforeAmount } from '#lib/pay/currency-names.ts'
import { Input } from '#ui/primitives/input.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { refreshQueries } from '#ui/refresh.ts'
import { longestDatasetName, type SalaryCheck } from '../../import-contract.ts'

type Props = { file: UploadedImport; onStarted: () => void; onAgain: () => void }

/** The preview of a file with pay; nothing is stored before the button is pressed. */
export function CheckSalaries({ file, onStarted, onAgain }: Props) {
  const [name, setName] = useState<string | null>(null)
  const queryClient = useQueryClient()
  const preview = useImportPreview({
    file,
    check: (input) => api.salaryImports.check.queryOptions({ input }),
    start: async (request, read) => {
      const dataset = (name ?? read.dataset).trim()
      if (dataset === '') throw new Error('Name the dataset.')
      return client.salaryImports.start({ ...request, dataset })
    },
    onStarted: async () => {
      await refreshQueries(queryClient, api.salaryImports.list.key())
      onStarted()
    },
  })
  return (
    <ImportPreview
      {...preview}
      noun="row"
      onAgain={onAgain}
      notices={(check) => (
        <>
          <Conversions {...check} />
          <DatasetName check={check} value={name ?? check.dataset} onChange={setName} />
        </>
      )}
      sample={({ sample }, isReading) => (
        <ImportSample label="First rows of the file" rows={sample} columns={columns} busy={isReading} />
      )}
    />
  )
}

/** What becomes of amounts that are not dollars. */
function Conversions({ conversions, kind }: SalaryCheck) {
  if (kind === 'published')
    return (
      <Notice>
        Each row has figures for many people. They are shown as published, in their own currency, and are not counted as
        data points.
      </Notice>
    )
  if (conversions.length === 0) return null
  return (
    <Notice>
      Amounts are converted to US dollars a year:
      <ul>
        {conversions.map(({ currency, rows, usd, day, source }) => (
          <li key={currency}>
            {counted(rows, 'row')} in {currency}, 1 {currency} = ${usd.toPrecision(4)} ({source}, {longDay(day)})
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type NameProps = { check: SalaryCheck; value: string; onChange: (name: string) => void }

function DatasetName({ check: { datasets }, value, onChange }: NameProps) {
  const replaced = datasets.find(({ name }) => name === value.trim())
  return (
    <div className="field">
      <label className="label" htmlFor="dataset-name">
        Dataset name
      </label>
      <Input
        id="dataset-name"
        value={value}
        maxLength={longestDatasetName}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby="dataset-name-help"
      />
      <div className="help" id="dataset-name-help">
        {replaced
          ? `Replaces the ${counted(replaced.rows, 'row')} of the dataset with this name.`
          : 'People see this name as the source. Include the year.'}
      </div>
    </div>
  )
}

type Row = SalaryCheck['sample'][number]

const columns = [
  {
    id: 'title',
    head: 'Job title',
    lead: true,
    cell: ({ title }: Row) => <b className="strong break-words">{title}</b>,
  },
  { id: 'location', head: 'Location', cell: ({ location }: Row) => location || '-' },
  { id: 'stated', head: 'In the file', cell: ({ stated }: Row) => stated },
  {
    id: 'amount',
    head: 'Stored, a year',
    cell: ({ amount, currency }: Row) =>
      amount === null ? 'Not known yet' : `${beforeAmount(currency)}${Math.round(amount).toLocaleString('en-US')}`,
  },
]
