import { MoreHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu } from '#ui/primitives/menu.tsx'
import type { RowJob } from './job-labels.ts'
import { formatEmploymentType, formatJobPlace, formatPay } from './job-labels.ts'
import './tracker.css'

export const aboutJob = ({ title, companyName }: Pick<RowJob, 'title' | 'companyName'>) => `${title} at ${companyName}`

/** The job's name, which opens the details, and its location. */
export function TrackedTitle({ job, onOpen }: { job: RowJob; onOpen: () => void }) {
  return (
    <>
      <h3>
        <button type="button" onClick={onOpen}>
          {job.title}
        </button>
      </h3>
      <p className="meta">{[job.companyName, formatJobPlace(job)].filter(Boolean).join(' · ')}</p>
    </>
  )
}

type Props = {
  job: RowJob
  onOpen: () => void
  note: ReactNode
  /** Badge and time. */
  state: ReactNode
  /** A button before the menu. */
  action?: ReactNode
  menu: ReactNode
}

/** One card of the tracker, for an application or a saved job (TRACK-10). */
export function TrackedRow({ job, onOpen, note, state, action, menu }: Props) {
  return (
    <li className="trow">
      <CompanyMark name={job.companyName} src={job.companyLogoUrl} />
      <div className="trow-job">
        <TrackedTitle job={job} onOpen={onOpen} />
      </div>
      <div className="trow-pay">
        <span className="num">{formatPay(job)}</span>
        <p className="meta">{formatEmploymentType(job)}</p>
      </div>
      <div className="trow-note">{note}</div>
      <div className="trow-state">{state}</div>
      <div className="trow-acts">
        {action}
        <Menu trigger={<IconButton icon={MoreHorizontal} label={`More actions for ${aboutJob(job)}`} size="sm" />}>
          {menu}
        </Menu>
      </div>
    </li>
  )
}
