import { ArrowLeft, Download } from 'lucide-react'
import { ImportFileInput } from '#features/import-files/ui/components/import-file-input.tsx'
import { useImportFile } from '#features/import-files/ui/components/use-import-file.ts'
import { downloadCsv } from '#ui/download-csv.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { largestImport, maxImportedRows } from '../limits.ts'
import { sampleFile } from '../sample-file.ts'
import { CheckQuestions } from './components/check-questions.tsx'
import { ImportHistory } from './components/import-history.tsx'

/** /app/company/jobs/import-questions: imports questions of another system into sets, after a preview. */
export function QuestionImportPage() {
  return (
    <>
      <PageHeader
        title="Import Questions"
        purpose="Import application or interview questions as sets for your jobs. You see what each column is taken for before anything is saved, and you can undo an import."
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
  if (file) return <CheckQuestions file={file} {...then} />
  return (
    <section className="stack stack-4" aria-label="Choose a file">
      <ImportFileInput
        label="A file of questions"
        target={{ purpose: 'questions' }}
        maxBytes={largestImport}
        maxRows={maxImportedRows}
        hint="A list of questions, or the form of your other system as JSON: Greenhouse, Lever, Workable, Typeform, Google Forms and others."
        onUploaded={choose}
      />
      <div className="row wrap">
        <span className="meta">Your questions are in no other system?</span>
        <Button size="sm" icon={Download} onClick={() => downloadCsv(sampleFile(), 'questions.csv')}>
          Download a sample
        </Button>
      </div>
    </section>
  )
}
