import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/primitives/button.tsx'
import './site-pages.css'

/** The opening of a written page: a large heading, with an introduction next to it. */
export function PageOpening({ heading, children }: { heading: readonly string[]; children: ReactNode }) {
  return (
    <section className="pub sp-open">
      <h1>
        {heading.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <div className="sp-side">{children}</div>
    </section>
  )
}

type Link = { to: string; label: string }
type Props = {
  heading: readonly string[]
  lead: string
  links: readonly [main: Link, other: Link]
  children: ReactNode
}

/** The opening of a page about a part of the product: a lead, two links, and a note. */
export const ProductOpening = ({ heading, lead, links: [main, other], children }: Props) => (
  <PageOpening heading={heading}>
    <p className="lead">{lead}</p>
    <div className="row wrap">
      <ButtonLink to={main.to} variant="primary" size="lg">
        {main.label}
      </ButtonLink>
      <ButtonLink to={other.to} size="lg">
        {other.label}
      </ButtonLink>
    </div>
    <p className="meta">{children}</p>
  </PageOpening>
)
