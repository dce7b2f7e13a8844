import { ArrowLeft, Download } from 'lucide-react'
import { ImportFileInput } from '#features/import-files/ui/components/import-file-input.tsx'
import { useImportFile } from '#features/import-files/ui/components/use-import-file.ts'
import { downloadCsv } from '#ui/download-csv.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { largestImport, maxImportedRows } from '../limits.ts'
import { sampleFile } from '../sample-file.ts'
import { CheckJobs } from './components/check-jobs.tsx'
import { ImportHistory } from './components/import-history.tsx'

/** /app/company/jobs/import: imports jobs from a file of another system, after a preview. */
export function PostingImportPage() {
  return (
    <>
      <PageHeader
        title="Import Jobs"
        purpose="Import jobs from another system. You see what each column is taken for before anything is saved, and you can undo an import."
        actions={
          <ButtonLink to="/app/company/jobs" icon={ArrowLeft}>
            Back to Jobs
          </ButtonLink>
        }
      />
      <div className="stack stack-8">
        <NewImport />
        <ImportHistory />
      </div>
    </>
  )
}

function NewImport() {
  const { file, choose, ...then } = useImportFile()
  if (file) return <CheckJobs file={file} {...then} />
  return (
    <section className="stack stack-4" aria-label="Choose a file">
      <ImportFileInput
        label="A file of jobs"
        target={{ purpose: 'jobs' }}
        maxBytes={largestImport}
        maxRows={maxImportedRows}
        hint="Use the export of your other system as it is."
        onUploaded={choose}
      />
      <div className="row wrap">
        <span className="meta">Your jobs are in no other system?</span>
        <Button size="sm" icon={Download} onClick={() => downloadCsv(sampleFile(), 'jobs.csv')}>
          Download a sample
        </Button>
      </div>
    </section>
  )
}
