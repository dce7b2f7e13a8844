import { CalendarPlus, ChevronRight, ListChecks, type LucideIcon, NotebookPen } from 'lucide-react'
import { AppLink } from '#ui/primitives/app-link.tsx'

type Action = { to: string; label: string; icon: LucideIcon }

const actions: Action[] = [
  { to: '/app/interview?tab=questions', label: 'Practise a question', icon: ListChecks },
  {
    to: '/app/interview?tab=mock-interview&mode=audio',
    label: 'Schedule a spoken interview',
    icon: CalendarPlus,
  },
  { to: '/app/interview?tab=tracker&log=new', label: 'Log an interview', icon: NotebookPen },
]

/** The ways on that are always at hand (INTV-04). */
export function PrepActions() {
  return (
    <section aria-labelledby="prep-actions">
      <h2 id="prep-actions" className="kicker mb-2">
        Quick actions
      </h2>
      <ul className="quick">
        {actions.map(({ to, label, icon: Icon }) => (
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
