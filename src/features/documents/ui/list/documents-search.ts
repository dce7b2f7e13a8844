import { z } from 'zod'

/** What the address says: which tab is open; resumes unless told. */
export const DocumentsSearch = z.object({ tab: z.literal('cover-letters').optional().catch(undefined) })
export type DocumentsSearch = z.output<typeof DocumentsSearch>
