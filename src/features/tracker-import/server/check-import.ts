import { readWithChoices } from '#features/import-files/server/choices.ts'
import { stagedFile } from '#features/import-files/server/import-records.ts'
import { shownReading } from '#features/import-files/server/shown-reading.ts'
import type { SignedIn } from '#server/context.ts'
import type { TrackerCheck, TrackerFile } from '../contract.ts'
import type { ImportKind } from '../rules.ts'
import { listOwn } from './own-applications.ts'
import { type PlannedFile, planFile } from './plan-file.ts'
import type { ReadTrackerFile } from './read-file.ts'
import { readImport } from './read-import.ts'

const PER_HOUR = { points: 300, seconds: 60 * 60 }
const SHOWN = 10
/** Long notes are shown in part. */
const MAX_NOTES = 300

/** Previews a file: how each column and value is read, what is asked, and what an import would do. Stores nothing. */
export async function checkImport(ctx: SignedIn, request: TrackerFile): Promise<TrackerCheck> {
  const { file, plan, isRemembered } = await readRequest(ctx, request)
  const count = (change: string) => plan.planned.filter((one) => one.change === change).length
  return {
    kind: file.kind,
    ...shownReading(file, {
      counts: {
        new: count('new'),
        changed: count('changed'),
        same: count('same'),
        leftOut: file.leftOut.length + plan.leftOut.length,
        refused: file.refused.length,
        asked: file.asked.length,
      },
      noted: [...file.leftOut, ...plan.leftOut, ...plan.kept, ...file.noted],
      isRemembered,
    }),
    ...(await sampleOf(ctx, plan)),
  }
}

async function sampleOf(
  { db, viewer }: SignedIn,
  plan: PlannedFile,
): Promise<Pick<TrackerCheck, 'applications' | 'contacts'>> {
  if (plan.kind === 'applications') {
    const applications = plan.planned.flatMap(({ change, row }) =>
      change === 'left-out' ? [] : [{ ...row, change, notes: row.notes.slice(0, MAX_NOTES) }],
    )
    return { applications: applications.slice(0, SHOWN), contacts: [] }
  }
  const own = new Map((await listOwn(db, viewer.userId)).map((one) => [one.id, one]))
  const contacts = plan.planned.flatMap(({ change, row }) => {
    const { title = '', companyName = '' } = own.get(row.aboutId) ?? {}
    return change === 'left-out' ? [] : [{ ...row, change, title, companyName }]
  })
  return { applications: [], contacts: contacts.slice(0, SHOWN) }
}

export const layoutOf = (userId: string, kind: ImportKind) => ({
  companyId: null,
  userId,
  kind: kind === 'contacts' ? ('contacts' as const) : ('tracked' as const),
})

/** The viewer's staged file, read with the choices of the request, or without any with those of the last file of this layout. */
export async function readRequest(ctx: SignedIn, { fileId, sheet, kind, ...choices }: TrackerFile) {
  const { userId } = ctx.viewer
  await ctx.throttle.consume('tracker-imports', userId, PER_HOUR)
  const staged = await stagedFile(ctx, fileId)
  const now = new Date()
  const params = { userId, fileKey: staged.key, kind, sheet, now }
  const { file, isRemembered } = await readWithChoices(ctx.db, choices, {
    layout: (read: ReadTrackerFile) => layoutOf(userId, read.kind),
    read: (chosen) => readImport(ctx, { ...params, ...chosen }),
  })
  return { staged, file, isRemembered, plan: await planFile(ctx.db, userId, file, now) }
}
