import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Mark } from './brand.tsx'
import { cx } from './cx.ts'

export type NoticeTone = 'info' | 'warn' | 'error' | 'success'

const looks: Record<NoticeTone, { className?: string; icon: LucideIcon }> = {
  info: { icon: Info },
  warn: { className: 'warn', icon: TriangleAlert },
  error: { className: 'bad', icon: CircleAlert },
  success: { className: 'good', icon: CircleCheck },
}

/** A message on the page: what happened, and what to do. Errors are announced at once. */
export function Notice({
  tone = 'info',
  title,
  children,
  icon,
}: {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  icon?: LucideIcon
}) {
  const look = looks[tone]
  const Icon = icon ?? look.icon
  return (
    <div className={cx('notice', look.className)} role={tone === 'error' ? 'alert' : undefined}>
      <Icon className="ic" />
      <div>
        {title && <strong>{title} </strong>}
        {children}
      </div>
    </div>
  )
}

/** A note that the product wrote, always with its source: `by` names the author and the engine ('Coach · built-in engine'). */
export function Aside({ by, actions, children }: { by: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="aside" aria-label={by}>
      <div className="by">
        <Mark plain />
        {by}
      </div>
      {typeof children === 'string' ? <p>{children}</p> : children}
      {actions && <div className="row wrap aside-acts">{actions}</div>}
    </section>
  )
}

/** Highlights important words; use it a few times per view. `under` is for running text. */
export function Highlight({ under, children }: { under?: boolean; children: ReactNode }) {
  return <mark className={under ? 'hl-under' : 'hl'}>{children}</mark>
}

/** A key or a combination: '⌘ K'. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="kbd">{children}</kbd>
}
