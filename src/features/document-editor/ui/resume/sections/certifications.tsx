import { useWatch } from 'react-hook-form'
import { CardList } from '../card-list.tsx'
import { isBefore } from '../fields/month.ts'
import { MonthField } from '../fields/month-field.tsx'
import { TextLine } from '../fields/text-line.tsx'
import '../../resume-form.css'

export const CertificationList = () => (
  <CardList list="certifications" Fields={CertificationFields} add="Add certification" />
)

/** One certificate or license (BUILD-22). */
function CertificationFields({ path }: { path: string }) {
  const issued: unknown = useWatch({ name: `${path}.date` })
  return (
    <div className="rs-grid">
      <TextLine name={`${path}.name`} label="Certification Name" />
      <TextLine name={`${path}.issuer`} label="Issuer" />
      <MonthField name={`${path}.date`} label="Issue Date" />
      <MonthField
        name={`${path}.expiryDate`}
        label="Expiry Date"
        oddness={(end) => (isBefore(end, String(issued ?? '')) ? 'This is before the issue date.' : '')}
      />
      <TextLine name={`${path}.credentialId`} label="Credential ID" className="wide" />
    </div>
  )
}
