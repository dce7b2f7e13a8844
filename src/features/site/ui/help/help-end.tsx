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
    text: `Answered at once. Office hours are ${supportTimes.office}.`,
    label: 'Start a chat',
    to: '/contact-us',
    look: 'primary',
  },
  {
    icon: Phone,
    title: 'Phone Support',
    text: `Answered ${supportTimes.phone}. Ask for a call with your number and a good hour, and we ring you.`,
    label: 'Ask for a call',
    to: '/contact-us#form',
    look: 'secondary',
  },
  {
    icon: Mail,
    title: 'Mail',
    text: `${supportTimes.premiumMail} for premium plans, ${supportTimes.standardMail.toLowerCase()} for everybody.`,
    label: 'Contact support',
    to: '/contact-us#form',
    look: 'secondary',
  },
] as const

/** How every page of the help centre ends: the ways to a person, and to the own account (HELP-01, HELP-05). */
export function HelpEnd() {
  return (
    <section className="pub hc-end" aria-labelledby="people">
      <div className="row between wrap">
        <h2 id="people">Still stuck? People answer.</h2>
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
        Signed in? The coach in your portal <AppLink to="/app/coaching?tab=person">hands over to a person</AppLink>,
        too.
      </p>
    </section>
  )
}
