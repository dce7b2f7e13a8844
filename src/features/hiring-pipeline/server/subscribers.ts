import { postingCreated } from '#features/job-postings/events.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { applicationsImportStarted } from '../events.ts'
import { runImport } from './imports/run-import.ts'
import { copyStages } from './stages/copy-stages.ts'

export const pipelineSubscribers: Subscriber[] = [
  on(postingCreated, 'applications.copy-stages', copyStages),
  on(applicationsImportStarted, 'applications.run-import', runImport),
]
