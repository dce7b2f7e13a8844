import { on, type Subscriber } from '#server/queue/worker.ts'
import { salaryImportStarted } from '../events.ts'
import { runImport } from './imports/run-import.ts'

export const salarySubscribers: Subscriber[] = [on(salaryImportStarted, 'salaries.import', runImport)]
