import { desc } from 'drizzle-orm'
import { documentVersions } from '#db/schema/documents.ts'
import { readStoredDesign } from '#features/document-content/design.ts'
import { readStoredLetter, readStoredResume } from '#features/document-content/stored-content.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { DocumentKind } from '../../rules.ts'
import { readEditable, versionsOf } from './editable.ts'
import { findVersion } from './store-version.ts'

type One = { id: string }

/** The stored versions of a document of the viewer, newest first, at most fifty. */
export async function listVersions(ctx: SignedIn, { kind, id }: One & { kind: DocumentKind }) {
  await readEditable(ctx.db, kind, { id, userId: ctx.viewer.userId })
  const { id: versionId, revision, title, savedAt } = documentVersions
  return ctx.db
    .select({ id: versionId, revision, title, savedAt })
    .from(documentVersions)
    .where(versionsOf(kind, id))
    .orderBy(desc(revision))
}

async function readVersion(ctx: SignedIn, kind: DocumentKind, { id, versionId }: One & { versionId: string }) {
  await readEditable(ctx.db, kind, { id, userId: ctx.viewer.userId })
  const { design, ...version } = found(await findVersion(ctx.db, { kind, id }, versionId))
  return { ...version, design: readStoredDesign(design) }
}

/** An earlier version of a resume of the viewer; of unreadable content the readable part. */
export async function openResumeVersion(ctx: SignedIn, input: One & { versionId: string }) {
  const version = await readVersion(ctx, 'resume', input)
  return { ...version, content: readStoredResume(version.content).content }
}

/** An earlier version of a cover letter of the viewer; of unreadable content the readable part. */
export async function openLetterVersion(ctx: SignedIn, input: One & { versionId: string }) {
  const version = await readVersion(ctx, 'letter', input)
  return { ...version, content: readStoredLetter(version.content).content }
}
