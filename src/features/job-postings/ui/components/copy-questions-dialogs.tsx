import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { api } from '#client/api.ts'
import { counted } from '#lib/count-word.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { SearchInput } from '#ui/page/filter-bar.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, IconButton, TextLink } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { QuestionSet } from '../../question-sets-contract.ts'
import { postingTitle } from '../posting-texts.ts'
import { useQuestionSets } from '../use-question-sets.ts'
import '../postings.css'

type Props = { jobId: string; onClose: () => void }
const FAILED = 'Failed to fetch job requirements'
const count = (all: number): string => counted(all, 'question')

/** The company's sets: insert into this job, rename or delete. */
export function SavedSetsDialog({ jobId, onClose, onRename }: Props & { onRename: (set: QuestionSet) => void }) {
  const query = useQuery(api.questionSets.list.queryOptions({ input: { jobId } }))
  const sets = useQuestionSets(jobId)
  return (
    <Frame title="Insert a saved set" onClose={onClose}>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={3} lead="none" label="Loading sets..." />}
        errorText={FAILED}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState title="No sets yet" art={null} bare>
            Add questions to a job, then choose “Save as a set”, or{' '}
            <TextLink to="/app/company/jobs/import-questions">import questions from a file</TextLink>. Everyone in your
            company can insert it.
          </EmptyState>
        }
      >
        {(list) => (
          <ul className="list">
            {list.map((set) => (
              <Source
                key={set.id}
                title={set.name}
                meta={`${count(set.questions.length)}: ${set.questions.map(({ label }) => label).join(' · ')}`}
                isBusy={sets.isInserting}
                onTake={() => sets.insert({ kind: 'set', id: set.id }, onClose)}
              >
                <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${set.name}`} />}>
                  <MenuItem icon={Pencil} onSelect={() => onRename(set)}>
                    Rename
                  </MenuItem>
                  <MenuItem icon={Trash2} danger onSelect={() => void sets.remove(set)}>
                    Delete
                  </MenuItem>
                </Menu>
              </Source>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Frame>
  )
}

/** Other jobs of the company with questions: they are copied with their visibility and audience. */
export function OtherJobsDialog({ jobId, onClose }: Props) {
  const [search, setSearch] = useState('')
  const options = api.questionSets.sources.queryOptions({ input: { jobId, search } })
  const query = useQuery({ ...options, placeholderData: (before) => before })
  const sets = useQuestionSets(jobId)
  return (
    <Frame title="Copy from another job" onClose={onClose}>
      <div className="stack stack-4">
        <SearchInput value={search} onChange={setSearch} label="Search by title" />
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={3} lead="none" label="Loading jobs..." />}
          errorText={FAILED}
          isEmpty={(list) => list.length === 0}
          empty={
            <EmptyState title="No jobs found" art={null} bare>
              {search === ''
                ? 'No other job of your company has questions.'
                : 'No other job with this title has questions.'}
            </EmptyState>
          }
        >
          {(list) => (
            <ul className="list">
              {list.map((job) => (
                <Source
                  key={job.id}
                  title={postingTitle(job)}
                  meta={count(job.requirementsCount)}
                  isBusy={sets.isInserting}
                  onTake={() => sets.insert({ kind: 'job', id: job.id }, onClose)}
                >
                  <StatusPill status={job.status} />
                </Source>
              ))}
            </ul>
          )}
        </QueryBoundary>
      </div>
    </Frame>
  )
}

const Frame = ({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) => (
  <Dialog
    onClose={onClose}
    title={title}
    description="Questions are added after this job's own. Duplicates are skipped."
  >
    <DialogBody>{children}</DialogBody>
    <DialogFoot>
      <Button onClick={onClose}>Close</Button>
    </DialogFoot>
  </Dialog>
)

type SourceProps = { title: string; meta: string; isBusy: boolean; onTake: () => void; children: ReactNode }

const Source = ({ title, meta, isBusy, onTake, children }: SourceProps) => (
  <li className="row row-3 source-row">
    <div className="grow">
      <b className="strong">{title}</b>
      <p className="meta source-meta">{meta}</p>
    </div>
    {children}
    <Button size="sm" disabled={isBusy} onClick={onTake} aria-label={`Insert ${title}`}>
      Insert
    </Button>
  </li>
)
