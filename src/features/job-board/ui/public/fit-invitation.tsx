import type { Viewer } from '#lib/viewer.ts'
import { hasRole } from '#lib/viewer.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { Matching } from '../../contract.ts'
import { UnknownMatchRing } from './unknown-match-ring.tsx'
import './public-jobs.css'

/** Below the list: an invitation to add a resume, or a link to the matches. Not shown to users who are not job seekers. */
export function FitInvitation({ viewer, matching }: { viewer: Viewer | null; matching: Matching }) {
  if (viewer && !hasRole(viewer, 'job_seeker')) return null
  const isRead = matching === 'ready'
  return (
    <section className="jb-fit">
      <UnknownMatchRing />
      <div>
        <h2>Which of these match you?</h2>
        <p className="lead">
          {isRead
            ? 'We compare your resume with every job. See which requirements you meet, with the sentence that shows it.'
            : 'Add a resume, and every job shows which requirements you meet, with the sentence that shows it.'}
        </p>
      </div>
      <ButtonLink to={viewer ? '/app/jobs' : '/auth?redirect=%2Fapp%2Fjobs'} variant="primary" size="lg">
        {isRead ? 'See my matches' : 'Check my resume'}
      </ButtonLink>
    </section>
  )
}
