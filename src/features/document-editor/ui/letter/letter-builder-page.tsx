import type { InsertSlot } from '#ui/form/insert-slot.ts'
import { DesignPanel } from '../editor/design-panel.tsx'
import { DocumentPage } from '../editor/document-page.tsx'
import { letterKind } from '../editor/kinds.ts'
import { LetterForm } from './letter-form.tsx'

type Props = {
  id: string | null
  onCreated: (id: string) => void
  renderInsert?: InsertSlot
}

/** The cover letter builder: /app/documents/cover-letter/new and /edit/{id} (COVER-01). */
export function LetterBuilderPage({ id, onCreated, renderInsert }: Props) {
  return (
    <DocumentPage
      kind={letterKind}
      id={id}
      onCreated={onCreated}
      renderForm={({ form, going, onPart }) => (
        <LetterForm form={form} going={going} onPart={onPart} renderInsert={renderInsert} />
      )}
      renderPageTools={({ form, design, onDesign }) => (
        <DesignPanel kind="letter" form={form} design={design} onDesign={onDesign} />
      )}
    />
  )
}
