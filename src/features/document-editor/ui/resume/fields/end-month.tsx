import { useWatch } from 'react-hook-form'
import { isBefore } from './month.ts'
import { MonthField } from './month-field.tsx'

/** The end month of a job or a project; null when empty. Shows a warning if it is before the start. */
export function EndMonth({ path, instead }: { path: string; instead?: string | undefined }) {
  const start: unknown = useWatch({ name: `${path}.startDate` })
  return (
    <MonthField
      name={`${path}.endDate`}
      label="End Date"
      none={null}
      instead={instead}
      oddness={(end) => (isBefore(end, String(start ?? '')) ? 'This is before the start date.' : '')}
    />
  )
}
