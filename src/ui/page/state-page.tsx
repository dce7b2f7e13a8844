import { ChevronRight, LockKeyhole, type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '../primitives/app-link.tsx'
import { BrokenMark } from '../primitives/brand.tsx'
import { Button } from '../primitives/button.tsx'
import { Glyph } from '../primitives/status-pill.tsx'

export type StatePageProps = {
  title: string
  /** The logo in pieces (not found, failed) or without its second link (no access). */
  art: 'apart' | 'missing'
  actions?: ReactNode
  links?: readonly { to: string; label: string; icon: LucideIcon }[]
  linksLabel?: string
  note?: ReactNode
  /** A single sentence. */
  children: ReactNode
}

/** A whole page for one state: not found, no access, failed. It has one sentence and one way to continue. */
export function StatePage({ title, art, actions, links, linksLabel, note, children }: StatePageProps) {
  return (
    <div className="pub sp">
      <div className="statepage">
        <h1>{title}</h1>
        <p className="lead">{children}</p>
        {actions && <div className="row wrap">{actions}</div>}
        {links && links.length > 0 && (
          <nav className="nav2" aria-label={linksLabel ?? 'Other pages'}>
            {links.map(({ to, label, icon: Icon }) => (
              <AppLink key={to} to={to}>
                <Icon className="ic" />
                {label}
                <ChevronRight className="ic" />
              </AppLink>
            ))}
          </nav>
        )}
        {note && <p className="meta">{note}</p>}
      </div>
      <div className="art">
        <BrokenMark kind={art} />
      </div>
    </div>
  )
}

/** A failed load: the specification's text, a note that nothing is lost, Retry, and details for support. */
export function ErrorState({
  title,
  level: Heading = 'h3',
  onRetry,
  actions,
  detail,
  busy,
  children,
}: {
  title: ReactNode
  /** 'h1' if the page shows nothing else. */
  level?: 'h1' | 'h3'
  actions?: ReactNode
  onRetry?: (() => void) | undefined
  detail?: ReactNode
  busy?: boolean
  children?: ReactNode
}) {
  return (
    <div className="state" role="alert">
      <Glyph tone="rejected" icon={TriangleAlert} large />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {actions && <div className="row wrap">{actions}</div>}
      {onRetry && (
        <Button variant="primary" size="sm" icon={RotateCw} busy={busy} onClick={onRetry}>
          Try again{' '}
        </Button>
      )}
      {detail && (
        <details>
          <summary>
            <ChevronRight className="ic ic-sm" />
            Error details
          </summary>
          {detail}
        </details>
      )}
    </div>
  )
}

/** No access here; `actions` show how to get it. */
export function RefusedState({
  title,
  actions,
  children,
}: {
  title: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="state">
      <Glyph tone="withdrawn" icon={LockKeyhole} large />
      <h3>{title}</h3>
      {children && <p>{children}</p>}
      {actions && <div className="row wrap">{actions}</div>}
    </div>
  )
}
