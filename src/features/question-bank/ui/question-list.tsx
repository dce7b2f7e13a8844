import type { UseQueryResult } from '@tanstack/react-query'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Pager } from '#ui/primitives/pager.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { Question } from '../contract.ts'
import { questionsPageSize } from '../rules.ts'
import { QuestionTags } from './question-tags.tsx'
import { nothingSet, type QuestionsSearch } from './questions-search.ts'
import './components/question-bank.css'

type Props = {
  query: UseQueryResult<{ items: Question[]; total: number }>
  search: QuestionsSearch
  onFilters: (change: Partial<QuestionsSearch>, step: 'push') => void
  onOpen: (id: string) => void
  onPage: (page: number) => void
}

/** The questions that match the filters, the newest first, each with the viewer's best score. */
export function QuestionList({ query, search, onFilters, onOpen, onPage }: Props) {
  const total = query.data?.total ?? 0
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={8} lead="none" label="Loading questions" />}
      errorText="Failed to load questions"
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState
          level={2}
          title={total > 0 ? 'No more questions' : 'No questions match these filters'}
          action={
            <Button onClick={() => (total > 0 ? onPage(1) : onFilters(nothingSet, 'push'))}>
              {total > 0 ? 'First page' : 'Show all questions'}
            </Button>
          }
        >
          {total > 0 ? 'This page is past the end of the list.' : 'Remove a filter or search for fewer words.'}
        </EmptyState>
      }
    >
      {({ items }) => (
        <>
          <ul className="q-list" aria-label="Questions" aria-busy={query.isPlaceholderData}>
            {items.map((question) => (
              <QuestionRow key={question.id} question={question} isOfJob={search.job !== undefined} onOpen={onOpen} />
            ))}
          </ul>
          <Pager page={search.page ?? 1} pageSize={questionsPageSize} total={total} onPage={onPage} />
        </>
      )}
    </QueryBoundary>
  )
}

type RowProps = { question: Question; isOfJob: boolean; onOpen: (id: string) => void }

function QuestionRow({ question, isOfJob, onOpen }: RowProps) {
  const { id, title, tries, bestScore, companyName } = question
  return (
    <li>
      <div className="grow">
        <h2>{title}</h2>
        <p className="row wrap q-tags">
          <QuestionTags question={question} />
          {!isOfJob && companyName && <Badge tone="primary">{companyName}</Badge>}
        </p>
      </div>
      {tries > 0 && (
        <span className="q-best num">
          <b>{bestScore ?? '–'}</b> <span className="meta">your best</span>
        </span>
      )}
      <Button size="sm" aria-label={`Practice: ${title}`} onClick={() => onOpen(id)}>
        Practice
      </Button>
    </li>
  )
}
