import { useWatch } from 'react-hook-form'
import { CardList } from '../card-list.tsx'
import { linkWarning } from '../contact-warnings.ts'
import { EndMonth } from '../fields/end-month.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { OpenEnd } from '../fields/open-end.tsx'
import { Responsibilities } from '../fields/responsibilities.tsx'
import { TextLine } from '../fields/text-line.tsx'
import '../../resume-form.css'

export const VolunteeringList = () => (
  <CardList list="volunteering" Fields={VolunteeringFields} add="Add volunteer role" />
)

/** One role without pay. */
function VolunteeringFields({ path }: { path: string }) {
  const isOngoing: unknown = useWatch({ name: `${path}.isOngoing` })
  return (
    <>
      <div className="rs-grid">
        <TextLine name={`${path}.role`} label="Role" />
        <TextLine name={`${path}.organization`} label="Organization" />
        <TextLine name={`${path}.location`} label="Location" />
        <TextLine name={`${path}.link`} label="Link" inputMode="url" oddness={linkWarning} />
        <MonthField name={`${path}.startDate`} label="Start Date" />
        <EndMonth path={path} instead={isOngoing === true ? 'Present' : undefined} />
      </div>
      <OpenEnd path={path} field="isOngoing" label="I currently volunteer here" />
      <Responsibilities path={path} />
    </>
  )
}
