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
    title: 'Email',
    text: "Write below. We'll reply by email.",
    to: '#form',
    label: 'Write a message',
  },
  {
    icon: Phone,
    title: 'Phone Support',
    text: "Request a call in your message, with your number and a good time. We'll call you back.",
    to: '#form',
    label: 'Request a call',
  },
] as const

const times = [
  ['Live chat', supportTimes.chat],
  ['Email, premium plans', supportTimes.premiumMail],
  ['Email, standard', supportTimes.standardMail],
  ['Phone', supportTimes.phone],
] as const

const resources = [
  { to: '/help-center', label: 'Help center' },
  { to: '/guide', label: 'Job search guide' },
  { to: '/subscribe', label: 'Plans, trial and refunds' },
  { to: '/privacy-policy', label: 'What data we store' },
  { to: '/terms-of-service', label: 'Terms of service' },
] as const

type Props = {
  answer: ContactAnswer
  viewer: Viewer | null
  /** The support email address, from the settings. */
  supportEmail: string | null
  /** In milliseconds. */
  now: number
}

/** Three contact options, the form, response times, and help resources (HELP-02, HELP-05). */
export function ContactPage({ answer, viewer, supportEmail, now }: Props) {
  return (
    <>
      <PageOpening heading={['Contact us.', 'A real person replies.']}>
        <p className="lead">Questions, billing, problems or ideas: we're here to help.</p>
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
                Email:{' '}
                <a className="link" href={`mailto:${supportEmail}`}>
                  {supportEmail}
                </a>
              </p>
            )}
            <p>Office hours: {supportTimes.office}.</p>
            <p>Our on-call team answers chat and phone outside these hours, too.</p>
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
