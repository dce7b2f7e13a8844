import type { ReactNode } from 'react'
import { ButtonLink, buttonClass } from '#ui/primitives/button.tsx'
import type { MailStop } from '../contract.ts'
import { kindFacts } from '../preferences.ts'

type Props = { token: string; stop: MailStop | null }

/** /unsubscribe: stops one kind of email with one click, without sign-in or JavaScript. Null means an invalid link. */
export function MailStopPage({ token, stop }: Props) {
  if (!stop) {
    return (
      <Page title="This link doesn't work">
        <p>It may be incomplete. You can choose which emails you get in your profile.</p>
        <Settings />
      </Page>
    )
  }
  const what = stop.stops === 'digest' ? 'the daily summary' : `emails about: ${kindFacts[stop.stops].label}`
  if (!stop.isOn) {
    return (
      <Page title="You're unsubscribed">
        <p>
          <b className="strong">{stop.address}</b> no longer gets {what.replace(/^the /, '')}. Emails that protect your
          account are still sent.
        </p>
        <Settings />
      </Page>
    )
  }
  return (
    <Page title="Unsubscribe from these emails?">
      <p>
        <b className="strong">{stop.address}</b> gets {what}.
      </p>
      {/* a plain HTML form, which works before and without JavaScript */}
      <form method="post" action={`/api/unsubscribe?${new URLSearchParams({ token })}`} className="row wrap">
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          Unsubscribe
        </button>
        <Settings />
      </form>
    </Page>
  )
}

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mx-auto grid max-w-xl gap-5 px-4 py-16">
    <h1>{title}</h1>
    {children}
  </div>
)

const Settings = () => (
  <p>
    <ButtonLink to="/app/profile?tab=account" variant="secondary">
      Choose which emails you get
    </ButtonLink>
  </p>
)
