import type { ReactNode } from 'react'
import { ButtonLink, buttonClass } from '#ui/primitives/button.tsx'
import type { MailStop } from '../contract.ts'
import { kindFacts } from '../preferences.ts'

type Props = { token: string; stop: MailStop | null }

/** /unsubscribe: stops one kind of mail by one press, without signing in and without a script; null is a link that is none. */
export function MailStopPage({ token, stop }: Props) {
  if (!stop) {
    return (
      <Page title="This link does not work">
        <p>It may have been cut off by your mail program. You can choose which mails you get in your profile.</p>
        <Settings />
      </Page>
    )
  }
  const what = stop.stops === 'digest' ? 'the daily summary' : `mails about: ${kindFacts[stop.stops].label}`
  if (!stop.isOn) {
    return (
      <Page title="Done">
        <p>
          <b className="strong">{stop.address}</b> gets no more {what.replace(/^the /, '')}. Mails that keep the account
          safe still come.
        </p>
        <Settings />
      </Page>
    )
  }
  return (
    <Page title="Stop these mails?">
      <p>
        <b className="strong">{stop.address}</b> gets {what}.
      </p>
      {/* the browser's own form: it works before, and without, a script */}
      <form method="post" action={`/api/unsubscribe?${new URLSearchParams({ token })}`} className="row wrap">
        <button type="submit" className={buttonClass({ variant: 'primary' })}>
          Stop these mails
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
      Choose which mails you get
    </ButtonLink>
  </p>
)
