import { Building2, CreditCard, FileText, Inbox, LayoutDashboard, ListChecks, Star, Users, Zap } from 'lucide-react'
import { Avatar, CompanyMark } from '#ui/primitives/avatar.tsx'
import { Badge, Chip, Count, Delta } from '#ui/primitives/badge.tsx'
import { BrokenMark, Mark, Wordmark } from '#ui/primitives/brand.tsx'
import { ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import { Highlight } from '#ui/primitives/notice.tsx'
import { Pill, type Status, StatusPill } from '#ui/primitives/status-pill.tsx'
import { SidebarPanel } from '#ui/shell/sidebar.tsx'
import { Section } from './section.tsx'

const marks = ['fernway', 'halden', 'orrery', 'kestrel', 'copperline', 'papertrail', 'saltworks', 'lumen']

const swatches = {
  paper: 'bg-paper',
  surface: 'bg-surface',
  sunken: 'bg-sunken',
  ink: 'bg-ink',
  'ink-2': 'bg-ink-2',
  'ink-3': 'bg-ink-3',
  line: 'bg-line',
  'line-control': 'bg-line-control',
  primary: 'bg-primary',
  'primary-hover': 'bg-primary-hover',
  'primary-soft': 'bg-primary-soft',
  accent: 'bg-accent',
  'accent-soft': 'bg-accent-soft',
  highlight: 'bg-highlight',
  sidebar: 'bg-sidebar',
  c3: 'bg-c3',
  c4: 'bg-c4',
  c5: 'bg-c5',
  c6: 'bg-c6',
  danger: 'bg-danger',
}

export function BrandSection() {
  return (
    <Section title="Logo and company marks">
      <div className="row wrap gap-8">
        <Mark className="w-18 text-primary" />
        <Wordmark className="h-11 w-auto text-ink" />
        <span className="band rounded-card px-4 py-3">
          <Wordmark className="h-9 w-auto text-on-sidebar" />
        </span>
        <img src="/brand/favicon.svg" width="56" height="56" alt="" />
        <img src="/brand/favicon.svg" width="16" height="16" alt="" />
      </div>
      <div className="row row-4 wrap mt-6">
        {marks.map((name) => (
          <CompanyMark key={name} name={name} src={`/brand/marks/${name}.svg`} />
        ))}
        <CompanyMark name="Fernway Health" />
        <CompanyMark name="Halden" size="sm" />
        <CompanyMark name="Orrery Labs" size="lg" />
      </div>
      <div className="row mt-6 w-40">
        <BrokenMark kind="apart" />
        <BrokenMark kind="missing" />
      </div>
    </Section>
  )
}

export function ColorSection() {
  return (
    <Section title="Colour">
      <ul className="grid grid-cols-5 gap-3 text-xs">
        {Object.entries(swatches).map(([name, className]) => (
          <li key={name}>
            <i className={`mb-1 block h-11 rounded-control border border-line-2 ${className}`} />
            {name}
          </li>
        ))}
      </ul>
    </Section>
  )
}

const portals = [
  {
    id: 'seeker',
    label: 'Career Platform',
    menu: [
      { to: '/gallery/dashboard', label: 'Dashboard', icon: LayoutDashboard },
      { to: '/dev/ui', label: 'Documents', icon: FileText },
      { to: '/gallery/tracker', label: 'Job Tracker', icon: ListChecks },
    ],
  },
  {
    id: 'company',
    label: 'Company Portal',
    menu: [
      { to: '/gallery/dashboard', label: 'Company Dashboard', icon: LayoutDashboard },
      { to: '/dev/ui', label: 'Job Management', icon: CreditCard },
      { to: '/gallery/tracker', label: 'Applications', icon: Inbox, badge: { value: 14, label: 'new' } },
    ],
  },
  {
    id: 'platform',
    label: 'Platform Admin',
    menu: [
      { to: '/gallery/dashboard', label: 'Admin Dashboard', icon: LayoutDashboard },
      { to: '/dev/ui', label: 'User Management', icon: Users },
      {
        to: '/gallery/tracker',
        label: 'Company Management',
        icon: Building2,
        badge: { value: 120, hot: true, label: 'new' },
      },
    ],
  },
]

export function PortalsSection() {
  return (
    <Section title="Portals" full>
      <div className="grid gap-5 wide:grid-cols-3">
        {portals.map(({ id, label, menu }) => (
          <div
            key={id}
            data-portal={id}
            className="grid grid-cols-[14.5rem_1fr] overflow-hidden rounded-card bg-sidebar"
          >
            <div className="sidebar !static !h-auto">
              <SidebarPanel portalLabel={label} home="/dev/ui" menu={menu} />
            </div>
            <div className="grid content-start justify-items-start gap-3 rounded-l-card border border-l-0 border-line bg-paper p-4">
              <Badge tone="primary">primary-soft</Badge>
              <ButtonLink to="/dev/ui" variant="primary" size="sm">
                Primary
              </ButtonLink>
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}

export function TypeSection() {
  return (
    <Section title="Type">
      <p className="font-head text-[4.5rem] leading-none font-bold tracking-[-.045em] text-ink">Cover line 152</p>
      <p className="my-2 font-head text-4xl font-[660] tracking-[-.038em] text-ink">Section head 48</p>
      <p className="font-head text-3xl font-[640] text-ink">Page title 34</p>
      <p className="font-head text-2xl font-[640] text-ink">Section 24</p>
      <h3>Card title 19</h3>
      <p className="lead my-2">Lead paragraph 19. Half of senior data analysts earn between $94k and $117k.</p>
      <p className="max-w-[60ch]">
        App text 14. Plain, second person, specific: your resume is missing dates on 2 jobs.{' '}
        <Highlight>The marker stroke</Highlight> lies on the words that prove something, or{' '}
        <Highlight under>under them</Highlight>. <a href="/dev/ui">How scores work</a>.{' '}
        <TextLink to="/dev/ui">Complete profile</TextLink>
      </p>
      <p className="meta mt-2">Meta 13. Captions 12. Folios 11. Names: Łukasz Żółć, Jürgen Groß, Zoë.</p>
    </Section>
  )
}

const statuses: Status[] = [
  'submitted',
  'reviewing',
  'interview',
  'accepted',
  'rejected',
  'withdrawn',
  'draft',
  'active',
  'paused',
  'closed',
  'pending',
  'failed',
]

export function StatusSection() {
  return (
    <Section title="Status and badges">
      <div className="row wrap">
        {statuses.map((status) => (
          <StatusPill key={status} status={status} />
        ))}
        <StatusPill status="submitted" label="New" />
        <Pill tone="submitted" icon={Zap}>
          Auto Applied
        </Pill>
        <Pill tone="accepted" icon={Star}>
          Default
        </Pill>
      </div>
      <div className="row wrap mt-3">
        <Badge>Full-time</Badge>
        <Badge tone="line">Required</Badge>
        <Badge tone="primary">Private</Badge>
        <Badge tone="accent">Most Popular</Badge>
        <Badge tone="danger">Rejected</Badge>
        <Chip onRemove={() => {}}>SQL</Chip>
        <Chip on onRemove={() => {}}>
          Remote only
        </Chip>
        <Count value={3} />
        <Count value={12} tone="solid" />
        <Count value={120} max={99} tone="hot" />
        <Delta direction="up">+18%</Delta>
        <Delta direction="down">9%</Delta>
        <Delta direction="flat" />
      </div>
      <div className="row wrap mt-3">
        <Avatar name="Maya Okafor" size="lg" own />
        <Avatar name="Thuy Nguyen" />
        <Avatar name="Sofia Castellanos" />
        <Avatar name="Jonas Lindqvist" size="sm" />
        <span className="av-stack">
          <Avatar name="Ravi Krishnan" />
          <Avatar name="Lena Amsel" />
        </span>
      </div>
    </Section>
  )
}
