import { Download, MoreHorizontal, Search } from 'lucide-react'
import { useState } from 'react'
import { ChartPanel } from '#ui/page/chart-panel.tsx'
import { DataTable, type Sort } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { ErrorState, RefusedState, StatePage } from '#ui/page/state-page.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button, ButtonLink, IconButton } from '#ui/primitives/button.tsx'
import { FileIcon } from '#ui/primitives/file-box.tsx'
import { Score } from '#ui/primitives/score.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import { Breadcrumb } from '#ui/shell/topbar.tsx'
import { Section } from './section.tsx'

export function HeaderSection() {
  return (
    <Section title="Header and page header" full>
      <div className="card bg-paper px-8 py-4">
        <Breadcrumb items={[{ to: '/dev/ui', label: 'Job Management' }, { label: 'Applications' }]} />
        <PageHeader
          title="Job Tracker"
          purpose="Everything you saved and sent, in the order it is moving. Notes are yours alone."
          actions={
            <>
              <Button icon={Download}>Export</Button>
              <ButtonLink to="/dev/ui" variant="primary">
                Find jobs
              </ButtonLink>
            </>
          }
        />
      </div>
    </Section>
  )
}

export function StatCardsSection() {
  return (
    <Section title="Figures" full>
      <StatCards
        stats={[
          {
            label: 'Applications Sent',
            value: 12,
            trend: [2, 3, 3, 5, 6, 8, 11],
            delta: { direction: 'up', text: '+3' },
            note: 'in 30 days',
          },
          {
            label: 'Jobs Matched',
            value: 34,
            trend: [9, 11, 10, 15, 17, 20, 25],
            delta: { direction: 'up', text: '+8' },
            note: 'at 70 or better',
          },
          {
            label: 'Response Rate',
            value: '58%',
            trend: [20, 17, 26, 14, 11, 14, 8],
            delta: { direction: 'down', text: '-4' },
            note: 'points',
          },
          { label: 'Interviews', value: 2, delta: { direction: 'flat' }, note: 'too little data' },
        ]}
      />
      <div className="mt-4">
        <StatCardsSkeleton />
      </div>
    </Section>
  )
}

const documents = [
  { id: '1', name: 'Maya Okafor, Data Analyst', kind: 'Created', when: '2 hours ago', downloads: 14, isDefault: true },
  { id: '2', name: 'okafor_2024', kind: 'Uploaded', when: '11 days ago', downloads: 3, isDefault: false },
]
type Doc = (typeof documents)[number]

const columns = [
  {
    id: 'name',
    head: 'Document',
    sortable: true,
    lead: true,
    cell: (row: Doc) => (
      <div className="row row-3">
        <FileIcon ext={row.kind === 'Uploaded' ? 'pdf' : undefined} />
        <b className="strong">{row.name}</b> <Badge>{row.kind}</Badge>
      </div>
    ),
  },
  { id: 'when', head: 'Last Modified', sortable: true, cell: (row: Doc) => row.when },
  { id: 'downloads', head: 'Downloads', align: 'end' as const, sortable: true, cell: (row: Doc) => row.downloads },
  {
    id: 'status',
    head: 'Status',
    cell: (row: Doc) => (row.isDefault ? <Pill tone="accepted">Default</Pill> : <span className="meta">Score 64</span>),
  },
  {
    id: 'actions',
    head: 'Actions',
    align: 'end' as const,
    actions: true,
    cell: (row: Doc) => (
      <>
        <IconButton size="sm" icon={Download} label={`Download ${row.name}`} />
        <IconButton size="sm" icon={MoreHorizontal} label={`More for ${row.name}`} />
      </>
    ),
  },
]

export function TableSection() {
  const [sort, setSort] = useState<Sort>({ id: 'name', desc: false })
  const [selected, setSelected] = useState(new Set(['2']))
  return (
    <Section title="Table" full>
      <DataTable
        label="Resumes"
        columns={columns}
        rows={documents}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected }}
        pager={{ page: 1, pageSize: 2, total: 4, onPage: () => {} }}
      />
      <div className="mt-4">
        <DataTableSkeleton columns={['Document', 'Last Modified', 'Status']} rows={3} />
      </div>
    </Section>
  )
}

