import { readViewer } from '#features/accounts/server/load-viewer.ts'
import { blockOf } from '#lib/viewer.ts'
import type { Services, SignedIn } from '#server/context.ts'

/** The context of the worker that acts for a person, with the person's current roles; null if the person is deleted or suspended. */
export async function onBehalfOf(services: Services, userId: string, requestId: string): Promise<SignedIn | null> {
  const viewer = await readViewer(services.db, userId)
  if (!viewer || blockOf(viewer)) return null
  const request = { requestId, clientAddress: 'auto-apply', headers: new Headers(), resHeaders: new Headers() }
  return { ...services, ...request, viewer, sessionId: null }
}
