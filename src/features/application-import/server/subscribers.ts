import { on, type Subscriber } from '#server/queue/worker.ts'
import { applicationsImportStarted } from '../events.ts'
import { runImport } from './run-import.ts'

export const applicationImportSubscribers: Subscriber[] = [
  on(applicationsImportStarted, 'applications.run-import', runImport),
]
