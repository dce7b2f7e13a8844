import { emailWarning, linkWarning } from '../contact-warnings.ts'
import { LinksField } from '../fields/links-field.tsx'
import { TextLine } from '../fields/text-line.tsx'
import '../../resume-form.css'

/** Name and contact details (BUILD-10). */
export function PersonalInfoFields() {
  return (
    <div className="rs-grid">
      <TextLine name="personalInfo.fullName" label="Full Name" autoComplete="name" />
      <TextLine
        name="personalInfo.headline"
        label="Headline"
        placeholder="Data Analyst, or what you want to be hired as"
        autoComplete="organization-title"
      />
      <TextLine name="personalInfo.email" label="Email" type="email" autoComplete="email" oddness={emailWarning} />
      <TextLine name="personalInfo.phone" label="Phone" type="tel" autoComplete="tel" />
      <TextLine name="personalInfo.location" label="Location" placeholder="City, country" />
      <TextLine name="personalInfo.linkedIn" label="LinkedIn" inputMode="url" oddness={linkWarning} />
      <TextLine name="personalInfo.website" label="Website" inputMode="url" oddness={linkWarning} />
      <TextLine name="personalInfo.portfolio" label="Portfolio" inputMode="url" oddness={linkWarning} />
      <LinksField />
    </div>
  )
}
