import { ArrowDownRight, ArrowUpRight, type LucideIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'plain' | 'line' | 'primary' | 'accent' | 'danger'

/** A short label: 'Full-time', 'Required', 'Private', 'Most Popular'. */
export function Badge({
  tone = 'plain',
  icon: Icon,
  children,
}: {
  tone?: BadgeTone
  icon?: LucideIcon | undefined
  children: ReactNode
}) {
  return (
    <span className={cx('tag', tone !== 'plain' && `tag-${tone}`)}>
      {Icon && <Icon className="ic" />}
      {children}
    </span>
  )
}

/** A number in a pill; above `max` it reads '99+'. */
export function Count({
  value,
  tone = 'plain',
  max,
  label,
}: {
  value: number
  tone?: 'plain' | 'solid' | 'hot'
  max?: number
  label?: string
}) {
  return (
    <span className={cx('count', tone !== 'plain' && `count-${tone}`)}>
      {max !== undefined && value > max ? `${max}+` : value}
      {label && <span className="vh"> {label}</span>}
    </span>
  )
}

/** A change since the period before: an arrow and the figure, with the direction as text for screen readers. */
export function Delta({
  direction,
  isGood = direction === 'up',
  children,
}: {
  direction: 'up' | 'down' | 'flat'
  /** Whether the change is good. By default a rise is, but not for values such as days to hire. */
  isGood?: boolean | undefined
  children?: ReactNode
}) {
  if (direction === 'flat') return <span className="delta flat">{children ?? '—'}</span>
  const Icon = direction === 'up' ? ArrowUpRight : ArrowDownRight
  return (
    <span className={cx('delta', !isGood && 'down')}>
      <Icon className="ic ic-sm" />
      <span className="vh">{direction}</span>
      {children}
    </span>
  )
}

/** An applied filter or a tag, with a button that removes it. */
export function Chip({
  children,
  on,
  onRemove,
  removeLabel,
}: {
  children: ReactNode
  on?: boolean
  onRemove?: () => void
  removeLabel?: string
}) {
  return (
    <span className={cx('chip', on && 'is-on')}>
      <span className="chip-text">{children}</span>
      {onRemove && (
        <button type="button" aria-label={removeLabel ?? `Remove ${String(children)}`} onClick={onRemove}>
          <X className="ic ic-sm" />
        </button>
      )}
    </span>
  )
}
