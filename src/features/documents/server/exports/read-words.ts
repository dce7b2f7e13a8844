import type { z } from 'zod'
import type { SignedIn } from '#server/context.ts'
import type { DocumentWords } from '../../export-contract.ts'
import type { DocumentKind } from '../../rules.ts'
import { linesOf, readOwnDocument } from './read-document.ts'

/** The words of a document of one's own as they were read when it came in, line by line; NOT_FOUND where it is not theirs. */
export async function readWords(
  ctx: SignedIn,
  { kind, id }: { kind: DocumentKind; id: string },
): Promise<z.input<typeof DocumentWords>> {
  const { text } = await readOwnDocument(ctx.db, { kind, id, userId: ctx.viewer.userId })
  return { lines: linesOf(text) }
}
