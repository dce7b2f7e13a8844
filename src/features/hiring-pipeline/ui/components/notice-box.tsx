import { Clock } from 'lucide-react'
import { statusNames } from '#features/applications/rules.ts'
import { clockTime, weekdayAndTime } from '#lib/dates.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { ReviewDetails } from '../../contract.ts'
import { statusNotice } from '../../status-notice.ts'
import { useOpenCompany } from '../confirm-move/use-open-company.ts'
import { useNotifyNow, useUndoStatus } from '../use-review-actions.ts'
import '#ui/styles/talk.css'

const HALF_A_DAY_MS = 12 * 60 * 60 * 1000

/**
 * Shown while the candidate is not notified of the status yet: the status that they see, until when the change can be undone, and a button
 * to notify them now.
 */
export function NoticeBox({ application }: { application: ReviewDetails }) {
  const { id, candidateName, noticeDueAt, shownStatus } = application
  const zone = useZone()
  const undo = useUndoStatus()
  const notifyNow = useNotifyNow()
  const confirm = useConfirm()
  const companyName = useOpenCompany()?.companyName
  if (!noticeDueAt || !shownStatus) return null
  const isFar = noticeDueAt.getTime() - Date.now() > HALF_A_DAY_MS
  const isBusy = undo.isPending || notifyNow.isPending
  const askAndNotify = async () => {
    const { title, message } = statusNotice(application.status, {
      title: application.jobTitle,
      companyName: companyName ?? 'The company',
    })
    const ownMessage = application.timeline.findLast(({ isShown }) => !isShown)?.message
    const text = (
      <>
        <span className="block">The email is sent immediately, and the status can no longer be undone.</span>
        <span className="block mt-2">
          {title}: {message}
        </span>
        {ownMessage && <span className="said block mt-2">{ownMessage}</span>}
      </>
    )
    const question = { title: `Notify ${candidateName} now?`, text, action: 'Notify now', destructive: false }
    if (await confirm(question)) notifyNow.mutate({ id })
  }
  return (
    <div className="stack stack-2 mt-2" role="status">
      <p className="meta with-icon">
        <Clock className="ic ic-sm" aria-hidden="true" />
        <span suppressHydrationWarning>
          {candidateName} still sees “{statusNames[shownStatus]}” and will be notified at{' '}
          {isFar ? weekdayAndTime(noticeDueAt, zone) : clockTime(noticeDueAt, zone)}.
        </span>
      </p>
      <span className="row wrap gap-2">
        <Button size="sm" busy={undo.isPending} disabled={isBusy} onClick={() => undo.mutate({ id })}>
          Undo
        </Button>
        <Button
          size="sm"
          variant="ghost"
          busy={notifyNow.isPending}
          disabled={isBusy}
          onClick={() => void askAndNotify()}
        >
          Notify now
        </Button>
      </span>
    </div>
  )
}
