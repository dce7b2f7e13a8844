import {
  Activity,
  Bell,
  Briefcase,
  Building2,
  ChartColumn,
  ChartLine,
  ClipboardList,
  DoorClosedLocked,
  Files,
  Headphones,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Mic,
  Newspaper,
  ScrollText,
  Settings,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { hasRole, isPlatformStaff, type Role, type Viewer } from '#lib/viewer.ts'

export type Portal = 'seeker' | 'company' | 'platform'
/** `only`: the entry is shown only to users of the portal who have this role. */
export type NavItem = { to: string; label: string; icon: LucideIcon; exact?: boolean; only?: Role }

export const NOTIFICATIONS_PATH = '/app/notifications'
const NOTIFICATIONS: NavItem = { to: NOTIFICATIONS_PATH, label: 'Notifications', icon: Bell }

/** The menu of each portal, in the specification's order (SHELL-17 to SHELL-19). */
const menus: Record<Portal, NavItem[]> = {
  seeker: [
    { to: '/app', label: 'Dashboard', icon: LayoutDashboard, exact: true },
    { to: '/app/documents', label: 'Documents', icon: Files },
    { to: '/app/jobs', label: 'Jobs', icon: Briefcase },
    { to: '/app/tracker', label: 'Job Tracker', icon: ClipboardList },
    { to: '/app/interview', label: 'Interview Prep', icon: Mic },
    { to: '/app/salary', label: 'Salary Analyzer', icon: ChartColumn },
    NOTIFICATIONS,
  ],
  company: [
    { to: '/app/company', label: 'Company Dashboard', icon: LayoutDashboard, exact: true },
    { to: '/app/company/jobs', label: 'Job Management', icon: Briefcase },
    { to: '/app/company/applications', label: 'Applications', icon: Inbox },
    { to: '/app/company/team', label: 'Team', icon: Users },
    { to: '/app/company/analytics', label: 'Analytics', icon: ChartLine },
    NOTIFICATIONS,
  ],
  platform: [
    { to: '/app/admin', label: 'Admin Dashboard', icon: LayoutDashboard, exact: true },
    { to: '/app/admin/users', label: 'User Management', icon: Users },
    { to: '/app/admin/companies', label: 'Company Management', icon: Building2 },
    { to: '/app/admin/jobs', label: 'Jobs Management', icon: Briefcase },
    { to: '/app/admin/analytics', label: 'Analytics', icon: ChartLine },
    { to: '/app/admin/moderation', label: 'Content Moderation', icon: ShieldCheck },
    { to: '/app/admin/campaigns', label: 'Campaign Management', icon: Mail },
    { to: '/app/admin/blog', label: 'Blog Management', icon: Newspaper },
    NOTIFICATIONS,
    // in addition to the specification
    { to: '/app/admin/support', label: 'Support', icon: Headphones },
    { to: '/app/admin/settings', label: 'Settings', icon: Settings },
    { to: '/app/admin/audit', label: 'Audit Log', icon: ScrollText, only: 'platform_admin' },
    { to: '/app/admin/security', label: 'Security', icon: DoorClosedLocked, only: 'platform_admin' },
    { to: '/app/admin/operations', label: 'Operations', icon: Activity },
  ],
}

export const portalLabels: Record<Portal, string> = {
  seeker: 'Career Platform',
  company: 'Company Portal',
  platform: 'Platform Admin',
}

/** The entries of the portal's menu that this user may see. */
export const menuOf = (portal: Portal, viewer: Viewer): NavItem[] =>
  menus[portal]
    .filter(({ only }) => !only || hasRole(viewer, only))
    .map((item) => (item.to === homes[portal] ? { ...item, to: portalHome(portal, viewer) } : item))

/** The first page of each portal. */
const homes: Record<Portal, string> = { seeker: '/app', company: '/app/company', platform: '/app/admin' }

const BESIDE = '/app/dashboard'

/** The first page of the portal for this user. The seeker portal has a URL of its own if /app leads to another portal (SHELL-11). */
export const portalHome = (portal: Portal, viewer: Viewer): string =>
  portal === 'seeker' && portalsOf(viewer)[0] !== 'seeker' ? BESIDE : homes[portal]

/** The portals that a user may enter, the default one first: platform before company before seeker (SHELL-15). */
export function portalsOf(viewer: Viewer): Portal[] {
  const portals: Portal[] = []
  if (isPlatformStaff(viewer)) portals.push('platform')
  if (hasRole(viewer, 'client_admin', 'client_user')) portals.push('company')
  if (hasRole(viewer, 'job_seeker') || portals.length === 0) portals.push('seeker')
  return portals
}

/** The seeker's own pages, including those that are not in the menu. */
const ofSeekers = [
  ...menus.seeker.map(({ to }) => to).filter((to) => to !== '/app' && to !== NOTIFICATIONS_PATH),
  BESIDE,
  '/app/coaching',
  '/app/distribution',
  '/app/auto-apply',
]

/** The portal of a page: the one that its path names, else the user's last portal, else their default one. */
export function portalAt(path: string, viewer: Viewer, last: Portal | null = null): Portal {
  const open = portalsOf(viewer)
  const named: Portal | null = path.startsWith('/app/admin')
    ? 'platform'
    : path.startsWith('/app/company')
      ? 'company'
      : ofSeekers.some((to) => path.startsWith(to))
        ? 'seeker'
        : null
  if (named && open.includes(named)) return named
  return last && open.includes(last) ? last : (open[0] ?? 'seeker')
}
