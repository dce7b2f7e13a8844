import type { ReactNode } from 'react'

/** Wide content such as a table: it scrolls sideways without moving the page, also by keyboard. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
