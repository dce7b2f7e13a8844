import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { questionImportsQuery } from '#features/question-import/ui/queries.ts'
import { QuestionImportPage } from '#features/question-import/ui/question-import-page.tsx'

export const Route = createFileRoute('/app/company/jobs/import-questions')({
  loader: ({ context: { queryClient } }) => firstData(queryClient.prefetchQuery(questionImportsQuery())),
  head: () => ({ meta: [{ title: 'Import Questions · Tandem' }] }),
  staticData: { breadcrumb: 'Import Questions' },
  component: QuestionImportPage,
})
