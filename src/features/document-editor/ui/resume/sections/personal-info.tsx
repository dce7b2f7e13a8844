import { LinksField } from '../fields/links-field.tsx'
import { TextLine } from '../fields/text-line.tsx'
import { oddEmail, oddLink } from '../oddness.ts'
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
      <TextLine name="personalInfo.email" label="Email" type="email" autoComplete="email" oddness={oddEmail} />
      <TextLine name="personalInfo.phone" label="Phone" type="tel" autoComplete="tel" />
      <TextLine name="personalInfo.location" label="Location" placeholder="City, country" />
      <TextLine name="personalInfo.linkedIn" label="LinkedIn" inputMode="url" oddness={oddLink} />
      <TextLine name="personalInfo.website" label="Website" inputMode="url" oddness={oddLink} />
      <TextLine name="personalInfo.portfolio" label="Portfolio" inputMode="url" oddness={oddLink} />
      <LinksField />
    </div>
  )
}
