import { companyLabels, type PipelineStatus, pipelineStatuses } from '#features/applications/rules.ts'
import { Select } from '#ui/primitives/select.tsx'
import type { ImportCheck } from '../../import-contract.ts'

type Chosen = Record<string, PipelineStatus>
type Props = { unknown: ImportCheck['unknownStatuses']; chosen: Chosen; onChange(chosen: Chosen): void }

const options = pipelineStatuses.map((value) => ({ value, label: companyLabels[value] }))

/** Unknown statuses of the file, each mapped by the admin: nothing is guessed. */
export function UnknownStatuses({ unknown, chosen, onChange }: Props) {
  return (
    <fieldset className="stack stack-3">
      <legend className="strong">Map these statuses</legend>
      {unknown.map(({ key, status, rows }) => (
        <div className="field" key={key}>
          <label className="break-words" htmlFor={`status-${key}`}>
            “{status}”{' '}
            <span className="meta">
              {rows.toLocaleString('en-US')} {rows === 1 ? 'row' : 'rows'}
            </span>
          </label>
          <Select
            id={`status-${key}`}
            value={chosen[key] ?? ''}
            placeholder="Choose a status"
            options={options}
            onChange={({ target }) => {
              const { [key]: _, ...others } = chosen
              onChange(target.value ? { ...others, [key]: target.value as PipelineStatus } : others)
            }}
          />
        </div>
      ))}
    </fieldset>
  )
}