export function StatesSection() {
  return (
    <Section title="Waiting, empty, broken, refused" full>
      <div className="grid gap-5 wide:grid-cols-2">
        <div className="card card-pad">
          <SkeletonRows rows={3} lead="file-icon" label="Loading your documents..." />
        </div>
        <EmptyState title="No saved jobs yet" action={<Button variant="primary">Find jobs</Button>}>
          Press the heart on any job and it waits for you here, with your notes.
        </EmptyState>
        <div className="card">
          <ErrorState title="Failed to load jobs" detail="503" onRetry={() => {}}>
            Your search is in the address, so it comes back as it was.
          </ErrorState>
        </div>
        <div className="card">
          <RefusedState title="Only job seekers can apply for jobs" actions={<Button size="sm">Add the role</Button>}>
            You are signed in as Daniel Reyes at Fernway Health. A job seeker role is free to add.
          </RefusedState>
        </div>
      </div>
    </Section>
  )
}

export function CardsSection() {
  return (
    <Section title="Cards and board">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="card card-pad is-selected">
          <h3>Selected card</h3>
          <p className="meta">A border in the primary, nothing else.</p>
        </div>
        <div className="card card-pad">
          <h3>Card at rest</h3>
          <p className="meta">A hairline, no shadow.</p>
        </div>
        {['', ' is-lifted'].map((state) => (
          <div key={state} className={`board-card${state}`}>
            <div className="who">
              <Avatar name="Ravi Krishnan" size="sm" />
              <div>
                <b>Ravi Krishnan</b>
                <div className="meta">6 yrs, claims data</div>
              </div>
            </div>
            <div className="fit">
              <Score segments={['met', 'met', 'met', 'partly', 'missing']} value={84} />
              <b className="num">84</b>
            </div>
          </div>
        ))}
      </div>
    </Section>
  )
}

const weeks = [12, 18, 15, 24, 28, 26, 22, 31].map((value, index) => ({ value, week: `W${34 + index}`, index }))

export function ChartSection() {
  return (
    <Section title="Chart panel">
      <ChartPanel
        title="Applications per week"
        say="31 this week, up from 22. A sentence always says what the chart shows."
        legend={[
          { label: 'this week', tone: 'c1' },
          { label: 'before', tone: 'c1-soft' },
        ]}
        table={{ head: ['Week', 'Applications'], rows: weeks.map(({ week, value }) => [week, value]) }}
        chart={
          <svg viewBox="0 0 560 170" role="img" aria-label="Applications per week, as a chart">
            {weeks.map(({ week, value, index }) => (
              <g key={week}>
                <rect
                  x={6 + index * 70}
                  y={140 - value * 3.6}
                  width="58"
                  height={value * 3.6}
                  rx="5"
                  className={index === 7 ? 'fill-c1' : 'fill-c1-soft'}
                />
                <text x={35 + index * 70} y="160" textAnchor="middle">
                  {week}
                </text>
              </g>
            ))}
            <line className="axis" x1="0" x2="560" y1="140.5" y2="140.5" />
          </svg>
        }
      />
    </Section>
  )
}

export function LayoutsSection() {
  return (
    <Section title="Detail layout and whole-page states" full>
      <DetailLayout
        sideLabel="About this application"
        side={
          <div className="card card-pad">
            <h3>Status</h3>
          </div>
        }
      >
        <section>
          <SectionHead title="The role">2 of 3 completed</SectionHead>
          <p className="prose">
            Fernway runs 41 community clinics. You will own the numbers the operations team opens every Monday.
          </p>
        </section>
      </DetailLayout>
      <div className="card mt-6 overflow-hidden">
        <StatePage
          title="Page not found"
          art="apart"
          actions={
            <ButtonLink to="/" variant="primary" size="lg">
              Go home
            </ButtonLink>
          }
          links={[{ to: '/jobs', label: 'Senior Data Analyst, Fernway Health', icon: Search }]}
        >
          There's nothing at <b className="strong">/jobs/senior-data-analist</b>. The address may be mistyped.
        </StatePage>
      </div>
    </Section>
  )
}
