import { ImportFileInput, type UploadedImport } from '#features/import-files/ui/components/import-file-input.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { largestImportFile, maxImportedRows } from '../fields.ts'
import type { ImportJob } from '../find-job.ts'
import { JobChoice } from './job-choice.tsx'

type Props = {
  /** undefined while they are loading. */
  jobs: readonly ImportJob[] | undefined
  job: string
  onJob: (job: string) => void
  onChosen: (file: UploadedImport) => void
}

/** First the job, then the file. */
export function ChooseFile({ jobs, job, onJob, onChosen }: Props) {
  if (jobs?.length === 0) {
    return (
      <EmptyState
        title="Post a job first"
        action={
          <ButtonLink to="/app/company/jobs/create" variant="primary">
            Post New Job
          </ButtonLink>
        }
      >
        Imported applications need a job, and you don't have one yet.
      </EmptyState>
    )
  }
  return (
    <section className="stack stack-6" aria-label="Choose a job and a file">
      <JobChoice jobs={jobs ?? []} value={job} onChange={onJob} />
      <ImportFileInput
        label="File with applications"
        target={{ purpose: 'applications' }}
        maxBytes={largestImportFile}
        maxRows={maxImportedRows}
        blocked={job === '' ? 'Choose a job first' : undefined}
        hint="Upload the export from your other system as is."
        onUploaded={onChosen}
      />
    </section>
  )
}
