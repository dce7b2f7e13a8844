import { FilePlus2, Files, Mic, Search } from 'lucide-react'
import { type QuickLink, QuickLinks } from '#ui/page/quick-links.tsx'

const searchJobs: QuickLink = { to: '/app/jobs', label: 'Search jobs', icon: Search }
const manage: QuickLink = { to: '/app/documents', label: 'Manage resumes', icon: Files }
const create: QuickLink = { to: '/app/documents/resume/new', label: 'Create resume', icon: FilePlus2 }

const practise: QuickLink = {
  to: '/app/interview?tab=mock-interview&mode=audio',
  label: 'Schedule mock interview',
  icon: Mic,
}

/** Links that the dashboard always shows (DASH-15). */
export const QuickActions = ({ hasResume }: { hasResume: boolean }) => (
  <QuickLinks id="quick-actions" title="Quick Actions" links={[hasResume ? manage : create, searchJobs, practise]} />
)
