import type { ReactNode } from 'react'

/** The head of a screen: its only h1, a sentence with live facts, and the main action at the right. */
export function PageHeader({
  title,
  purpose,
  actions,
}: {
  title: ReactNode
  purpose?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="masthead">
      <div>
        <h1>{title}</h1>
        {purpose && <p>{purpose}</p>}
      </div>
      {actions && <div className="acts">{actions}</div>}
    </header>
  )
}
