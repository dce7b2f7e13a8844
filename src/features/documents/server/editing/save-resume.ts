import type { z } from 'zod'
import { withoutHidden } from '#features/document-content/arrange-sections.ts'
import { readStoredResume } from '#features/document-content/stored-content.ts'
import type { SignedIn } from '#server/context.ts'
import type { SavedDocument, SaveResume } from '../../editor-contract.ts'
import { resumeText } from '../../exports/resume-text.ts'
import { storedScore } from '../score-document.ts'
import { saveDocument } from './save-document.ts'

/** Saves a resume, with its text for matching and its score (BUILD-32, AI-06); errors as `saveDocument`. */
export async function saveResume(
  ctx: SignedIn,
  input: z.infer<typeof SaveResume>,
): Promise<z.infer<typeof SavedDocument>> {
  const { content, ...document } = input
  const extraColumns = await storedScore(content, document.design)
  const row = await saveDocument(ctx, {
    ...document,
    kind: 'resume',
    content: JSON.stringify(content),
    text: resumeText(withoutHidden(content, document.design)),
    isReadable: (stored) => !readStoredResume(stored).isUnreadable,
    extraColumns,
  })
  return { ...row, aiScore: extraColumns.aiScore }
}
