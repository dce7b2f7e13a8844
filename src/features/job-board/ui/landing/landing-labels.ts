import type { Step } from '../../breadcrumbs.ts'
import type { Landing } from '../../landing-contract.ts'
import { describeLanding, landingPath, REMOTE } from '../../landing-rules.ts'

type About = Pick<Landing, 'role' | 'place'>

/** '7 Data Analyst jobs in Portland, OR', or 'No ... at the moment' without open jobs. */
export const landingTitle = (landing: Pick<Landing, 'role' | 'place' | 'stats'>): string => {
  const { jobs } = landing.stats
  return `${jobs === 0 ? 'No' : jobs.toLocaleString('en-US')} ${describeLanding(landing, jobs)}${jobs === 0 ? ' at the moment' : ''}`
}

/** The breadcrumbs of a landing page: job board, browse page, and the role, the place or both. */
export function landingSteps({ role, place }: About): Step[] {
  const steps: Step[] = [
    { to: '/jobs', label: 'Jobs' },
    { to: '/jobs/browse', label: 'Browse' },
  ]
  if (role) steps.push({ to: landingPath({ role }), label: role.label })
  if (place) steps.push({ to: landingPath({ role, place }), label: place.label })
  return steps
}

/** The path of the feed with the newest of these jobs. */
export const feedPath = ({ role, place }: About): string =>
  `/jobs.rss?${new URLSearchParams({ ...(role && { role: role.slug }), ...(place && { place: place.slug }) })}`

/** The path of the same search in the app, where a job seeker can save it and get emails. */
export function searchPath({ role, place }: About): string {
  const isRemote = place?.slug === REMOTE
  return `/app/jobs?${new URLSearchParams({
    ...(role && { q: role.label }),
    ...(place && !isRemote && { location: place.label }),
    ...(isRemote && { remote: 'true' }),
  })}`
}
