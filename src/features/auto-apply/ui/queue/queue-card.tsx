import { Building2, Check, Ellipsis, SkipForward, Undo2 } from 'lucide-react'
import { employmentLabel, placeLabel } from '#features/job-postings/labels.ts'
import type { EmploymentType } from '#features/job-postings/rules.ts'
import { salaryFull } from '#lib/money.ts'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Score } from '#ui/primitives/score.tsx'
import type { QueueItem } from '../../queue-contract.ts'
import { reasonText } from '../reason-texts.ts'
import { MissingList } from './missing-list.tsx'
import { SendTime } from './send-time.tsx'
import { useApprove, useSkip, useWithdrawApproval } from './use-queue-actions.ts'
import '../components/auto-apply.css'

type Props = {
  item: QueueItem
  isPaused: boolean
  /** True if several are ready, so that they can be selected. */
  isOneOfSeveral: boolean
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onOpen: () => void
}

/** One job of the queue: its title, match, submission, and what is missing. */
export function QueueCard(props: Props) {
  const { item, isPaused, onOpen } = props
  const { job, score, states, reason, missing, state, sendAt } = item
  return (
    <li className="card card-pad aa-card" aria-label={`${job.title} at ${job.companyName}`}>
      <div className="aa-head">
        <CompanyMark name={job.companyName} src={job.companyLogoUrl} />
        <div className="aa-job">
          <h3>
            <button type="button" className="link-quiet" onClick={onOpen}>
              {job.title}
            </button>
          </h3>
          <p className="meta">
            {job.companyName} · {placeLabel(job)} · {salaryFull(job)} ·{' '}
            {employmentLabel(job.employmentType as EmploymentType)}
          </p>
        </div>
        <div className="aa-match">
          <b className="num strong">{score === null ? 'No match yet' : `${score}`}</b>
          <Score segments={states} value={score} />
        </div>
      </div>
      {reason && <Notice tone={reason === 'DAILY_CAP' ? 'info' : 'warn'}>{reasonText(reason)}</Notice>}
      <MissingList missing={missing} />
      <div className="row between wrap">
        <p className="meta aa-packet">{submissionLine(item)}</p>
        {state === 'approved' && sendAt ? (
          <Approved id={item.id} sendAt={sendAt} isPaused={isPaused} />
        ) : (
          <Waiting {...props} />
        )}
      </div>
    </li>
  )
}

function submissionLine({ ruleName, resumeTitle, hasLetter, questions, isAutoApproved }: QueueItem): string {
  const by = isAutoApproved
    ? `Sent by “${ruleName ?? 'a rule'}” without review`
    : ruleName
      ? `Found by “${ruleName}”`
      : 'You added it'
  const questionsText = questions === 0 ? 'no questions' : questions === 1 ? '1 question' : `${questions} questions`
  return [by, resumeTitle ?? 'no resume', hasLetter ? 'with a cover letter' : 'no cover letter', questionsText].join(
    ' · ',
  )
}

function Approved({ id, sendAt, isPaused }: { id: string; sendAt: Date; isPaused: boolean }) {
  const withdraw = useWithdrawApproval()
  return (
    <div className="row wrap">
      <SendTime sendAt={sendAt} isPaused={isPaused} />
      <Button size="sm" icon={Undo2} busy={withdraw.isPending} onClick={() => withdraw.mutate({ ids: [id] })}>
        Undo approval
      </Button>
    </div>
  )
}

function Waiting({ item, isOneOfSeveral, isChosen, onChoose, onOpen }: Props) {
  const { id, job, missing } = item
  const approve = useApprove()
  const { skip, skipCompany, isSkipping } = useSkip()
  const isBusy = approve.isPending || isSkipping
  const isReady = missing.length === 0
  return (
    <div className="row wrap">
      {isReady && isOneOfSeveral && (
        <Checkbox
          checked={isChosen}
          label={<span className="vh">{`Select ${job.title} at ${job.companyName}`}</span>}
          onChange={({ target }) => onChoose(target.checked)}
        />
      )}
      <Button
        size="sm"
        variant={isReady ? 'secondary' : 'primary'}
        aria-label={`Review ${job.title}`}
        busy={isBusy}
        onClick={onOpen}
      >
        Review
      </Button>
      {isReady && (
        <Button
          size="sm"
          variant="primary"
          icon={Check}
          aria-label={`Approve ${job.title}`}
          busy={isBusy}
          onClick={() => approve.mutate({ ids: [id] })}
        >
          Approve
        </Button>
      )}
      <Menu trigger={<IconButton icon={Ellipsis} size="sm" busy={isBusy} label={`More actions for ${job.title}`} />}>
        <MenuItem icon={SkipForward} disabled={isBusy} onSelect={() => skip(id)}>
          Skip this job
        </MenuItem>
        <MenuItem icon={Building2} disabled={isBusy} onSelect={() => void skipCompany(item)}>
          Not this company
        </MenuItem>
      </Menu>
    </div>
  )
}
