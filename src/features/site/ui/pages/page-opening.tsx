import type { ReactNode } from 'react'
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
