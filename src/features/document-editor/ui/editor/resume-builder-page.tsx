import { useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { hiddenSections, withoutHidden } from '#features/document-content/arrange-sections.ts'
import type { Design } from '#features/document-content/design.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { ScorePanel } from '../assist/score-panel.tsx'
import { HiddenSections } from '../resume/hidden-sections.ts'
import { ResumeForm } from '../resume/resume-form.tsx'
import { DesignPanel } from './design-panel.tsx'
import type { FieldToOpen } from './document-editor.tsx'
import { DocumentPage } from './document-page.tsx'
import { resumeKind } from './kinds.ts'
import { SectionsPanel } from './sections-panel.tsx'

/** The resume builder: /app/documents/resume/new and /edit/{id} (BUILD-01). */
export function ResumeBuilderPage({ id, onCreated }: { id: string | null; onCreated: (id: string) => void }) {
  return (
    <DocumentPage
      kind={resumeKind}
      id={id}
      onCreated={onCreated}
      renderForm={({ form, going, onPart, design }) => (
        <HiddenSections value={hiddenSections(design)}>
          <ResumeForm form={form} part={going} onPart={onPart} />
        </HiddenSections>
      )}
      renderTools={({ form, onGo, design }) => <Score form={form} design={design} onGo={onGo} />}
      renderPageTools={({ form, design, onDesign }) => (
        <>
          <SectionsPanel form={form} design={design} onDesign={onDesign} />
          <DesignPanel kind="resume" form={form} design={design} onDesign={onDesign} />
        </>
      )}
    />
  )
}

type ScoreProps = { form: UseFormReturn<ResumeContent>; design: Design; onGo: (place: FieldToOpen) => void }

/** The score. It re-renders with each change, so it is a separate component: the page does not re-render with it. */
function Score({ form, design, onGo }: ScoreProps) {
  const typed = useWatch({ control: form.control }) as ResumeContent
  const content = useMemo(() => withoutHidden(typed, design), [typed, design])
  return <ScorePanel content={content} onGo={({ part, field }) => onGo({ id: part, field })} />
}
