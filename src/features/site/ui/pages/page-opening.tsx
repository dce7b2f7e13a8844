import type { ReactNode } from 'react'
import './site-pages.css'

/** How a written page begins: a heading as on a cover, and beside it what the page is about. */
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
