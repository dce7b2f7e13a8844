import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { phoneQuery } from './schedule-queries.ts'

/** Confirms the own number by a code; nothing where there is no telephony, or nothing to confirm (INTV-30, X-32). */
export function ConfirmNumber() {
  const { data } = useQuery(phoneQuery())
  const send = useMutation(
    api.scheduledInterviews.sendCode.mutationOptions({
      onError: (error) => void toast.error(errorText(error, 'Failed to send the code')),
    }),
  )
  if (!data?.hasTelephony || !data.details || data.details.isVerified) return null
  const { countryCode, phoneNumber } = data.details
  return (
    <Notice tone="info" title={`Confirm ${countryCode} ${phoneNumber}`}>
      <p>Reminders by text message and the call at its time go to a confirmed number alone.</p>
      {send.isSuccess ? (
        <CodeForm />
      ) : (
        <Button busy={send.isPending} onClick={() => send.mutate(undefined)}>
          Send code
        </Button>
      )}
    </Notice>
  )
}

function CodeForm() {
  const queryClient = useQueryClient()
  const form = useAppForm({
    schema: () => import('./code-schema.ts').then(({ Code }) => Code),
    defaultValues: { code: '' },
    guard: false,
    async onSubmit({ code }) {
      queryClient.setQueryData(phoneQuery().queryKey, await client.scheduledInterviews.confirmCode({ code }))
      toast.success('Number confirmed')
    },
    onFail: (error, own) => own.setServerError('code', errorText(error, 'Failed to confirm the number')),
  })
  return (
    <AppForm form={form} label="Confirm your number">
      <TextField name="code" label="Code" inputMode="numeric" autoComplete="one-time-code" required />
      <FormFoot submit="Confirm" busyText="Confirming" />
    </AppForm>
  )
}
