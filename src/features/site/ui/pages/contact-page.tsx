import { Mail, MessagesSquare, Phone } from 'lucide-react'
import type { Viewer } from '#lib/viewer.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { supportTimes } from '../../copy.ts'
import type { ContactAnswer } from './contact-answer.ts'
import { ContactForm } from './contact-form.tsx'
import { PageOpening } from './page-opening.tsx'
import './site-pages.css'

const cards = [
  {
    icon: MessagesSquare,
    title: 'Live Chat',
    text: 'Open the coach in your portal and ask for a person.',
    to: '/app/coaching?tab=human',
    label: 'Start a chat',
  },
  {
    icon: Mail,
    title: 'Mail',
    text: 'Write below. The answer comes to your address.',
    to: '#form',
    label: 'Write a message',
  },
  {
    icon: Phone,
    title: 'Phone Support',
    text: 'Ask for a call in your message, with your number and a good hour. We ring you.',
    to: '#form',
    label: 'Ask for a call',
  },
] as const

const times = [
  ['Live chat', supportTimes.chat],
  ['Mail, premium plans', supportTimes.premiumMail],
  ['Mail, everybody', supportTimes.standardMail],
  ['Phone', supportTimes.phone],
] as const

const resources = [
  { to: '/help-center', label: 'Help center' },
  { to: '/guide', label: 'A guide to looking for work' },
  { to: '/subscribe', label: 'Plans, trial and refunds' },
  { to: '/privacy-policy', label: 'What we keep about you' },
  { to: '/terms-of-service', label: 'Terms of service' },
] as const

type Props = {
  answer: ContactAnswer
  viewer: Viewer | null
  /** Where support reads its mail, as the settings say. */
  supportEmail: string | null
  /** In milliseconds. */
  now: number
}

/** Three ways to reach people, the form, how fast each is answered, and what may help already (HELP-02, HELP-05). */
export function ContactPage({ answer, viewer, supportEmail, now }: Props) {
  return (
    <>
      <PageOpening heading={['Write to us.', 'People answer.']}>
        <p className="lead">Whatever it is: a question, a bill, something that broke, an idea.</p>
      </PageOpening>
      <ul className="pub ct-cards">
        {cards.map(({ icon: Icon, title, text, to, label }) => (
          <li key={title}>
            <Icon className="ic" />
            <h2>{title}</h2>
            <p>{text}</p>
            <AppLink className="link" to={to}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
      <div className="pub ct-main">
        <ContactForm answer={answer} viewer={viewer} now={now} />
        <aside>
          <section aria-label="Response times">
            <h2>Response times</h2>
            <dl>
              {times.map(([way, time]) => (
                <div key={way}>
                  <dt>{way}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-label="Office and support">
            <h2>Office and support</h2>
            {supportEmail && (
              <p>
                By mail:{' '}
                <a className="link" href={`mailto:${supportEmail}`}>
                  {supportEmail}
                </a>
              </p>
            )}
            <p>Office hours: {supportTimes.office}.</p>
            <p>Chat and phone are answered outside of them too, by whoever is on duty.</p>
          </section>
          <section aria-label="Help resources">
            <h2>Help resources</h2>
            <div className="nav2">
              {resources.map(({ to, label }) => (
                <AppLink key={to} to={to}>
                  {label}
                </AppLink>
              ))}
            </div>
          </section>
        </aside>
      </div>
    </>
  )
}
