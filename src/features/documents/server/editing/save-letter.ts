import type { z } from 'zod'
import { readStoredLetter } from '#features/document-content/stored-content.ts'
import type { SignedIn } from '#server/context.ts'
import type { SavedDocument, SaveLetter } from '../../editor-contract.ts'
import { letterText } from '../../exports/letter-text.ts'
import { saveDocument } from './save-document.ts'

/** Saves a cover letter, with its job and company in columns (COVER-07 to COVER-09); errors as `saveDocument`. */
export async function saveLetter(
  ctx: SignedIn,
  input: z.infer<typeof SaveLetter>,
): Promise<z.infer<typeof SavedDocument>> {
  const { content, ...document } = input
  const row = await saveDocument(ctx, {
    ...document,
    kind: 'letter',
    content: JSON.stringify(content),
    text: letterText(content, document.design),
    isReadable: (stored) => !readStoredLetter(stored).isUnreadable,
    extraColumns: { jobTitle: content.jobInfo.position || null, companyName: content.recipientInfo.company || null },
  })
  return { ...row, aiScore: null }
}
