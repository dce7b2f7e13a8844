import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { ImportFileInput, type UploadedImport } from '#features/import-files/ui/components/import-file-input.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
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
        purpose="Add people who agreed to get the newsletter elsewhere. They get no email about it, and you can undo an import."
        actions={
          <ButtonLink to="/app/admin/campaigns?tab=subscribers" icon={ArrowLeft}>
            Back to Subscribers
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
  const [file, setFile] = useState<UploadedImport | null>(null)
  const backTo = (place: string) => () => {
    setFile(null)
    focusWhenLost(() => document.querySelector<HTMLElement>(place))
  }
  if (!file)
    return (
      <ImportFileInput
        label="A list of subscribers"
        target={{ purpose: 'subscribers' }}
        maxBytes={largestSubscriberFile}
        maxRows={maxImportedSubscribers}
        hint="Use the export of your other system as it is, also of people who left. Keep its file name."
        onUploaded={setFile}
      />
    )
  return <CheckList file={file} onStarted={backTo('#imports-so-far')} onAgain={backTo('input[type=file]')} />
}
