import { useWatch } from 'react-hook-form'
import type { useUploads } from '#features/documents/ui/components/use-uploads.ts'
import { Columns } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { TextareaField, TextField } from '#ui/form/text-fields.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { type ApplyForm, maxLetterCharacters } from '../../contract.ts'
import { ResumeChoice } from './resume-choice.tsx'

type Props = { form: ApplyForm; uploads: ReturnType<typeof useUploads> }

/** Contact details, resume, and an optional letter (APPLY-07, APPLY-11 to APPLY-16). */
export function BasicInformation({ form, uploads }: Props) {
  return (
    <section className="fieldset">
      <SectionHead title="Basic Information" level={3}>
        From your profile
      </SectionHead>
      <Columns>
        <TextField name="fullName" label="Full Name" required autoComplete="name" />
        <TextField name="email" label="Email" required type="email" autoComplete="email" />
        <TextField name="phone" label="Phone Number" required type="tel" autoComplete="tel" />
        <CoverLetter letters={form.coverLetters} />
      </Columns>
      <ResumeChoice resumes={form.resumes} uploads={uploads} />
    </section>
  )
}

function CoverLetter({ letters }: { letters: ApplyForm['coverLetters'] }) {
  const choice = useWatch({ name: 'coverLetter.choice' })
  return (
    <>
      <SelectField
        name="coverLetter.choice"
        label="Cover Letter"
        optional
        placeholder="No cover letter"
        options={[
          { value: 'text', label: 'Write one here' },
          ...letters.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      {choice === 'text' && (
        <TextareaField
          name="coverLetter.text"
          label="Your cover letter"
          className="wide"
          rows={7}
          limit={maxLetterCharacters}
        />
      )}
    </>
  )
}
