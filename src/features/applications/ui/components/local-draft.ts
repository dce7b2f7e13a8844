import { z } from 'zod'
import { keepValid } from '#lib/keep-valid.ts'
import { ApplyValues } from '../../apply-form.ts'
import { emptyDraft } from '../../draft-shape.ts'

/** Changes in this tab that the server does not have yet. `base` is the time of the server's draft that they are based on. */
const LocalDraft = z.object({
  values: keepValid(ApplyValues.shape, emptyDraft),
  at: z.number(),
  base: z.number().nullable(),
})
type LocalDraft = z.infer<typeof LocalDraft>

/**
 * This person's unsaved changes for this job in this tab; null if there are none. Values that an earlier release stored and that are no longer
 * valid are empty.
 */
export function readLocal(key: string): LocalDraft | null {
  try {
    const stored = LocalDraft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}

export const draftKey = (userId: string, jobId: string): string => `tandem.apply.${userId}.${jobId}`

export function writeLocal(key: string, draft: LocalDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // storage is full or blocked: the server will have the draft shortly
  }
}
