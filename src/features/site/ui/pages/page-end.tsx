import { ButtonLink } from '#ui/primitives/button.tsx'
import '../landing/landing.css'
import './site-pages.css'

type Link = { to: string; label: string }

/** The link to the first step for a reader. */
export const startLinks = [
  { to: '/auth?tab=sign-up', label: 'Get started' },
  { to: '/jobs', label: 'Search jobs' },
  { to: '/subscribe', label: 'See plans' },
  { to: '/contact-us', label: 'Ask us' },
] as const

/** The end of a written page: one action, and two links. */
export function PageEnd({ heading, links }: { heading: readonly [string, string]; links: readonly [Link, ...Link[]] }) {
  const [main, ...others] = links
  return (
    <section className="pub lp-end sp-end">
      <h2>
        {heading[0]} <br />
        {heading[1]}
      </h2>
      <div className="row wrap">
        <ButtonLink to={main.to} variant="primary" size="lg">
          {main.label}
        </ButtonLink>
        {others.map(({ to, label }) => (
          <ButtonLink key={to} to={to} size="lg">
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
