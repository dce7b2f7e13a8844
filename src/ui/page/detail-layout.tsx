import type { ReactNode } from 'react'
import { cx } from '../primitives/cx.ts'

/** A main column and a side column of 18 to 22 rem; a single column under 900 px, with the side first if `sideFirst` is set. */
export function DetailLayout({
  side,
  sideLabel,
  sideFirst,
  children,
}: {
  side: ReactNode
  sideLabel: string
  sideFirst?: boolean
  children: ReactNode
}) {
  return (
    <div className={cx('detail-cols', sideFirst && 'is-side-first')}>
      <div className="stack stack-8">{children}</div>
      <aside className="stack stack-6" aria-label={sideLabel}>
        {side}
      </aside>
    </div>
  )
}
