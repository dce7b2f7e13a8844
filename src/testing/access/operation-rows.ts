import { newId } from '#lib/ids.ts'
import { everyone, seekersOnly, signedIn, staffOnly } from './callers.ts'
import { Reads, type Row } from './row.ts'

/** Only platform admins; the world has no worker and so no failed work to find. */
const decidesFailedWork = { ...signedIn('FORBIDDEN'), platformAdmin: 'NOT_FOUND' }

export const operationRows: Record<string, Row> = {
  'dashboards.platformDashboard': { ...Reads, answers: staffOnly },
  'dashboards.seekerDashboard': { ...Reads, answers: seekersOnly },
  'dashboards.setMinimumMatch': { input: () => ({ minimumMatch: 80 }), answers: seekersOnly },
  'operations.platformConfig': { ...Reads, answers: everyone() },
  'operations.queues': { ...Reads, answers: staffOnly },
  'operations.deadLetters': { ...Reads, answers: staffOnly },
  'operations.retryDeadLetter': { input: () => ({ id: newId() }), answers: decidesFailedWork },
  'operations.retryDeadLetters': { answers: { ...signedIn('FORBIDDEN'), platformAdmin: 'ok' } },
  'operations.discardDeadLetter': { input: () => ({ id: newId() }), answers: decidesFailedWork },
  'operations.health': { ...Reads, answers: staffOnly },
  'site.facts': { ...Reads, answers: everyone() },
  'site.insights': { ...Reads, answers: everyone() },
  'site.page': { input: () => ({ name: 'guide' }), answers: everyone() },
}
