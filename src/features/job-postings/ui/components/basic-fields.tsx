import { useWatch } from 'react-hook-form'
import { FieldGroup } from '#ui/form/app-form.tsx'
import { CheckboxField, SelectField } from '#ui/form/choice-fields.tsx'
import { RichTextField } from '#ui/form/rich-text-field.tsx'
import { DateField, NumberField, TextField } from '#ui/form/text-fields.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { UNSPECIFIED } from '../../posting-fields.ts'
import {
  employmentTypeLabels,
  employmentTypes,
  levelLabels,
  levels,
  maxOpenings,
  workModeLabels,
  workModes,
} from '../../rules.ts'
import { ApplicantFields } from './applicant-fields.tsx'
import { LocationFields } from './location-fields.tsx'
import { SalaryFields } from './salary-fields.tsx'

/** Title, description, requirements. */
export const JobText = () => (
  <FieldGroup title="Job details">
    <TextField name="title" label="Job Title" required placeholder="Senior Data Analyst" />
    <RichTextField
      name="description"
      label="Description"
      required
      help="Describe the work, the team and why it matters. Headings and lists make it easy to skim."
    />
    <RichTextField
      name="requirements"
      label="Requirements"
      optional
      help="One per list item. We compare each item with candidates' resumes."
    />
  </FieldGroup>
)

const types = employmentTypes.map((value) => ({ value, label: employmentTypeLabels[value] }))

/** Location, pay, deadline, audience: the side column. */
export const JobSettings = ({ applicants }: { applicants: readonly { code: string; name: string }[] }) => (
  <>
    <FieldGroup title="Location and terms">
      <LocationFields />
      <WorkModeFields />
      <SelectField name="employmentType" label="Employment Type" options={types} />
      <div className="grid grid-cols-2 gap-4">
        <SelectField name="level" label="Level" optional options={levelOptions} />
        <NumberField name="openings" label="Openings" optional min={1} max={maxOpenings} />
      </div>
      <SalaryFields />
      <DateField
        name="applicationDeadline"
        label="Application Deadline"
        optional
        help="Applications are accepted until the end of this day."
      />
    </FieldGroup>
    <ApplicantFields known={applicants} />
    <FieldGroup title="Visibility">
      <CheckboxField name="externalPosting" label="External posting" help="On the job board and the jobs page." />
      <CheckboxField name="internalPosting" label="Internal posting" help="For members of the company." />
      <NoRecipientsNotice />
    </FieldGroup>
    <FieldGroup title="Applications">
      <CheckboxField
        name="autoRejectIncomplete"
        label="Reject incomplete applications"
        help="Imported applications without a required answer are rejected, with a note."
      />
    </FieldGroup>
  </>
)

const levelOptions = [
  { value: '', label: 'Not specified' },
  ...levels.map((value) => ({ value, label: levelLabels[value] })),
]

const modes = [
  { value: '', label: 'Choose' },
  ...workModes.map((value) => ({ value, label: workModeLabels[value] })),
  { value: UNSPECIFIED, label: 'Not specified' },
]

function WorkModeFields() {
  const workMode = useWatch({ name: 'workMode' })
  return (
    <>
      <SelectField name="workMode" label="Work Mode" options={modes} />
      {workMode === 'hybrid' && (
        <NumberField name="onSiteDays" label="Days on site per week" optional help="Leave empty if it varies." />
      )}
    </>
  )
}

function NoRecipientsNotice() {
  const [external, internal] = useWatch({ name: ['externalPosting', 'internalPosting'] })
  if (external || internal) return null
  return <Notice tone="warn">With neither selected, no one sees this job.</Notice>
}
