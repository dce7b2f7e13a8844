import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormError } from '#ui/form/app-form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button, TextLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { NewPassword, RequestReset } from '../contract.ts'
import { newPasswordField, UNEXPECTED } from './auth-texts.ts'
import { AuthFrame } from './components/auth-frame.tsx'
import { LargeSubmit } from './components/large-submit.tsx'
import { NewPasswordFields } from './components/new-password-fields.tsx'
import { broadcastSession } from './use-session.ts'

/** /auth/reset: requests the link, or sets the new password if the URL contains the link's secret. */
export function ResetPage({ onDone }: { onDone(email: string): void }) {
  const [link, setLink] = useState<{ token: string; isFirst: boolean }>()
  useEffect(() => {
    const take = () => {
      if (!location.hash) return
      const fromLink = new URLSearchParams(location.hash.slice(1))
      const token = fromLink.get('token')
      setLink(token ? { token, isFirst: fromLink.has('first') } : undefined)
      // remove the secret from the address bar and the history
      history.replaceState(history.state, '', location.pathname)
    }
    take()
    // the link may be opened in the tab that requested it, which only changes the hash
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  if (!link) return <AskForLink />
  return <SetPassword key={link.token} {...link} onDone={onDone} onAskAgain={() => setLink(undefined)} />
}

function AskForLink() {
  const [sentTo, setSentTo] = useState<string>()
  const request = useMutation(api.accounts.requestReset.mutationOptions())
  const form = useAppForm({
    schema: RequestReset,
    defaultValues: { email: '' },
    guard: false,
    onFail: (error, f) => f.setServerError('root', errorText(error, UNEXPECTED)),
    onSubmit: async (values) => {
      await request.mutateAsync(values)
      setSentTo(values.email)
    },
  })
  return (
    <AuthFrame title="Reset password" lead="We'll email you a link that works once, for an hour.">
      {sentTo && (
        <Notice tone="info" title="Check your inbox">
          If {sentTo} has an account here, we sent a link to it.
        </Notice>
      )}
      <AppForm form={form} label="Reset password" className="stack stack-4">
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <FormError />
        <LargeSubmit>Send link</LargeSubmit>
      </AppForm>
      <p className="meta">
        <TextLink to="/auth">Back to sign in</TextLink>
      </p>
    </AuthFrame>
  )
}

const FIRST_PASSWORD =
  'Your email is confirmed. It was used to sign up more than once with different passwords, so please set the one you want.'

type Step = { token: string; isFirst: boolean; onDone(email: string): void; onAskAgain(): void }

function SetPassword({ token, isFirst, onDone, onAskAgain }: Step) {
  const reset = useMutation(api.accounts.resetPassword.mutationOptions())
  const form = useAppForm({
    schema: NewPassword,
    defaultValues: { password: '', confirmPassword: '' },
    guard: false,
    onFail: (error, f) => f.setServerError(newPasswordField(error), errorText(error, UNEXPECTED)),
    onSubmit: async ({ password }) => {
      const { email } = await reset.mutateAsync({ token, password })
      broadcastSession()
      onDone(email)
    },
  })
  return (
    <AuthFrame title="New password" lead={isFirst ? FIRST_PASSWORD : "You'll be signed out on every device."}>
      <AppForm form={form} label="Set a new password" className="stack stack-4">
        <NewPasswordFields />
        <FormError />
        <LargeSubmit>Set password</LargeSubmit>
      </AppForm>
      <Button variant="ghost" block onClick={onAskAgain}>
        Request a new link
      </Button>
    </AuthFrame>
  )
}
