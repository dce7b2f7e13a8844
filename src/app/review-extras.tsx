import type { ReactNode } from 'react'
import type { ReviewDetails } from '#features/hiring-pipeline/contract.ts'
import { WriteToMany } from '#features/messages/ui/write-to-many.tsx'
import { CompareChoice } from '#features/scorecards/ui/components/compare-choice.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'

const parts = () => import('./review-parts.tsx')
const ReviewAside = lazyComponent(async () => (await parts()).ReviewAside)
const ReviewActions = lazyComponent(async () => (await parts()).ReviewActions)

/** Components that later areas show next to an open application; not loaded before one is opened. */
export const reviewAside = (application: ReviewDetails): ReactNode => <ReviewAside application={application} />

/** The actions that they show below an application, before the close button. */
export const reviewActions = (application: ReviewDetails): ReactNode => <ReviewActions application={application} />

/** The tools that they show above the list, if the list is of one job. */
export const reviewTools = (jobId: string): ReactNode => (
  <>
    <CompareChoice jobId={jobId} />
    <WriteToMany jobId={jobId} />
  </>
)

/** The actions that they offer for the selected applications of the board. */
export const reviewSelected = (jobId: string, ids: readonly string[]): ReactNode => (
  <WriteToMany jobId={jobId} to={ids} />
)
