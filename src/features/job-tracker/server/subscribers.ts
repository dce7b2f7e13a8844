import { on, type Subscriber } from '#server/queue/worker.ts'
import { trackerImportStarted } from '../events.ts'
import { runImport } from './imports/run-import.ts'

export const trackerSubscribers: Subscriber[] = [on(trackerImportStarted, 'job-tracker.import', runImport)]
