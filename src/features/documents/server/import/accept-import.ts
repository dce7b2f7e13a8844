import type { z } from 'zod'
import type { SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { SavedDocument } from '../../editor-contract.ts'
import type { AcceptImport } from '../../import-contract.ts'
import { isImportData } from '../../rules.ts'
import { saveResume } from '../editing/save-resume.ts'
import { lockDocuments, moveDefault } from '../own-resumes.ts'
import { findOriginal } from './read-import.ts'

/**
 * Creates a resume from the confirmed values of an import, under the client's id: a repeated request returns the same resume. The original
 * does not change. The new resume becomes the default only if the default was a data file, which cannot be sent with an application.
 */
export async function acceptImport(
  ctx: SignedIn,
  { resumeId, ...resume }: AcceptImport,
): Promise<z.infer<typeof SavedDocument>> {
  const { userId } = ctx.viewer
  const original = await findOriginal(ctx.db, userId, resumeId)
  const saved = await saveResume(ctx, { ...resume, from: null, isByHand: true })
  if (original.isDefault && isImportData(original.file.contentType)) {
    await transaction(ctx, async (tx) => {
      await lockDocuments(tx.db, userId)
      await moveDefault(tx.db, userId, saved.id)
      await tx.audit({ action: 'resume.default_set', subjectType: 'resume', subjectId: saved.id })
    })
  }
  return saved
}
