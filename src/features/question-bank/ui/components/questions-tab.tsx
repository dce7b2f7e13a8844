import { type QueryClient, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { TabProps } from '#ui/tab-props.ts'
import { JobQuestions } from '../job-questions.tsx'
import { jobQuestionsQuery, questionQuery, questionsQuery } from '../queries.ts'
import { QuestionFilters } from '../question-filters.tsx'
import { QuestionList } from '../question-list.tsx'
import { QuestionsSearch, questionFilters } from '../questions-search.ts'

// load the dialog later, because it includes the scoring engine
const PracticeDialog = lazy(async () => ({ default: (await import('../practice-dialog.tsx')).PracticeDialog }))

/** Prefetches the first page and the question in the address. The tab itself handles errors. */
export async function first(queryClient: QueryClient, search: TabProps['search']): Promise<unknown> {
  const filters = QuestionsSearch.read(search)
  // the questions of a posting must exist before they can be listed
  if (filters.job) await queryClient.prefetchQuery(jobQuestionsQuery(filters.job))
  return Promise.all([
    queryClient.prefetchQuery(questionsQuery(questionFilters(filters))),
    filters.question !== undefined && queryClient.prefetchQuery(questionQuery(filters.question)),
  ])
}

/** Questions to practice: the question bank, and questions made from a posting (INTV-06, INTV-11). */
export function Tab({ search: address, onSearch }: TabProps) {
  const search = QuestionsSearch.read(address)
  const job = useQuery({ ...jobQuestionsQuery(search.job ?? ''), enabled: search.job !== undefined })
  const isReady = search.job === undefined || job.isSuccess
  const query = useQuery({ ...questionsQuery(questionFilters(search)), enabled: isReady })
  const onFilters = (change: Partial<QuestionsSearch>, step?: 'push' | 'replace') =>
    onSearch({ ...change, page: undefined }, step)
  const onOpen = (question: string) => onSearch({ question }, 'push')
  const ids = query.data?.items.map(({ id }) => id) ?? []
  const next = search.question === undefined ? undefined : ids[ids.indexOf(search.question) + 1 || ids.length]
  return (
    <div className="stack stack-4">
      {search.job !== undefined && (
        <JobQuestions query={job} jobId={search.job} onAll={() => onFilters({ job: undefined }, 'push')} />
      )}
      {!job.isError && (
        <>
          <QuestionFilters search={search} companies={query.data?.companies ?? []} onFilters={onFilters} />
          <QuestionList
            query={query}
            search={search}
            onFilters={onFilters}
            onOpen={onOpen}
            onPage={(page) => onSearch({ page: page > 1 ? page : undefined }, 'push')}
          />
        </>
      )}
      {search.question !== undefined && (
        <Suspense fallback={null}>
          <PracticeDialog
            key={search.question}
            questionId={search.question}
            onClose={() => onSearch({ question: undefined })}
            onNext={next === undefined ? undefined : () => onSearch({ question: next })}
          />
        </Suspense>
      )}
    </div>
  )
}
