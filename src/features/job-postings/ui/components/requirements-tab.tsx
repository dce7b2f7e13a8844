import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Posting } from '../../contract.ts'
import type { Requirement } from '../../requirement-contract.ts'
import { requirementsQuery } from '../queries.ts'
import { useRequirementActions } from '../use-requirement-actions.ts'
import { CandidateView } from './candidate-view.tsx'
import { QuestionsMenu } from './questions-menu.tsx'
import { RequirementList } from './requirement-list.tsx'

const RequirementDialog = lazyComponent(async () => (await import('./requirement-dialog.tsx')).RequirementDialog)

/** The second tab: the questions, their order and a preview (CJOB-22 to CJOB-33). */
export function RequirementsTab({ posting }: { posting: Posting }) {
  const query = useQuery(requirementsQuery(posting.id))
  const { remove, order } = useRequirementActions(posting.id)
  const [open, setOpen] = useState<{ question: Requirement | null } | null>(null)
  const add = (
    <Button icon={Plus} size="sm" onClick={() => setOpen({ question: null })}>
      Add question
    </Button>
  )
  return (
    <>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={5} lead="none" label="Loading questions..." />}
        errorText="Failed to fetch job requirements"
      >
        {(questions) => (
          <DetailLayout side={<CandidateView posting={posting} questions={questions} />} sideLabel="Candidate preview">
            <section aria-label="Questions">
              <SectionHead title="Questions, in order">
                <div className="row">
                  {add}
                  <QuestionsMenu jobId={posting.id} count={questions.length} />
                </div>
              </SectionHead>
              {questions.length === 0 ? (
                <EmptyState title="No application requirements configured" art={null} bare>
                  Candidates send their contact details, a resume and an optional cover letter. Add questions only where
                  you need them.
                </EmptyState>
              ) : (
                <RequirementList
                  questions={questions}
                  onOrder={order}
                  onEdit={(question) => setOpen({ question })}
                  onRemove={(question) => void remove(question)}
                />
              )}
            </section>
          </DetailLayout>
        )}
      </QueryBoundary>
      {open && <RequirementDialog jobId={posting.id} stored={open.question} onClose={() => setOpen(null)} />}
    </>
  )
}
