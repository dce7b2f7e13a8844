import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BellPlus } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { api, client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { useFocusBack } from '#ui/primitives/use-focus-back.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { ReminderFields } from '../../contract.ts'
import { remindersQuery } from '../queries.ts'
import { DetailsPart } from './details-part.tsx'
import { ReminderRow } from './reminder-row.tsx'

/** Reminders of one application, and the form for a new one. */
export function RemindersPart({ aboutId }: { aboutId: string }) {
  const query = useQuery(remindersQuery(aboutId))
  const [isAdding, setAdding] = useState(false)
  const opener = useFocusBack(isAdding)
  const now = new Date()
  return (
    <DetailsPart title="Reminders" end="We'll remind you here and by email">
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={1} lead="none" />}
        errorText="Failed to load reminders"
      >
        {(reminders) =>
          reminders.length > 0 && (
            <ul className="mb-3">
              {reminders.map((reminder) => (
                <ReminderRow key={reminder.id} reminder={reminder} now={now} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {isAdding ? (
        <ReminderForm aboutId={aboutId} onClose={() => setAdding(false)} />
      ) : (
        <Button ref={opener} size="sm" icon={BellPlus} onClick={() => setAdding(true)}>
          Add reminder
        </Button>
      )}
    </DetailsPart>
  )
}

const Typed = z.object({
  note: ReminderFields.shape.note,
  dueAt: z.string().refine((text) => ReminderFields.shape.dueAt.safeParse(new Date(text)).success, {
    error: 'Please choose a day and time',
  }),
})

/** Tomorrow at nine in the person's time zone, in the field's format. */
function tomorrowAtNine(): string {
  const at = new Date()
  at.setDate(at.getDate() + 1)
  return `${at.toLocaleDateString('sv-SE')}T09:00`
}

function ReminderForm({ aboutId, onClose }: { aboutId: string; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useAppForm({
    schema: Typed,
    defaultValues: { note: '', dueAt: tomorrowAtNine() },
    async onSubmit({ note, dueAt }) {
      await client.jobTracker.addReminder({ aboutId, note, dueAt: new Date(dueAt) })
      await refreshQueries(queryClient, api.jobTracker.key(), api.applications.key())
      toast.success('Reminder added')
      onClose()
    },
    onFail: (error, own) => own.setServerError('root', errorText(error, 'Failed to add reminder. Please try again.')),
  })
  return (
    <AppForm form={form} label="New reminder">
      <TextField name="note" label="Remind me to" required placeholder="Follow up with the recruiter" />
      <DateTimeField name="dueAt" label="When" required />
      <FormFoot submit="Add reminder" busyText="Adding" cancel={<Button onClick={onClose}>Cancel</Button>} />
    </AppForm>
  )
}
