import { ArrowLeft } from 'lucide-react'
import { NewImport } from '#features/import-files/ui/components/new-import.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { largestTrackerFile, maxImportedRows } from '../rules.ts'
import { CheckTrackerFile } from './check-tracker-file.tsx'
import { ImportHistory } from './import-history.tsx'

/** /app/tracker/import: imports applications that were sent outside of Tandem, and contacts at companies, from a file of the person. */
export function TrackerImportPage() {
  return (
    <>
      <PageHeader
        title="Import to Job Tracker"
        purpose="Add applications and contacts from a spreadsheet or another tracker. Only you can see them, and no one is notified."
        actions={
          <ButtonLink to="/app/tracker" icon={ArrowLeft}>
            Back to Job Tracker
          </ButtonLink>
        }
      />
      <div className="stack stack-8">
        <NewImport
          label="File with applications or contacts"
          target={{ purpose: 'tracker' }}
          maxBytes={largestTrackerFile}
          maxRows={maxImportedRows}
          takesCards
          hint="Your own spreadsheet, or an export from Notion, Airtable, Trello, Huntr, Teal, LinkedIn, Google Contacts or Outlook."
          Preview={CheckTrackerFile}
        />
        <ImportHistory />
      </div>
    </>
  )
}
