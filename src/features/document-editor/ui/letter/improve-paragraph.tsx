import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '#client/api.ts'
import { defaultDesign } from '#features/document-content/design.ts'
import type { LetterContent } from '#features/document-content/letter-content.ts'
import { emptyResume, type ResumeContent } from '#features/document-content/resume-content.ts'
import { letterText } from '#features/documents/exports/letter-text.ts'
import { ImproveText } from '../assist/improve-text.tsx'

/** 'Improve with AI' for a paragraph. A rewrite may use the default resume and the rest of the letter. */
export function ImproveParagraph({ name, actions }: { name: string; actions?: ReactNode }) {
  const { getValues, setValue } = useFormContext()
  const text = String(useWatch({ name }) ?? '')
  const material = useQuery({ queryKey: ['letter-material'], queryFn: defaultResume, staleTime: 60_000 }).data
  const accept = (rewrite: string) => setValue(name, rewrite, { shouldDirty: true })
  return (
    <ImproveText
      kind="paragraph"
      text={text}
      material={material ?? emptyResume()}
      context={letterText(getValues() as LetterContent, defaultDesign())}
      onAccept={accept}
      actions={actions}
    />
  )
}

/** The default resume if it was created in the builder; otherwise an empty one. */
async function defaultResume(): Promise<ResumeContent> {
  const resume = (await api.documents.listResumes.call()).find(({ isDefault }) => isDefault)
  if (resume?.documentType !== 'platform_created') return emptyResume()
  return (await api.editors.openResume.call({ id: resume.id })).content
}
