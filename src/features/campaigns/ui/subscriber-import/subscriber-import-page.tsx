import { ArrowLeft } from 'lucide-react'
import { NewImport } from '#features/import-files/ui/components/new-import.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { largestSubscriberFile, maxImportedSubscribers } from '../../imports/fields.ts'
import { CheckList } from './check-list.tsx'
import { ImportHistory } from './import-history.tsx'

/** /app/admin/campaigns/import: imports newsletter subscribers from a list of another system. */
export function SubscriberImportPage() {
  return (
    <>
      <PageHeader
        title="Import Subscribers"
        purpose="Add people who agreed to get the newsletter in another system. They aren't notified, and you can undo an import."
        actions={
          <ButtonLink to="/app/admin/campaigns?tab=subscribers" icon={ArrowLeft}>
            Back to Subscribers
          </ButtonLink>
        }
      />
      <div className="stack stack-8">
        <NewImport
          label="List of subscribers"
          target={{ purpose: 'subscribers' }}
          maxBytes={largestSubscriberFile}
          maxRows={maxImportedSubscribers}
          hint="Upload the export from your other system as is, including people who unsubscribed. Keep its file name."
          Preview={CheckList}
        />
        <ImportHistory />
      </div>
    </>
  )
}
