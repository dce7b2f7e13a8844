import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api, client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { phoneQuery } from './schedule-queries.ts'

/** Confirms the viewer's number with a code. Shows nothing without telephony, or if there is nothing to confirm (INTV-30). */
export function ConfirmNumber() {
  const { data } = useQuery(phoneQuery())
  const [sentTo, setSentTo] = useState<string>()
  const number = data?.details ? `${data.details.countryCode} ${data.details.phoneNumber}` : ''
  const isSent = sentTo === number
  const send = useMutation(
    api.scheduledInterviews.sendCode.mutationOptions({
      onSuccess() {
        if (isSent) toast.success('New code sent')
        setSentTo(number)
      },
      onError: (error) => void toast.error(errorText(error, 'Failed to send the code')),
    }),
  )
  if (!data?.hasTelephony || !data.details || data.details.isVerified) return null
  return (
    <Notice tone="info" title={`Confirm ${number}`}>
      <div className="stack stack-3">
        <p>We only send text reminders and calls to a confirmed number.</p>
        {isSent ? (
          <CodeForm again={<SendButton send={send} isAgain />} />
        ) : (
          <p>
            <SendButton send={send} />
          </p>
        )}
      </div>
    </Notice>
  )
}

type Send = { mutate: (input: undefined) => void; isPending: boolean }

/** Sends a code, and sends a new one if the message was lost. */
const SendButton = ({ send: { mutate, isPending }, isAgain = false }: { send: Send; isAgain?: boolean }) => (
  <Button variant={isAgain ? 'ghost' : 'secondary'} busy={isPending} onClick={() => mutate(undefined)}>
    {isAgain ? 'Send a new code' : 'Send code'}
  </Button>
)

function CodeForm({ again }: { again: ReactNode }) {
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
      <FormFoot submit="Confirm" busyText="Confirming" cancel={again} />
    </AppForm>
  )
}
