import type { UseQueryResult } from '@tanstack/react-query'
import { List, Mic } from 'lucide-react'
import { counted } from '#lib/count-word.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'

type Made = { title: string; companyName: string; total: number; gaps: number; hasResume: boolean }
type Props = { query: UseQueryResult<Made>; jobId: string; onAll: () => void }

/** The posting that the questions are made from, and how they use the resume (INTV-11). */
export function JobQuestions({ query, jobId, onAll }: Props) {
  return (
    <QueryBoundary
      query={query}
      skeleton={
        <Loading label="Reading the posting and your resume">
          <Skeleton shape="title" className="w-1/2" />
          <Skeleton className="w-3/4" />
        </Loading>
      }
      errorText="Failed to load questions"
      missing={
        <EmptyState
          level={2}
          title="This job is no longer open"
          action={<Button onClick={onAll}>All questions</Button>}
        >
          The company closed it, or the link is wrong.
        </EmptyState>
      }
    >
      {(made) => (
        <section aria-label="Questions for this job">
          <SectionHead title={`${made.title} at ${made.companyName}`}>
            <span className="row wrap">
              <Button size="sm" icon={List} onClick={onAll}>
                All questions
              </Button>
              <ButtonLink size="sm" icon={Mic} to={`/app/interview?tab=mock-interview&job=${jobId}`}>
                Mock interview for this job
              </ButtonLink>
            </span>
          </SectionHead>
          <p>{summaryOf(made)}</p>
          {!made.hasResume && (
            <p>
              <AppLink className="link" to="/app/documents">
                Add a readable resume
              </AppLink>{' '}
              to get questions about its gaps too.
            </p>
          )}
        </section>
      )}
    </QueryBoundary>
  )
}

function summaryOf({ total, gaps, hasResume }: Made): string {
  const questions = counted(total, 'question')
  if (!hasResume) return `${questions} based on the posting.`
  const made = `${questions} based on the posting and your resume`
  if (gaps === 0) return `${made}. Your resume shows no gaps.`
  return `${made}: ${gaps} about gaps in your resume, listed first.`
}
