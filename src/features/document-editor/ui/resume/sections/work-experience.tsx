import { useWatch } from 'react-hook-form'
import { CardList } from '../card-list.tsx'
import { EndMonth } from '../fields/end-month.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { OpenEnd } from '../fields/open-end.tsx'
import { Responsibilities } from '../fields/responsibilities.tsx'
import { renameBelow, SameEmployer } from '../fields/same-employer.tsx'
import { TextLine } from '../fields/text-line.tsx'
import { usePlaces } from '../places.tsx'
import '../../resume-form.css'

export const WorkList = () => <CardList list="workExperience" Fields={WorkFields} add="Add job" />

/** One job (BUILD-12). */
function WorkFields({ path }: { path: string }) {
  const isCurrent: unknown = useWatch({ name: `${path}.isCurrentRole` })
  const { form } = usePlaces()
  const index = Number(path.split('.')[1])
  return (
    <>
      <div className="rs-grid">
        <TextLine name={`${path}.jobTitle`} label="Job Title" />
        <TextLine
          name={`${path}.company`}
          label="Company"
          onTyped={(text, before) => renameBelow(form, index, text, before)}
        />
        <TextLine name={`${path}.location`} label="Location" className="wide" />
        <MonthField name={`${path}.startDate`} label="Start Date" />
        <EndMonth path={path} instead={isCurrent === true ? 'Present' : undefined} />
      </div>
      <OpenEnd path={path} field="isCurrentRole" label="I currently work here" />
      {index > 0 && <SameEmployer index={index} />}
      <Responsibilities path={path} />
    </>
  )
}
