import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { CheckFile } from './check-file.tsx'
import { ChooseFile, type ChosenFile } from './choose-file.tsx'
import { ImportList } from './import-list.tsx'

/** /app/company/applications/import: imports applications from a file, after a preview row by row. */
export function ApplicationImportPage({ isAdmin }: { isAdmin: boolean }) {
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const backTo = (place: string) => () => {
    setChosen(null)
    focusWhenLost(() => document.querySelector<HTMLElement>(place))
  }
  return (
    <>
      <PageHeader
        title="Import Applications"
        purpose="Add people who applied elsewhere. They get no account and no email, and you can delete them later."
        actions={
          <ButtonLink to="/app/company/applications" icon={ArrowLeft}>
            Back to Applications
          </ButtonLink>
        }
      />
      {isAdmin ? (
        <div className="stack stack-8">
          {chosen ? (
            <CheckFile
              key={chosen.fileId}
              chosen={chosen}
              onStarted={backTo('#imports-so-far')}
              onAgain={backTo('main select')}
            />
          ) : (
            <ChooseFile onChosen={setChosen} />
          )}
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
