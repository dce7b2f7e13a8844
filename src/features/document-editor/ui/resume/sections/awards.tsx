import { CardList } from '../card-list.tsx'
import { linkWarning } from '../contact-warnings.ts'
import { LongText } from '../fields/long-text.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { TextLine } from '../fields/text-line.tsx'
import '../../resume-form.css'

export const AwardList = () => <CardList list="awards" Fields={AwardFields} add="Add award" />

/** One prize, scholarship or honor. */
function AwardFields({ path }: { path: string }) {
  return (
    <div className="rs-grid">
      <TextLine name={`${path}.name`} label="Award" className="wide" />
      <TextLine name={`${path}.issuer`} label="Issuer" placeholder="Who gave it" />
      <MonthField name={`${path}.date`} label="Date" />
      <TextLine name={`${path}.link`} label="Link" inputMode="url" oddness={linkWarning} className="wide" />
      <LongText name={`${path}.summary`} label="Summary" rows={3} improve="description" className="wide" />
    </div>
  )
}
