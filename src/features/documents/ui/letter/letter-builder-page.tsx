import { DocumentPage } from '../editor/document-page.tsx'
import { letterKind } from '../editor/kinds.ts'
import { LetterForm } from './letter-form.tsx'

/** The cover letter builder: /app/documents/cover-letter/new and /edit/{id} (COVER-01). */
export function LetterBuilderPage({ id, onCreated }: { id: string | null; onCreated: (id: string) => void }) {
  return (
    <DocumentPage
      kind={letterKind}
      id={id}
      onCreated={onCreated}
      renderForm={({ form, going, onPart }) => <LetterForm form={form} going={going} onPart={onPart} />}
    />
  )
}
