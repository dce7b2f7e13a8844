import { Heart } from 'lucide-react'
import { PromiseLine } from '#features/companies/ui/components/promise-line.tsx'
import { hasRole, type Viewer } from '#lib/viewer.ts'
import { Button, ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import type { JobDetail } from '../../contract.ts'
import { signInPath } from './sign-in-path.ts'
import './public-jobs.css'

type Props = { job: JobDetail; viewer: Viewer | null; needsSubscription: boolean; trialDays: number }

/** The main action of the page: the apply button, or why the viewer cannot apply. */
export function ApplyCard({ job, viewer, needsSubscription, trialDays }: Props) {
  return (
    <div className="card card-pad posting-apply">
      <ApplyWay job={job} viewer={viewer} />
      <SaveWay job={job} viewer={viewer} />
      {job.promise && <PromiseLine promise={job.promise} />}
      {!viewer && !job.isClosed && (
        <p className="meta">
          {!needsSubscription
            ? 'You need a Tandem account. It takes a minute, no card required.'
            : trialDays > 0
              ? `You need a Tandem account. The first ${trialDays} days are free, no card required.`
              : 'You need a Tandem account with a plan.'}
        </p>
      )}
    </div>
  )
}

function ApplyWay({ job, viewer }: Pick<Props, 'job' | 'viewer'>) {
  const inPortal = `/app/jobs?job=${job.id}`
  if (job.isApplied) {
    return (
      <>
        <p>
          <b className="strong">You applied for this job.</b> Follow it in your tracker.
        </p>
        <ButtonLink to="/app/tracker" variant="primary" size="lg" block>
          Open Job Tracker
        </ButtonLink>
      </>
    )
  }
  if (job.isClosed) {
    return (
      <>
        <p>
          <b className="strong">Applications are closed.</b> The closing date has passed.
        </p>
        <TextLink to="/jobs">See open jobs</TextLink>
      </>
    )
  }
  if (viewer && !hasRole(viewer, 'job_seeker')) {
    return (
      <Notice tone="info" title="Access Denied">
        Only job seekers can apply for jobs
      </Notice>
    )
  }
  return (
    <ButtonLink
      to={viewer ? inPortal : signInPath(inPortal, 'to-apply')}
      variant="primary"
      size="lg"
      block
      rel="nofollow"
    >
      Apply Now
    </ButtonLink>
  )
}

/** Saving uses a plain form, so that it works without JavaScript. */
function SaveWay({ job, viewer }: Pick<Props, 'job' | 'viewer'>) {
  if (!viewer) {
    return (
      <ButtonLink to={signInPath(`/jobs/${job.slug}`, 'to-save')} icon={Heart} block rel="nofollow">
        Save job
      </ButtonLink>
    )
  }
  if (!hasRole(viewer, 'job_seeker')) return null
  return (
    <form method="post" action={`/api/saved-jobs/${job.id}`}>
      <input type="hidden" name="saved" value={job.isSaved ? 'no' : 'yes'} />
      <Button type="submit" icon={Heart} block className="toggle-save" aria-pressed={job.isSaved}>
        {job.isSaved ? 'Saved' : 'Save job'}
      </Button>
    </form>
  )
}
