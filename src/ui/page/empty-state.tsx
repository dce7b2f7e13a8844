import type { ReactNode } from 'react'
import { Mark } from '../primitives/brand.tsx'
import { cx } from '../primitives/cx.ts'

/** An empty place: what it is for, and one next step. `bare` leaves out the dashed frame, for use inside a card. */
export function EmptyState({
  title,
  art,
  action,
  bare,
  level = 3,
  children,
}: {
  title: ReactNode
  /** A small drawing instead of the logo; null for none. */
  art?: ReactNode
  action?: ReactNode
  bare?: boolean
  level?: 2 | 3
  children?: ReactNode
}) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={cx('empty', bare && 'is-bare')}>
      {art === undefined ? (
        <span className="art">
          <Mark plain />
        </span>
      ) : (
        art
      )}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="row wrap">{action}</div>}
    </div>
  )
}
