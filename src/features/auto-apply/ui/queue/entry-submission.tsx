import { useId } from 'react'
import { maxLetterCharacters } from '#features/applications/contract.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import type { EntryDetails } from '../../queue-contract.ts'
import type { useEntryDraft } from './use-entry-draft.ts'

type Props = { entry: EntryDetails; form: ReturnType<typeof useEntryDraft>; isLocked: boolean }

/** Contact details, resume and letter. */
export function EntrySubmission({ entry: { details, resumes }, form, isLocked }: Props) {
  const id = useId()
  const { draft, change } = form
  const options = resumes.map(({ id: value, title, isDefault }) => ({
    value,
    label: isDefault ? `${title} (default)` : title,
  }))
  return (
    <section className="stack stack-4">
      <SectionHead title="What the company gets" level={3}>
        <TextLink to="/app/profile">Change in your profile</TextLink>
      </SectionHead>
      <p className="break-words">
        <b className="strong">{details.fullName}</b> · {details.email} · {details.phone || 'no phone number yet'}
      </p>
      <div className="field">
        <label htmlFor={`${id}-resume`}>Resume</label>
        <Select
          id={`${id}-resume`}
          value={draft.resumeId}
          disabled={isLocked}
          options={options}
          placeholder={options.length === 0 ? 'You have no resume yet' : 'Choose a resume'}
          onChange={({ target }) => change({ resumeId: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-letter`}>
          Cover letter <span className="opt">optional</span>
        </label>
        <Textarea
          id={`${id}-letter`}
          rows={5}
          maxLength={maxLetterCharacters}
          value={draft.coverLetter}
          disabled={isLocked}
          onChange={({ target }) => change({ coverLetter: target.value })}
        />
      </div>
    </section>
  )
}
