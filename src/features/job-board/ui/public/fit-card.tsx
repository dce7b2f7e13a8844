import { ArrowRight } from 'lucide-react'
import { listItems } from '#lib/html-text.ts'
import { hasRole, type Viewer } from '#lib/viewer.ts'
import { TextLink } from '#ui/primitives/button.tsx'
import { Ring } from '#ui/primitives/score.tsx'
import type { JobDetail } from '../../contract.ts'
import { signInPath } from './sign-in-path.ts'
import { UnknownMatchRing } from './unknown-match-ring.tsx'
import './public-jobs.css'

const small = 'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** 'Nine requirements. ', counted in the posting's list; '' if it has no list. */
function requirementsLabel(requirements: string): string {
  const count = listItems(requirements).length
  if (count === 0) return ''
  return `${small[count - 1] ?? count} ${count === 1 ? 'requirement' : 'requirements'}. `
}

/** The match with the viewer's resume, or an invitation to add one. Not shown to users who are not job seekers. */
export function FitCard({ job, viewer }: { job: JobDetail; viewer: Viewer | null }) {
  if (viewer && !hasRole(viewer, 'job_seeker')) return null
  const inPortal = `/app/jobs?job=${job.id}`
  if (job.match && job.match.score !== null) {
    const states = job.match.items.map((item) => item.state)
    const met = states.filter((state) => state === 'met').length
    return (
      <section className="posting-fit">
        <div className="row row-4">
          <Ring segments={states} value={job.match.score} />
          <div>
            <h2>How well do you match?</h2>
            <p>
              {met} of {states.length} met, based on {job.match?.readFrom ?? 'your resume'}.
            </p>
          </div>
        </div>
        <TextLink to={inPortal} icon={ArrowRight}>
          See the evidence
        </TextLink>
      </section>
    )
  }
  return (
    <section className="posting-fit">
      <div className="row row-4">
        <UnknownMatchRing />
        <div>
          <h2>How well do you match?</h2>
          <p>
            {requirementsLabel(job.requirements)}Add a resume to see which requirements you meet, with the sentence that
            shows it.
          </p>
        </div>
      </div>
      <TextLink to={viewer ? inPortal : signInPath(inPortal)} icon={ArrowRight} rel="nofollow">
        Check my resume
      </TextLink>
    </section>
  )
}
