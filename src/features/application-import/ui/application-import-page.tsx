import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useImportFile } from '#features/import-files/ui/components/use-import-file.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { CheckFile } from './check-file.tsx'
import { ChooseFile } from './choose-file.tsx'
import { ImportList } from './import-list.tsx'
import { FROM_FILE, JobChoice, jobIdOf } from './job-choice.tsx'
import { importJobsQuery } from './queries.ts'

/** /app/company/applications/import: imports applications from a file, after a preview of what is read and what changes. */
export function ApplicationImportPage({ isAdmin }: { isAdmin: boolean }) {
  return (
    <>
      <PageHeader
        title="Import Applications"
        purpose="Add people who applied elsewhere. No accounts are created, no emails are sent, and you can delete them later."
        actions={
          <ButtonLink to="/app/company/applications" icon={ArrowLeft}>
            Back to Applications
          </ButtonLink>
        }
      />
      {isAdmin ? (
        <div className="stack stack-8">
          <NewImport />
          <ImportList />
        </div>
      ) : (
        <EmptyState level={2} title="Admins only">
          Ask an admin of your company to import applications.
        </EmptyState>
      )}
    </>
  )
}

function NewImport() {
  const { data } = useQuery(importJobsQuery())
  const [chosen, setJob] = useState<string | null>(null)
  // most files have people of several jobs
  const job = chosen ?? ((data?.rows.length ?? 0) > 1 ? FROM_FILE : '')
  const { file, choose, ...then } = useImportFile('main select')
  if (!file) return <ChooseFile jobs={data?.rows} job={job} onJob={setJob} onChosen={choose} />
  return (
    <div className="stack stack-6">
      <JobChoice jobs={data?.rows ?? []} value={job} onChange={setJob} />
      {/* choices for one job do not fit another: its questions are columns */}
      <CheckFile key={job} jobId={jobIdOf(job)} file={file} {...then} />
    </div>
  )
}
