import { useId } from 'react'
import { jobLabel } from '#features/job-postings/job-label.ts'
import { Select } from '#ui/primitives/select.tsx'
import type { ImportJob } from '../find-job.ts'

type Props = {
  jobs: readonly ImportJob[]
  /** '' until a job is chosen. */
  value: string
  onChange: (value: string) => void
}

export const FROM_FILE = 'file'

/** The job that the people of a file applied for. A file with several jobs names the job of each row. */
export function JobChoice({ jobs, value, onChange }: Props) {
  const id = useId()
  const named = jobs.map((job) => ({ value: job.id, label: jobLabel(job.title, job.location) }))
  return (
    <div className="field">
      <label htmlFor={id}>Job</label>
      <Select
        id={id}
        value={value}
        placeholder={value === '' ? 'Choose the job they applied for' : undefined}
        options={[{ value: FROM_FILE, label: 'Use the job in the file' }, ...named]}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

/** The id of a chosen job; undefined if the file says it. */
export const jobIdOf = (choice: string): string | undefined => (choice === FROM_FILE ? undefined : choice)
