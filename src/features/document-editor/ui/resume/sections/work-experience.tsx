import { useController, useWatch } from 'react-hook-form'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { CardList } from '../card-list.tsx'
import { EndMonth } from '../fields/end-month.tsx'
import { LinesField } from '../fields/lines-field.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { TextLine } from '../fields/text-line.tsx'
import { usePlaces } from '../places.tsx'
import '../../resume-form.css'

export const WorkList = () => <CardList list="workExperience" Fields={WorkFields} add="Add job" />

/** One job (BUILD-12). */
function WorkFields({ path }: { path: string }) {
  const isCurrent: unknown = useWatch({ name: `${path}.isCurrentRole` })
  return (
    <>
      <div className="rs-grid">
        <TextLine name={`${path}.jobTitle`} label="Job Title" />
        <TextLine name={`${path}.company`} label="Company" />
        <TextLine name={`${path}.location`} label="Location" className="wide" />
        <MonthField name={`${path}.startDate`} label="Start Date" />
        <EndMonth path={path} instead={isCurrent === true ? 'Present' : undefined} />
      </div>
      <CurrentRole path={path} />
      <LinesField
        name={`${path}.responsibilities`}
        label="Responsibilities"
        noun="Responsibility"
        add="Add responsibility"
      />
    </>
  )
}

/** When checked, there is no end date (BUILD-13). */
function CurrentRole({ path }: { path: string }) {
  const { field } = useController({ name: `${path}.isCurrentRole` })
  const { form } = usePlaces()
  const { value, onChange, ...rest } = field
  return (
    <Checkbox
      {...rest}
      checked={value === true}
      label="I currently work here"
      onChange={({ target }) => {
        const end = `${path}.endDate` as 'workExperience.0.endDate'
        if (target.checked) form.setValue(end, null, { shouldDirty: true })
        onChange(target.checked)
      }}
    />
  )
}
