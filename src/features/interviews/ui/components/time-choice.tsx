import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { RadioField } from '#ui/form/choice-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { OwnInterview } from '../../contract.ts'
import { timesAhead } from '../../rules.ts'
import { ownInterviewsQuery } from '../queries.ts'
import { timeOn } from './interview-facts.tsx'

const Chosen = z.object({ at: z.string().min(1, 'Please choose a time') })

/** The proposed times that are in the future, to accept one of them. */
export function TimeChoice({
  applicationId,
  interview,
  zone,
}: {
  applicationId: string
  interview: OwnInterview
  zone: string
}) {
  const queryClient = useQueryClient()
  const { queryKey } = ownInterviewsQuery(applicationId)
  const { id, sequence, times } = interview
  const ahead = timesAhead(times, new Date())
  const form = useAppForm({
    schema: Chosen,
    defaultValues: { at: '' },
    guard: false,
    async onSubmit({ at }) {
      queryClient.setQueryData(queryKey, await client.interviews.accept({ id, sequence, startsAt: new Date(at) }))
      toast.success('Interview confirmed')
    },
    onFail(error, own) {
      own.setServerError('root', errorText(error, 'Failed to accept the time. Please try again.'))
      // in the background: the form already shows the refusal, and the offered times may have changed
      void queryClient.invalidateQueries({ queryKey })
    },
  })
  if (ahead.length === 0) return <p className="meta">These times have passed. You can ask for others.</p>
  return (
    <AppForm form={form} label="Choose a time" reachesPerson>
      <RadioField
        name="at"
        label="In your time zone"
        layout="stack"
        options={ahead.map((at) => ({ value: at.toISOString(), label: timeOn(at, zone) }))}
      />
      <FormFoot submit="Accept this time" busyText="Accepting" />
    </AppForm>
  )
}
