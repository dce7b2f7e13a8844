import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { ScorePanel } from '../assist/score-panel.tsx'
import { ResumeForm } from '../resume/resume-form.tsx'
import type { Going } from './document-editor.tsx'
import { DocumentPage } from './document-page.tsx'
import { resumeKind } from './kinds.ts'

/** The resume builder: /app/documents/resume/new and /edit/{id} (BUILD-01). */
export function ResumeBuilderPage({ id, onCreated }: { id: string | null; onCreated: (id: string) => void }) {
  return (
    <DocumentPage
      kind={resumeKind}
      id={id}
      onCreated={onCreated}
      renderForm={({ form, going, onPart }) => <ResumeForm form={form} part={going} onPart={onPart} />}
      renderTools={({ form, onGo }) => <Score form={form} onGo={onGo} />}
    />
  )
}

/** The score re-renders with each change; a component of its own, so that the page does not. */
function Score({ form, onGo }: { form: UseFormReturn<ResumeContent>; onGo: (place: Going) => void }) {
  const content = useWatch({ control: form.control }) as ResumeContent
  return <ScorePanel content={content} onGo={({ part, field }) => onGo({ id: part, field })} />
}
