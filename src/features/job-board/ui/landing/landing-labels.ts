import type { Step } from '../../breadcrumbs.ts'
import type { Landing } from '../../landing-contract.ts'
import { kindOf, landingPath, REMOTE } from '../../landing-rules.ts'

type About = Pick<Landing, 'role' | 'place'>

/** '7 Data Analyst jobs in Portland, OR'; 'No ... at the moment' where they have run out. */
export const landingTitle = (landing: Pick<Landing, 'role' | 'place' | 'figures'>): string => {
  const { jobs } = landing.figures
  return `${jobs === 0 ? 'No' : jobs.toLocaleString('en-US')} ${kindOf(landing, jobs)}${jobs === 0 ? ' at the moment' : ''}`
}

/** The board, all its pages, the role, and the place where both are asked for. */
export function landingSteps({ role, place }: About): Step[] {
  const steps: Step[] = [
    { to: '/jobs', label: 'Jobs' },
    { to: '/jobs/browse', label: 'Browse' },
  ]
  if (role) steps.push({ to: landingPath({ role }), label: role.label })
  if (place) steps.push({ to: landingPath({ role, place }), label: place.label })
  return steps
}

/** The newest of these jobs as a feed. */
export const feedPath = ({ role, place }: About): string =>
  `/jobs.rss?${new URLSearchParams({ ...(role && { role: role.slug }), ...(place && { place: place.slug }) })}`

/** The same question in a job seeker's own search, where it can be saved and mailed. */
export function searchPath({ role, place }: About): string {
  const isRemote = place?.slug === REMOTE
  return `/app/jobs?${new URLSearchParams({
    ...(role && { q: role.label }),
    ...(place && !isRemote && { location: place.label }),
    ...(isRemote && { remote: 'true' }),
  })}`
}
