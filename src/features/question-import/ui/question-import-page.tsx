import { ArrowLeft } from 'lucide-react'
import { NewImport } from '#features/import-files/ui/components/new-import.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
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
        purpose="Import application or interview questions as sets for your jobs. Check how each column is read before you import, and undo an import if you need to."
        actions={
          <ButtonLink to="/app/company/jobs" icon={ArrowLeft}>
            Back to Jobs
          </ButtonLink>
        }
      />
      <div className="stack stack-8">
        <NewImport
          label="File with questions"
          target={{ purpose: 'questions' }}
          maxBytes={largestImport}
          maxRows={maxImportedRows}
          hint="A list of questions, or a form from another system as JSON: Greenhouse, Lever, Workable, Typeform, Google Forms and others."
          Preview={CheckQuestions}
          sample={{ fileName: 'questions.csv', content: sampleFile }}
        />
        <ImportHistory />
      </div>
    </>
  )
}
