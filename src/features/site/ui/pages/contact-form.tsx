import { contactCategories, contactCategoryLabels, contactLimits } from '#features/support/rules.ts'
import type { Viewer } from '#lib/viewer.ts'
import { BotTrap } from '#ui/form/bot-trap.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import type { ContactAnswer } from './contact-answer.ts'
import { PlainField } from './plain-field.tsx'
import './site-pages.css'

/** Any nonblank text: the browser checks it before sending, and the server again. */
const SOME_WORDS = '.*\\S.*'

type Props = {
  answer: ContactAnswer
  viewer: Viewer | null
  /** When the form was shown, in milliseconds. */
  now: number
}

/** The contact form, a plain HTML form: the response page shows the result, with all values (HELP-03). */
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
        <BotTrap id="contact-website" />
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
  form: 'Your message was not sent. Please check the fields marked below.',
  often: 'Too many messages in a short time. Please try again in an hour; your text is still here.',
  quick: "Please select Send message again to confirm that you're a person.",
} as const

function Became({ state }: Pick<ContactAnswer, 'state'>) {
  if (state === 'new') return null
  if (state === 'sent') return <Notice tone="success">Message received. We'll reply to your email address.</Notice>
  return <Notice tone="error">{refusals[state]}</Notice>
}
