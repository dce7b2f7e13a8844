import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { salaryImportsQuery } from '#features/salaries/ui/imports/queries.ts'
import { SalaryImportPage } from '#features/salaries/ui/imports/salary-import-page.tsx'

export const Route = createFileRoute('/app/admin/salaries')({
  loader: ({ context: { queryClient } }) => firstData(queryClient.prefetchQuery(salaryImportsQuery())),
  head: () => ({ meta: [{ title: 'Salary Data · Tandem' }] }),
  staticData: { breadcrumb: 'Salary Data' },
  component: SalaryImportPage,
})
