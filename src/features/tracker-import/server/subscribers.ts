import { on, type Subscriber } from '#server/queue/worker.ts'
import { trackerImportStarted } from '../events.ts'
import { runImport } from './run-import.ts'

export const trackerImportSubscribers: Subscriber[] = [on(trackerImportStarted, 'job-tracker.import', runImport)]
