import { z } from 'zod'
import { ApplyValues } from '../../apply-form.ts'

/** What the server does not have yet, in this tab: `base` is when the server's draft was saved that it continues. */
const LocalDraft = z.object({ values: ApplyValues, at: z.number(), base: z.number().nullable() })
type LocalDraft = z.infer<typeof LocalDraft>

/** This person's unsaved changes for this job in this tab; null without valid ones. */
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
    // storage is full or blocked: the server has the draft shortly
  }
}
