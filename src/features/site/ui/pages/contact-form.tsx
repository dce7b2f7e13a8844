import { contactCategories, contactCategoryLabels, contactLimits } from '#features/support/rules.ts'
import type { Viewer } from '#lib/viewer.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import type { ContactAnswer } from './contact-answer.ts'
import { PlainField } from './plain-field.tsx'
import './site-pages.css'

/** Anything but blanks: what the browser checks before it sends; the server checks the same. */
const SOME_WORDS = '.*\\S.*'

type Props = {
  answer: ContactAnswer
  viewer: Viewer | null
  /** When the form was shown, in milliseconds. */
  now: number
}

/** The message form. It is a plain form: the page that answers says what became of it, with all that was typed (HELP-03). */
export function ContactForm({ answer, viewer, now }: Props) {
  const { state, typed = {}, wrong = {} } = answer
  const field = (name: keyof typeof contactLimits | 'email', label: string) => ({
    id: `contact-${name}`,
    label,
    isRequired: true,
    ...(wrong[name] && { error: wrong[name] }),
  })
  return (
    <section className="ct-form" id="form" aria-label="Message">
      <h2>Send us a message</h2>
      <Became state={state} />
      <form action="/contact-us#form" method="post" className="stack stack-6" aria-label="Contact">
        <PlainField {...field('name', 'Name')}>
          {(aria) => (
            <Input
              {...aria}
              name="name"
              autoComplete="name"
              required
              pattern={SOME_WORDS}
              maxLength={contactLimits.name}
              defaultValue={typed.name ?? viewer?.name}
            />
          )}
        </PlainField>
        <PlainField {...field('email', 'Email')}>
          {(aria) => (
            <Input
              {...aria}
              name="email"
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={typed.email ?? viewer?.email}
            />
          )}
        </PlainField>
        <PlainField {...field('subject', 'Subject')}>
          {(aria) => (
            <Input
              {...aria}
              name="subject"
              required
              pattern={SOME_WORDS}
              maxLength={contactLimits.subject}
              defaultValue={typed.subject}
            />
          )}
        </PlainField>
        <PlainField id="contact-category" label="Category" {...(wrong.category && { error: wrong.category })}>
          {(aria) => (
            <Select
              {...aria}
              name="category"
              defaultValue={typed.category}
              options={[
                { value: '', label: 'Choose one' },
                ...contactCategories.map((value) => ({ value, label: contactCategoryLabels[value] })),
              ]}
            />
          )}
        </PlainField>
        <PlainField {...field('message', 'Message')}>
          {(aria) => (
            <Textarea
              {...aria}
              name="message"
              rows={7}
              required
              maxLength={contactLimits.message}
              defaultValue={typed.message}
            />
          )}
        </PlainField>
        <input type="hidden" name="seen" value={now} />
        {state === 'quick' && <input type="hidden" name="again" value="yes" />}
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

const refusals = {
  form: 'Your message was not sent. Please look at what is marked below.',
  often: 'Those were many messages in a short time. Please try again in an hour; what you wrote is still here.',
  quick: 'That was quick, and machines are quick. Press Send message once more, and it goes out.',
} as const

function Became({ state }: Pick<ContactAnswer, 'state'>) {
  if (state === 'new') return null
  if (state === 'sent') return <Notice tone="success">Your message arrived. We answer to the address you gave.</Notice>
  return <Notice tone="error">{refusals[state]}</Notice>
}
