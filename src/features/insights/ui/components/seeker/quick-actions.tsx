import { ChevronRight, FilePlus2, Files, type LucideIcon, Mic, Search } from 'lucide-react'
import { AppLink } from '#ui/primitives/app-link.tsx'

type Action = { to: string; label: string; icon: LucideIcon }

const searchJobs: Action = { to: '/app/jobs', label: 'Search jobs', icon: Search }
const manage: Action = { to: '/app/documents', label: 'Manage resumes', icon: Files }
const create: Action = { to: '/app/documents/resume/new', label: 'Create resume', icon: FilePlus2 }

const practise: Action = {
  to: '/app/interview?tab=mock-interview&mode=audio',
  label: 'Schedule mock interview',
  icon: Mic,
}

/** The ways on that are always at hand (DASH-15). */
export function QuickActions({ hasResume }: { hasResume: boolean }) {
  return (
    <section aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="kicker mb-2">
        Quick Actions
      </h2>
      <ul className="quick">
        {[hasResume ? manage : create, searchJobs, practise].map(({ to, label, icon: Icon }) => (
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
