import {
  BookOpen,
  Building2,
  CircleHelp,
  Coins,
  CreditCard,
  Files,
  Inbox,
  MessagesSquare,
  Plus,
  Radio,
  Scale,
  Upload,
  UserRound,
  UserSearch,
  Webhook,
  Zap,
} from 'lucide-react'
import { useCallback } from 'react'
import { client } from '#client/api.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'
import { CommandPalette, type PaletteGroup } from '#ui/shell/command-palette.tsx'
import { menuOf, type NavItem, type Portal } from './navigation.ts'

type Props = { open: boolean; onOpenChange(open: boolean): void; portal: Portal; viewer: Viewer }
type Find = (text: string, signal: AbortSignal) => Promise<PaletteGroup[]>

const SHOWN = 5

const PROFILE: NavItem = { to: '/app/profile', label: 'Profile', icon: UserRound }

/** Screens that are not in the menu, because the specification lists the menu's entries. */
const outsideMenu: Record<Portal, NavItem[]> = {
  seeker: [
    { to: '/app/auto-apply', label: 'Auto Apply', icon: Zap },
    { to: '/app/coaching', label: 'Coaching', icon: MessagesSquare },
    { to: '/app/salary/offers', label: 'Compare Offers', icon: Scale },
    { to: '/app/distribution', label: 'Distribution', icon: Radio },
    { to: '/app/tracker/import', label: 'Import to Job Tracker', icon: Upload },
    { to: '/app/interview/stories', label: 'Story Bank', icon: BookOpen },
    { to: '/app/subscribe', label: 'Subscription', icon: CreditCard },
  ],
  company: [
    { to: '/app/company/profile', label: 'Company Profile', icon: Building2 },
    { to: '/app/company/candidates', label: 'Find candidates', icon: UserSearch },
    { to: '/app/company/integrations', label: 'Integrations', icon: Webhook },
    { to: '/app/company/jobs/import', label: 'Import Jobs', icon: Upload },
    { to: '/app/company/applications/import', label: 'Import Applications', icon: Upload, only: 'client_admin' },
  ],
  platform: [
    { to: '/app/admin/applications', label: 'Applications', icon: Inbox },
    { to: '/app/admin/jobs/create', label: 'Create Job', icon: Plus },
    { to: '/app/admin/support?tab=help', label: 'Help Articles', icon: CircleHelp },
    { to: '/app/admin/campaigns/import', label: 'Import Subscribers', icon: Upload },
    { to: '/app/admin/salaries', label: 'Salary Data', icon: Coins },
  ],
}

/** Cmd/Ctrl-K: searches all screens of the portal and the items that the user works with in it. */
export function Palette({ open, onOpenChange, portal, viewer }: Props) {
  const others = outsideMenu[portal].filter(({ only }) => !only || hasRole(viewer, only))
  const screens = [...menuOf(portal, viewer), ...others, PROFILE].map(({ to, label, icon }) => ({
    id: to,
    label,
    icon,
    to,
  }))
  const search = useCallback((text: string, signal: AbortSignal) => find[portal](text, signal), [portal])
  const groups = [{ heading: 'Go to', items: screens }]
  return <CommandPalette open={open} onOpenChange={onOpenChange} groups={groups} search={search} />
}

const findForSeeker: Find = async (text, signal) => {
  const [jobs, applications, resumes, letters] = await Promise.all([
    client.jobs.search({ q: text, sort: 'relevance', limit: SHOWN }, { signal }),
    client.jobTracker.listOwn({ search: text }, { signal }),
    client.documents.listResumes(undefined, { signal }),
    client.documents.listLetters(undefined, { signal }),
  ])
  return [
    {
      heading: 'Your documents',
      items: [...resumes.map(named('resume')), ...letters.map(named('cover-letter'))]
        .filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
        .slice(0, SHOWN),
    },
    {
      heading: 'Your applications',
      items: applications.items.slice(0, SHOWN).map(({ id, job, status, isExternal }) => ({
        id,
        label: job.title,
        hint: `${job.companyName}, ${status}`,
        company: { name: job.companyName, logoUrl: job.companyLogoUrl },
        to: `/app/tracker?${isExternal ? 'external' : 'application'}=${id}`,
      })),
    },
    {
      heading: 'Jobs',
      items: jobs.items.map(({ id, title, company }) => ({
        id,
        label: title,
        hint: company.name,
        company,
        to: `/app/jobs?q=${encodeURIComponent(text)}&job=${id}`,
      })),
    },
  ]
}

const named =
  (kind: 'resume' | 'cover-letter') =>
  ({ id, title }: { id: string; title: string }) => ({
    id,
    label: title,
    hint: kind === 'resume' ? 'Resume' : 'Cover letter',
    icon: Files,
    to: `/app/documents/${kind}/preview/${id}`,
  })

const findForCompany: Find = async (text, signal) => {
  const [postings, applications] = await Promise.all([
    client.postings.list({ search: text }, { signal }),
    client.companyApplications.list({ search: text }, { signal }),
  ])
  return [
    {
      heading: 'Applications',
      items: applications.items.slice(0, SHOWN).map(({ id, candidateName, jobTitle }) => ({
        id,
        label: candidateName,
        hint: jobTitle,
        to: `/app/company/applications?application=${id}`,
      })),
    },
    {
      heading: 'Jobs',
      items: postings.rows.slice(0, SHOWN).map(({ id, title, status }) => ({
        id,
        label: title || 'Untitled job',
        hint: status,
        to: `/app/company/jobs/${id}/edit`,
      })),
    },
  ]
}

const findForStaff: Find = async (text, signal) => {
  const [{ rows }, companies, jobs] = await Promise.all([
    client.adminUsers.list({ q: text }, { signal }),
    client.adminCompanies.list({ search: text.slice(0, 200) }, { signal }),
    client.adminPostings.list({ search: text }, { signal }),
  ])
  return [
    {
      heading: 'Companies',
      items: companies.rows.slice(0, SHOWN).map(({ id, name, logoUrl, location }) => ({
        id,
        label: name,
        hint: location ?? '',
        company: { name, logoUrl },
        to: `/app/admin/companies?open=details&company=${id}`,
      })),
    },
    {
      heading: 'Jobs',
      items: jobs.rows.slice(0, SHOWN).map(({ id, title, company }) => ({
        id,
        label: title || 'Untitled draft',
        hint: company.name,
        company,
        to: `/app/admin/jobs/edit/${id}`,
      })),
    },
    {
      heading: 'Users',
      items: rows.slice(0, SHOWN).map(({ id, name, email }) => ({
        id,
        label: name,
        hint: email,
        icon: UserRound,
        to: `/app/admin/users?q=${encodeURIComponent(email)}`,
      })),
    },
  ]
}

const find: Record<Portal, Find> = {
  seeker: findForSeeker,
  company: findForCompany,
  platform: findForStaff,
}
