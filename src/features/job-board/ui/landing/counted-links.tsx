import { AppLink } from '#ui/primitives/app-link.tsx'
import type { Counted } from '../../landing-contract.ts'
import './browse.css'

type Props = { links: readonly Counted[]; to: (one: Counted) => string }

/** Links to pages of the job board, each with its number of jobs. */
export function CountedLinks({ links, to }: Props) {
  return (
    <ul className="br-links">
      {links.map((one) => (
        <li key={one.slug}>
          <AppLink to={to(one)}>{one.label}</AppLink>
          <span className="meta num">
            {one.jobs.toLocaleString('en-US')}
            <span className="vh"> {one.jobs === 1 ? 'job' : 'jobs'}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
