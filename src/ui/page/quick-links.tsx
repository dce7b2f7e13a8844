import { ChevronRight, type LucideIcon } from 'lucide-react'
import { AppLink } from '../primitives/app-link.tsx'

export type QuickLink = { to: string; label: string; icon: LucideIcon }

/** Links that are always available, below a small heading. */
export function QuickLinks({ id, title, links }: { id: string; title: string; links: readonly QuickLink[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="kicker mb-2">
        {title}
      </h2>
      <ul className="quick">
        {links.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <AppLink to={to}>
              <Icon className="ic" />
              {label}
              <ChevronRight className="ic ic-sm" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
