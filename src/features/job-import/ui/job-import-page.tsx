import { ArrowLeft } from 'lucide-react'
import { NewImport } from '#features/import-files/ui/components/new-import.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { largestImport, maxImportedRows } from '../limits.ts'
import { sampleFile } from '../sample-file.ts'
import { CheckJobs } from './components/check-jobs.tsx'
import { ImportHistory } from './components/import-history.tsx'

/** /app/company/jobs/import: imports jobs from a file of another system, after a preview. */
export function JobImportPage() {
  return (
    <>
      <PageHeader
        title="Import Jobs"
        purpose="Import jobs from another system. Check how each column is read before you import, and undo an import if you need to."
        actions={
          <ButtonLink to="/app/company/jobs" icon={ArrowLeft}>
            Back to Jobs
          </ButtonLink>
        }
      />
      <div className="stack stack-8">
        <NewImport
          label="File with jobs"
          target={{ purpose: 'jobs' }}
          maxBytes={largestImport}
          maxRows={maxImportedRows}
          hint="Upload the export from your other system as is."
          Preview={CheckJobs}
          sample={{ fileName: 'jobs.csv', content: sampleFile }}
        />
        <ImportHistory />
      </div>
    </>
  )
}
