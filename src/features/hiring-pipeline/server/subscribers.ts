import { postingCreated } from '#features/job-postings/events.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { copyStages } from './stages/copy-stages.ts'

export const pipelineSubscribers: Subscriber[] = [on(postingCreated, 'applications.copy-stages', copyStages)]
