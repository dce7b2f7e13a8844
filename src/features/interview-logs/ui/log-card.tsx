import {
  CalendarPlus,
  CircleCheck,
  CircleSlash,
  CircleX,
  ExternalLink,
  type LucideIcon,
  MoreHorizontal,
  Pencil,
  Trash2,
} from 'lucide-react'
import { clockTime, longDate } from '#lib/dates.ts'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuLink } from '#ui/primitives/menu.tsx'
import { Pill, StatusPill, type StatusTone } from '#ui/primitives/status-pill.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { InterviewLog } from '../contract.ts'
import type { InterviewOutcome } from '../rules.ts'
import { isUpcoming, outcomeNames, stageNames } from '../rules.ts'
import { useDeleteLog } from './use-log-actions.ts'
import '#features/job-tracker/ui/components/tracker.css'
import './components/interview-tracker.css'

type Props = { log: InterviewLog; now: Date; onEdit: () => void }

/** One interview: company, date, notes and outcome (INTV-33). */
export function LogCard({ log, now, onEdit }: Props) {
  const { id, jobRole, companyName, companyLogoUrl, interviewStage, applicationId } = log
  const about = `${jobRole} at ${companyName}`
  const { remove, isRemoving } = useDeleteLog()
  return (
    <li className="trow">
      <CompanyMark name={companyName} src={companyLogoUrl} />
      <div className="trow-job">
        <h3>
          <button type="button" onClick={onEdit}>
            {jobRole}
          </button>
        </h3>
        <p className="meta">{companyName}</p>
      </div>
      <div className="trow-pay">
        <When at={log.interviewDate} />
        <p className="meta">{stageNames[interviewStage]} interview</p>
      </div>
      <div className="trow-note">
        <Notes log={log} />
      </div>
      <div className="trow-state">
        <Outcome outcome={log.outcome} />
        {log.outcomeFollows && <p className="meta">Updates with your application</p>}
      </div>
      <div className="trow-acts">
        <Menu trigger={<IconButton icon={MoreHorizontal} label={`More actions for ${about}`} size="sm" />}>
          <MenuItem icon={Pencil} onSelect={onEdit}>
            Edit
          </MenuItem>
          {isUpcoming(log, now) && (
            <MenuItem icon={CalendarPlus} onSelect={() => location.assign(`/api/interview-logs/${id}.ics`)}>
              Download for calendar
            </MenuItem>
          )}
          {applicationId && (
            <MenuLink icon={ExternalLink} to={`/app/tracker?application=${applicationId}`}>
              Open the application
            </MenuLink>
          )}
          <MenuItem icon={Trash2} danger disabled={isRemoving} onSelect={() => void remove(id)}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </li>
  )
}

function When({ at }: { at: Date | null }) {
  const zone = useZone()
  if (!at) return <span>No date yet</span>
  return (
    <time className="num" dateTime={at.toISOString()}>
      {longDate(at, zone)} <span className="meta">{clockTime(at, zone)}</span>
    </time>
  )
}

const Notes = ({ log: { notes, feedback } }: { log: InterviewLog }) => (
  <>
    {notes && <p className="log-words">{notes}</p>}
    {feedback && (
      <p className="log-words">
        <span className="meta">Feedback: </span>
        {feedback}
      </p>
    )}
  </>
)

const outcomePills: Record<Exclude<InterviewOutcome, 'pending'>, { tone: StatusTone; icon: LucideIcon }> = {
  passed: { tone: 'accepted', icon: CircleCheck },
  failed: { tone: 'rejected', icon: CircleX },
  cancelled: { tone: 'withdrawn', icon: CircleSlash },
}

function Outcome({ outcome }: { outcome: InterviewOutcome }) {
  if (outcome === 'pending') return <StatusPill status="pending" />
  return <Pill {...outcomePills[outcome]}>{outcomeNames[outcome]}</Pill>
}
