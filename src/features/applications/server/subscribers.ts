import { and, eq, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { files } from '#db/schema/documents.ts'
import { readTextOfFile } from '#features/documents/server/read-text.ts'
import type { Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/jobs.ts'
import { applicationSubmitted } from '../events.ts'

/** Reads the resume that was uploaded with an application, once: the snapshot that the company's match is worked out from. */
async function readResume(ctx: Services, { applicationId }: { applicationId: string }): Promise<void> {
  const isUnread = and(eq(applications.id, applicationId), eq(applications.resumeText, ''))
  const [file] = await ctx.db
    .select({ key: files.key })
    .from(applications)
    .innerJoin(files, eq(files.id, applications.resumeFileId))
    .where(isUnread)
  const text = file ? await readTextOfFile(ctx, file) : ''
  if (text === '') return
  await ctx.db
    .update(applications)
    .set({ resumeText: text, updatedAt: sql`${applications.updatedAt}` })
    .where(isUnread)
}

export const applicationSubscribers: Subscriber[] = [on(applicationSubmitted, 'applications.read-resume', readResume)]
