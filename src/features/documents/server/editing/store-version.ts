import { and, desc, eq, notInArray } from 'drizzle-orm'
import { documentVersions } from '#db/schema/documents.ts'
import type { Db } from '#server/context.ts'
import type { DocumentKind } from '../../rules.ts'
import { versionsOf } from './editable.ts'

/** Auto-save stores a version at most once in this time, in milliseconds. Only the newest versions of a document are kept. */
const pause = 10 * 60_000
const maxVersions = 50

export type State = { revision: number; title: string; content: string; design: unknown; savedAt: Date }
type Document = { kind: DocumentKind; id: string }

async function insertVersion(db: Db, { kind, id }: Document, { revision, title, content, design, savedAt }: State) {
  const state = { revision, title, content, design, savedAt }
  const document = kind === 'resume' ? { resumeId: id } : { letterId: id }
  await db
    .insert(documentVersions)
    .values({ ...document, ...state })
    .onConflictDoNothing()
  const newest = db
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .where(versionsOf(kind, id))
    .orderBy(desc(documentVersions.revision))
    .limit(maxVersions)
  await db.delete(documentVersions).where(and(versionsOf(kind, id), notInArray(documentVersions.id, newest)))
}

/**
 * Stores the content that a save replaces as a version, if the last version is older than the pause or the content is
 * unreadable; and the content of each save by hand. So an edit after a break can be undone.
 */
export async function storeVersions(
  db: Db,
  document: Document,
  { before, after, mustKeep }: { before: State | null; after: State | null; mustKeep: boolean },
): Promise<void> {
  const [last] = await db
    .select({ savedAt: documentVersions.savedAt })
    .from(documentVersions)
    .where(versionsOf(document.kind, document.id))
    .orderBy(desc(documentVersions.revision))
    .limit(1)
  const isDue = !last || Date.now() - last.savedAt.getTime() >= pause
  if (before && (mustKeep || isDue)) await insertVersion(db, document, before)
  if (after) await insertVersion(db, document, after)
}

/** The version of a document, or undefined. */
export async function findVersion(db: Db, { kind, id }: Document, versionId: string) {
  const [version] = await db
    .select()
    .from(documentVersions)
    .where(and(versionsOf(kind, id), eq(documentVersions.id, versionId)))
  return version
}
