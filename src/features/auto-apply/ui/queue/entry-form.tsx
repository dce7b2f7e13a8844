import { Check, Undo2 } from 'lucide-react'
import { type RefObject, useEffect, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import type { EntryDetails } from '../../queue-contract.ts'
import { reasonText } from '../reason-texts.ts'
import { EntryAnswers } from './entry-answers.tsx'
import { EntryMatch } from './entry-match.tsx'
import { EntrySubmission } from './entry-submission.tsx'
import { MissingList } from './missing-list.tsx'
import { SendTime } from './send-time.tsx'
import { useEntryDraft } from './use-entry-draft.ts'
import { useApprove, useSkip, useWithdrawApproval } from './use-queue-actions.ts'

type Props = { entry: EntryDetails; keep: RefObject<() => Promise<boolean>>; onClose: () => void }

/** Everything that would be sent, to edit and approve. An approved entry can only be undone. */
export function EntryForm({ entry, keep, onClose }: Props) {
  const form = useEntryDraft(entry)
  const isApproved = entry.state === 'approved'
  useEffect(() => {
    keep.current = async () => {
      if (!form.isDirty || isApproved) return true
      const isSaved = await form.save({ isComplete: false })
      if (isSaved) toast.success('Changes saved')
      return isSaved
    }
  })
  const needs = entry.missing.filter(({ what }) => ['resume', 'phone', 'file'].includes(what))
  return (
    <>
      <DialogBody>
        <div className="stack stack-6">
          {entry.reason && <Notice tone="warn">{reasonText(entry.reason)}</Notice>}
          <EntryMatch match={entry.match} />
          {needs.length > 0 && <MissingList missing={needs} />}
          <EntrySubmission entry={entry} form={form} isLocked={isApproved} />
          <EntryAnswers entry={entry} form={form} isLocked={isApproved} />
        </div>
      </DialogBody>
      {isApproved ? <Approved entry={entry} /> : <Decide entry={entry} form={form} onClose={onClose} />}
    </>
  )
}

function Approved({ entry: { id, sendAt } }: Pick<Props, 'entry'>) {
  const withdraw = useWithdrawApproval()
  return (
    <DialogFoot start={sendAt && <SendTime sendAt={sendAt} isPaused={false} />}>
      <Button icon={Undo2} busy={withdraw.isPending} onClick={() => withdraw.mutate({ ids: [id] })}>
        Undo approval
      </Button>
    </DialogFoot>
  )
}

type DecideProps = Pick<Props, 'entry' | 'onClose'> & { form: ReturnType<typeof useEntryDraft> }

function Decide({ entry, form, onClose }: DecideProps) {
  const approve = useApprove()
  const { skip, isSkipping } = useSkip(onClose)
  // true from the click on, because between saving and approving no request is running
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    // await the promise instead of passing callbacks to this call: they would be lost with these buttons, which are replaced after the
    // approval
    if (await form.save({ isComplete: true })) await approve.mutateAsync({ ids: [entry.id] }).then(onClose, () => {})
    setSending(false)
  }
  return (
    <DialogFoot
      start={
        <Button variant="ghost" busy={isSkipping} disabled={isSending || form.isSaving} onClick={() => skip(entry.id)}>
          Skip this job
        </Button>
      }
    >
      <Button
        busy={form.isSaving && !isSending}
        disabled={!form.isDirty || isSending || isSkipping}
        onClick={() => void form.save({ isComplete: false })}
      >
        Save
      </Button>
      <Button variant="primary" icon={Check} busy={isSending} disabled={isSkipping} onClick={() => void send()}>
        Approve and send
      </Button>
    </DialogFoot>
  )
}
