import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { counted } from '#lib/count-word.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/primitives/tabs.tsx'
import type { Posting } from '../contract.ts'
import { BasicForm } from './components/basic-form.tsx'
import { RequirementsTab } from './components/requirements-tab.tsx'
import { usePlaces } from './posting-places.ts'
import { postingTitle, withDetail } from './posting-texts.ts'
import { postingQuery } from './queries.ts'

export type EditorTab = 'basic' | 'requirements'
type Place = { tab: EditorTab; onTab: (tab: EditorTab) => void }

/** /app/company/jobs/create: first the job, then, once it is stored, its questions (CJOB-07). */
export function PostJobPage({
  jobId,
  onCreated,
  title = 'Post New Job',
  ...place
}: Place & { jobId: string | null; onCreated(id: string): void; title?: string }) {
  const { isStaff, list } = usePlaces()
  if (jobId !== null) return <StoredJob title={title} jobId={jobId} {...place} />
  return (
    <>
      <PageHeader
        title={title}
        purpose="Describe the work and the pay. You can save a draft and finish later."
        actions={
          isStaff && (
            <ButtonLink to={list} icon={ArrowLeft}>
              Back to Jobs
            </ButtonLink>
          )
        }
      />
      <EditorTabs posting={null} tab="basic" onTab={place.onTab}>
        <TabPanel value="basic">
          <BasicForm posting={null} onCreated={onCreated} />
        </TabPanel>
      </EditorTabs>
    </>
  )
}

/** /app/company/jobs/{jobId}/edit: the same two tabs, both open (CJOB-08). */
export const EditJobPage = ({ jobId, ...place }: Omit<Stored, 'title'>) => (
  <StoredJob title="Edit Job" jobId={jobId} {...place} />
)

type Stored = Place & {
  title: string
  jobId: string
  /** Slots for other areas, for a stored job. */
  tools?: ReactNode
  /** Called after saving; by default the page stays open. */
  onSaved?: () => void
}

function StoredJob({ title, jobId, tab, onTab, tools, onSaved }: Stored) {
  const query = useQuery(postingQuery(jobId))
  const { list, isStaff } = usePlaces()
  if (query.data === undefined && isMissing(query.error)) return <JobNotFound />
  const actions =
    tab === 'requirements' ? (
      <>
        <Button onClick={() => onTab('basic')}>Back to Basic Info</Button>
        <ButtonLink to={list} variant="primary">
          Finish & View Jobs
        </ButtonLink>
      </>
    ) : (
      <ButtonLink to={list} icon={ArrowLeft}>
        Back to Jobs
      </ButtonLink>
    )
  return (
    <>
      <PageHeader
        title={title}
        purpose={query.data && (isStaff ? `${query.data.companyName}. ` : '') + purposeOf(query.data, tab)}
        actions={
          <>
            {query.data && tools}
            {actions}
          </>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<EditorSkeleton />}
        errorText={withDetail('Failed to fetch job', query.error)}
      >
        {(posting) => (
          <EditorTabs posting={posting} tab={tab} onTab={onTab}>
            <TabPanel value="basic" keep>
              <BasicForm key={posting.id} posting={posting} {...(onSaved && { onSaved })} />
            </TabPanel>
            <TabPanel value="requirements">
              <RequirementsTab posting={posting} />
            </TabPanel>
          </EditorTabs>
        )}
      </QueryBoundary>
    </>
  )
}

function EditorTabs({ posting, tab, onTab, children }: Place & { posting: Posting | null; children: React.ReactNode }) {
  return (
    <Tabs
      label="Job"
      value={tab}
      onChange={(value) => onTab(value as EditorTab)}
      items={[
        { value: 'basic', label: 'Basic Information', ...(posting && { icon: Check }) },
        {
          value: 'requirements',
          label: 'Application Requirements',
          disabled: posting === null,
          ...(posting && { count: posting.requirementsCount }),
        },
      ]}
    >
      {children}
    </Tabs>
  )
}

const states = {
  active: 'is saved and live',
  draft: 'is saved as a draft',
  paused: 'is paused and not visible to candidates',
  closed: 'is closed to applications',
}

function purposeOf(posting: Posting, tab: EditorTab): string {
  const state = posting.isHidden ? 'is hidden by Tandem staff and not visible to candidates' : states[posting.status]
  const stands = `${postingTitle(posting)} ${state}.`
  if (tab === 'requirements') return `${stands} Add the questions that candidates should answer.`
  const { applicationsCount: count } = posting
  return count === 0 ? stands : `${stands} ${counted(count, 'person has', 'people have')} applied.`
}

/** Whether the job is deleted, of another company, or its id is invalid; all three look the same. */
const isMissing = (error: unknown): boolean => {
  const { code } = (error ?? {}) as { code?: string }
  return code === 'NOT_FOUND' || code === 'BAD_REQUEST'
}

const notFound = {
  company: {
    head: 'Edit Job',
    title: 'Job not found',
    text: 'It was deleted, or it belongs to another company.',
  },
  staff: {
    head: 'Job Not Found',
    title: "The job you're looking for doesn't exist or has been deleted.",
    text: 'Applicants can still see their applications.',
  },
}

function JobNotFound() {
  const { list, isStaff } = usePlaces()
  const { head, title, text } = notFound[isStaff ? 'staff' : 'company']
  return (
    <>
      <PageHeader title={head} />
      <EmptyState
        level={2}
        title={title}
        action={
          <ButtonLink to={list} variant="primary" icon={ArrowLeft}>
            Back to Jobs
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </>
  )
}

const EditorSkeleton = () => (
  <Loading label="Loading job...">
    <div className="stack stack-6">
      <Skeleton shape="title" className="w-2/5" />
      <Skeleton shape="field" />
      <Skeleton shape="block" className="h-48" />
      <Skeleton shape="block" className="h-32" />
    </div>
  </Loading>
)
