import type { ReactNode } from 'react'
import { cx } from '#ui/primitives/cx.ts'

/** One part of the gallery under its heading. */
export function Section({ title, full, children }: { title: string; full?: boolean; children: ReactNode }) {
  return (
    <section className={cx('min-w-0', full && 'col-span-full')} aria-label={title}>
      <h2 className="mb-4 border-t-2 border-ink pt-3 text-[1.125rem]">{title}</h2>
      {children}
    </section>
  )
}
