import { ArrowRight } from 'lucide-react'
import { counted } from '#lib/count-word.ts'
import { firstName } from '#lib/names.ts'
import { TextLink } from '#ui/primitives/button.tsx'
import { Steps } from '#ui/primitives/progress.tsx'
import type { SeekerDashboard } from '../../../contract.ts'
import './dashboard.css'

type Props = { dashboard: SeekerDashboard; name: string }

/** Greets by name, shows the most important next step and the completeness of the profile (DASH-01). */
export function WelcomeBanner({ dashboard, name }: Props) {
  const { percent, suggestions } = dashboard.strength
  const filled = Math.round(percent / 10)
  return (
    <section className="hello" aria-label="Welcome">
      <h1>
        {dashboard.steps.tracking ? 'Good to see you' : 'Welcome'}, {firstName(name) || name}.{' '}
        <span className="soft">{headline(dashboard)}</span>
      </h1>
      <div className="hello-strength">
        <div className="row between">
          <span className="strong">Profile strength</span>
          <b className="num">{percent}%</b>
        </div>
        <Steps done={filled} total={10} next label={`${filled} of 10 profile fields filled`} />
        <p className="meta">{nextField(suggestions)}</p>
        <TextLink to="/app/profile" icon={ArrowRight}>
          Complete Profile
        </TextLink>
      </div>
    </section>
  )
}

const nextField = ([first]: readonly string[]) =>
  first ? `Next: ${first[0]?.toLowerCase()}${first.slice(1)}.` : 'Your profile is complete.'

/** The sentence below the greeting. */
function headline({ steps, interviewsScheduled, jobsMatched, matching, minimumMatch }: SeekerDashboard): string {
  if (!steps.resume) return 'Add a resume to get started.'
  const interviews = countedOrNone(
    interviewsScheduled.total,
    'application is at the interview stage',
    'applications are at the interview stage',
  )
  const jobs = countedOrNone(jobsMatched.total, 'open job matches you well', 'open jobs match you well')
  if (interviews && jobs) return `${interviews}, and ${jobs}.`
  if (interviews || jobs) return `${interviews || jobs}.`
  if (matching === 'working') return "We're comparing your resume with every open job."
  return `No open job meets your minimum match of ${minimumMatch} today.`
}

const countedOrNone = (count: number, one: string, more: string) => (count === 0 ? '' : counted(count, one, more))
