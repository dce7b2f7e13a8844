import { useController, useWatch } from 'react-hook-form'
import { continuesEmployer } from '#features/document-content/employers.ts'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { usePlaces } from '../places.tsx'
import { Warning } from './use-resume-field.tsx'

type JobPath = `workExperience.${number}`

/** A checkbox that prints a job as another role with the employer above. When it is checked, the job gets that employer's company name. */
export function SameEmployer({ index }: { index: number }) {
  const path: JobPath = `workExperience.${index}`
  const above: JobPath = `workExperience.${index - 1}`
  const { form } = usePlaces()
  const { field } = useController({ name: `${path}.isSameEmployer` })
  const [company, companyAbove] = useWatch({ name: [`${path}.company`, `${above}.company`] })
  const { value, onChange, ...rest } = field
  const isSame = continuesEmployer({ company: String(company ?? '') }, { company: String(companyAbove ?? '') })
  return (
    <div className="stack stack-2">
      <Checkbox
        {...rest}
        checked={value === true}
        label="Same employer as the job above"
        onChange={({ target }) => {
          if (target.checked) takeEmployer(form, path, above)
          onChange(target.checked)
        }}
      />
      {value === true && !isSame && (
        <p className="help">
          <Warning>The job above is at a different company, so the two are printed separately.</Warning>
        </p>
      )}
    </div>
  )
}

type Form = ReturnType<typeof usePlaces>['form']

/** Copies the company from the job above, and its location if this job has none. */
function takeEmployer(form: Form, path: JobPath, above: JobPath): void {
  const [job, employer] = [form.getValues(path), form.getValues(above)]
  if (employer.company.trim() === '') return
  if (!continuesEmployer(job, employer)) form.setValue(`${path}.company`, employer.company, { shouldDirty: true })
  if (job.location.trim() === '') form.setValue(`${path}.location`, employer.location, { shouldDirty: true })
}

/** Renames the employer in the roles below a job, as long as they have the same company. */
export function renameBelow(form: Form, index: number, text: string, before: string): void {
  const jobs = form.getValues('workExperience')
  for (let next = index + 1; jobs[next]?.isSameEmployer && jobs[next]?.company === before; next += 1)
    form.setValue(`workExperience.${next}.company`, text, { shouldDirty: true })
}
