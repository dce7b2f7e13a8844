import { CalendarPlus, ListChecks, NotebookPen } from 'lucide-react'
import { type QuickLink, QuickLinks } from '#ui/page/quick-links.tsx'

const links: QuickLink[] = [
  { to: '/app/interview?tab=questions', label: 'Practice a question', icon: ListChecks },
  {
    to: '/app/interview?tab=mock-interview&mode=audio',
    label: 'Schedule an audio interview',
    icon: CalendarPlus,
  },
  { to: '/app/interview?tab=tracker&log=new', label: 'Log an interview', icon: NotebookPen },
]

/** The quick actions (INTV-04). */
export const PrepActions = () => <QuickLinks id="prep-actions" title="Quick actions" links={links} />
