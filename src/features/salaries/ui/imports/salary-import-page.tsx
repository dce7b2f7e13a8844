import { Coins } from 'lucide-react'
import { NewImport } from '#features/import-files/ui/components/new-import.tsx'
import { largestSalaryFile, maxImportedSalaries } from '#features/salary-files/table/limits.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { CheckSalaries } from './check-salaries.tsx'
import { SalaryImportHistory } from './salary-import-history.tsx'

/** /app/admin/salaries: imports salary data from a file of any system. */
export function SalaryImportPage() {
  return (
    <>
      <PageHeader
        title="Salary Data"
        purpose="Import pay from surveys, statistics offices and payrolls into the salary analyzer."
        actions={
          <ButtonLink to="/app/admin/jobs/rates" icon={Coins}>
            Reference rates
          </ButtonLink>
        }
      />
      <div className="stack stack-8">
        <NewImport
          label="File with salary data"
          target={{ purpose: 'salaries' }}
          maxBytes={largestSalaryFile}
          maxRows={maxImportedSalaries}
          hint="Upload the file as you received it, in any currency. For larger files, use npm run salaries:import."
          Preview={CheckSalaries}
        />
        <SalaryImportHistory />
      </div>
    </>
  )
}
