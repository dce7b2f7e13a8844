import { StatePage } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { JobCard } from '../../contract.ts'
import { SimilarJobs } from './similar-jobs.tsx'

/** A job that was open once: what it was is not shown any more, what is like it is. */
export function GonePage({ similar }: { similar: JobCard[] }) {
  return (
    <>
      <StatePage
        title="This job is gone."
        art="apart"
        actions={
          <>
            <ButtonLink to="/jobs" variant="primary" size="lg">
              Search jobs
            </ButtonLink>
            <ButtonLink to="/" size="lg">
              Go home
            </ButtonLink>
          </>
        }
      >
        The company closed it or took it back. If you applied, your application is still in your tracker.
      </StatePage>
      <div className="pub">
        <SimilarJobs jobs={similar} title="Open now" />
      </div>
    </>
  )
}
