import type { ReactNode } from 'react'
import { contactCategories, contactCategoryLabels, mostOf } from '#features/support/contact-contract.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Label } from '#ui/form/field-shell.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import type { ContactState } from './contact-page.tsx'

/** Anything but blanks: what the browser checks before it sends; the server checks the same. */
const SOME_WORDS = '.*\\S.*'

/** The message form. It is a plain form: the browser refuses what is missing, the page says what became of it (HELP-03). */
export function ContactForm({ state, viewer }: { state: ContactState; viewer: Viewer | null }) {
  return (
    <section className="ct-form" id="form" aria-label="Message">
      <h2>Send us a message</h2>
      <Answer state={state} />
      <form action="/api/contact-form" method="post" className="stack stack-6" aria-label="Contact">
        <Field label="Name" id="contact-name" isRequired>
          <Input
            id="contact-name"
            name="name"
            autoComplete="name"
            required
            pattern={SOME_WORDS}
            maxLength={mostOf.name}
            defaultValue={viewer?.name}
          />
        </Field>
        <Field label="Email" id="contact-email" isRequired>
          <Input
            id="contact-email"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={viewer?.email}
          />
        </Field>
        <Field label="Subject" id="contact-subject" isRequired>
          <Input id="contact-subject" name="subject" required pattern={SOME_WORDS} maxLength={mostOf.subject} />
        </Field>
        <Field label="Category" id="contact-category">
          <Select
            id="contact-category"
            name="category"
            options={[
              { value: '', label: 'Choose one' },
              ...contactCategories.map((value) => ({ value, label: contactCategoryLabels[value] })),
            ]}
          />
        </Field>
        <Field label="Message" id="contact-message" isRequired>
          <Textarea id="contact-message" name="message" rows={7} required maxLength={mostOf.message} />
        </Field>
        {/* nobody sees it: what is written here was written by a machine */}
        <div className="ct-trap" aria-hidden="true">
          <label htmlFor="contact-website">Leave this empty</label>
          <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <div>
          <Button type="submit" variant="primary" size="lg">
            Send message
          </Button>
        </div>
      </form>
    </section>
  )
}

function Answer({ state }: { state: ContactState }) {
  if (state === 'new') return null
  if (state === 'sent') return <Notice tone="success">Your message arrived. We answer to the address you gave.</Notice>
  return (
    <Notice tone="error">
      {state === 'often'
        ? 'That were many messages in a short time. Please try again in an hour.'
        : 'Name, email, subject and message are needed, and the email must be a real one.'}{' '}
      Go back in your browser: what you wrote is still there.
    </Notice>
  )
}

function Field({
  label,
  id,
  isRequired,
  children,
}: {
  label: string
  id: string
  isRequired?: boolean
  children: ReactNode
}) {
  return (
    <div className="field">
      <label htmlFor={id}>
        <Label label={label} required={isRequired} optional={!isRequired} />
      </label>
      {children}
    </div>
  )
}
