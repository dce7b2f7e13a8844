import { Mail, MessagesSquare, Phone, UserRound } from 'lucide-react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { supportTimes } from '../../copy.ts'
import '../pages/site-pages.css'
import './help.css'

const ways = [
  {
    icon: MessagesSquare,
    title: 'Live Chat',
    text: `Answered instantly. Office hours are ${supportTimes.office}.`,
    label: 'Start a chat',
    to: '/contact-us',
    look: 'primary',
  },
  {
    icon: Phone,
    title: 'Phone Support',
    text: `Answered ${supportTimes.phone}. Request a call with your number and a good time, and we'll call you back.`,
    label: 'Request a call',
    to: '/contact-us#form',
    look: 'secondary',
  },
  {
    icon: Mail,
    title: 'Email',
    text: `${supportTimes.premiumMail} for premium plans, ${supportTimes.standardMail.toLowerCase()} for everyone.`,
    label: 'Contact support',
    to: '/contact-us#form',
    look: 'secondary',
  },
] as const

/** The end of every help center page: contact options, and the person's account (HELP-01, HELP-05). */
export function HelpEnd() {
  return (
    <section className="pub hc-end" aria-labelledby="people">
      <div className="row between wrap">
        <h2 id="people">Still need help? Talk to a person.</h2>
        <ButtonLink to="/app/profile?tab=account" variant="ghost" icon={UserRound}>
          Your account
        </ButtonLink>
      </div>
      <ul className="ct-cards">
        {ways.map(({ icon: Icon, title, text, label, to, look }) => (
          <li key={title}>
            <Icon className="ic" />
            <h3>{title}</h3>
            <p>{text}</p>
            <ButtonLink to={to} variant={look}>
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="meta">
        Signed in? The coach in your portal can also{' '}
        <AppLink to="/app/coaching?tab=person">connect you with a person</AppLink>.
      </p>
    </section>
  )
}
