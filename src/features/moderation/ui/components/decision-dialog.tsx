import { useState } from 'react'
import { z } from 'zod'
import { typedText } from '#lib/text.ts'
import { FormDialog } from '#ui/form/form-dialog.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { restoreFocus } from '#ui/page/restore-focus.ts'
import type { QueueItem } from '../../contract.ts'
import { itemTitle, maxDecisionReasonCharacters } from '../../rules.ts'
import { type DecisionKind, useDecisions } from '../use-decisions.ts'

type Kind = Exclude<DecisionKind, 'note'>
const titles: Record<Kind, string> = { approve: 'Approve', reject: 'Reject', flag: 'Flag' }
const says: Record<Kind, string> = {
  approve: 'It will be visible to everyone and leave the queue.',
  reject: 'It will be hidden immediately, and its owner will be notified of the reason.',
  flag: 'It stays as it is until an administrator reviews it.',
}
const busy: Record<Kind, string> = { approve: 'Approving', reject: 'Rejecting', flag: 'Flagging' }

/** Decides on an item from the list, with a reason (MOD-02, MOD-07). */
export function DecisionDialog({ kind, item, onClose }: { kind: Kind; item: QueueItem; onClose: () => void }) {
  const decide = useDecisions()
  const [goOn] = useState(restoreFocus)
  const isNeeded = kind !== 'approve'
  const form = useAppForm({
    schema: z.object({
      reason: typedText(maxDecisionReasonCharacters, isNeeded ? 'Please enter a reason' : undefined),
    }),
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }, { setServerError }) => {
      if (!(await decide(kind, item, reason))) return setServerError('root', 'No changes were made.')
      onClose()
      goOn()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`${titles[kind]} “${itemTitle(item)}”`}
      description={says[kind]}
      size="sm"
      submit={titles[kind]}
      busyText={busy[kind]}
      danger={kind === 'reject'}
    >
      <TextareaField
        name="reason"
        label={kind === 'flag' ? 'Reason' : 'Reason, sent to the owner'}
        required={isNeeded}
        optional={!isNeeded}
        limit={maxDecisionReasonCharacters}
        rows={4}
      />
    </FormDialog>
  )
}
