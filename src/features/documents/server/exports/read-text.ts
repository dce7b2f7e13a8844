import type { z } from 'zod'
import type { SignedIn } from '#server/context.ts'
import type { DocumentText } from '../../export-contract.ts'
import type { DocumentKind } from '../../rules.ts'
import { linesOf, readOwnDocument } from './read-document.ts'

/** The text of a document of the viewer as it was read at upload, line by line; NOT_FOUND if it is not theirs. */
export async function readText(
  ctx: SignedIn,
  { kind, id }: { kind: DocumentKind; id: string },
): Promise<z.input<typeof DocumentText>> {
  const { text } = await readOwnDocument(ctx.db, { kind, id, userId: ctx.viewer.userId })
  return { lines: linesOf(text) }
}
