import { CardList } from '../card-list.tsx'
import { linkWarning } from '../contact-warnings.ts'
import { LongText } from '../fields/long-text.tsx'
import { MonthField } from '../fields/month-field.tsx'
import { TextLine } from '../fields/text-line.tsx'
import '../../resume-form.css'

export const PublicationList = () => <CardList list="publications" Fields={PublicationFields} add="Add publication" />

/** One article, paper, book or talk. */
function PublicationFields({ path }: { path: string }) {
  return (
    <div className="rs-grid">
      <TextLine name={`${path}.name`} label="Title" className="wide" />
      <TextLine name={`${path}.publisher`} label="Publisher" placeholder="Journal, conference or site" />
      <MonthField name={`${path}.date`} label="Date" />
      <TextLine name={`${path}.link`} label="Link" inputMode="url" oddness={linkWarning} className="wide" />
      <LongText name={`${path}.summary`} label="Summary" rows={3} improve="description" className="wide" />
    </div>
  )
}
