import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { Button, TextLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { UNEXPECTED } from './auth-texts.ts'
import { AuthFrame } from './components/auth-frame.tsx'
import { broadcastSession, useBroadcastSignOut } from './use-session.ts'

type Link = { kind: 'confirm' | 'undo'; token: string }
const texts = {
  confirm: {
    title: 'Confirm your new email',
    lead: 'One more step: confirm this address to sign in with it.',
    action: 'Confirm this address',
    done: 'Your new email is confirmed. Use it to sign in from now on.',
  },
  undo: {
    title: 'Undo email change',
    lead: 'Your previous email becomes yours again, and every device is signed out.',
    action: 'Undo change',
    done: 'Your previous email is restored. We sent it a link to set a new password. Please do so now.',
  },
} as const

/** /auth/email: confirms a new email address or undoes a change. It needs a click, because mail scanners also open the links of emails. */
export function EmailPage() {
  const [link, setLink] = useState<Link | null | undefined>()
  useEffect(() => {
    const hashParams = new URLSearchParams(location.hash.slice(1))
    const kind = hashParams.has('undo') ? 'undo' : 'confirm'
    const token = hashParams.get(kind)
    setLink(token ? { kind, token } : null)
    // remove the secret from the address bar and the history
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  if (link === undefined)
    return (
      <AuthFrame title="Your email" lead="One moment.">
        {null}
      </AuthFrame>
    )
  if (link) return <Press link={link} />
  return (
    <AuthFrame title="Your email" lead="Open this page from the link in our email.">
      <TextLink to="/app/profile?tab=account">Go to your account</TextLink>
    </AuthFrame>
  )
}

function Press({ link: { kind, token } }: { link: Link }) {
  const ended = useBroadcastSignOut()
  const confirm = useMutation(api.security.confirmEmail.mutationOptions())
  const undo = useMutation(api.security.undoEmail.mutationOptions())
  const { mutate, isPending, isSuccess, error } = kind === 'confirm' ? confirm : undo
  const { title, lead, action, done } = texts[kind]
  return (
    <AuthFrame title={title} lead={lead}>
      {error && <Notice tone="error">{errorText(error, UNEXPECTED)}</Notice>}
      {isSuccess ? (
        <>
          <Notice tone="success">{done}</Notice>
          <TextLink to={kind === 'confirm' ? '/app/profile?tab=account' : '/auth'}>Continue</TextLink>
        </>
      ) : (
        <Button
          variant="primary"
          size="lg"
          block
          busy={isPending}
          onClick={() => mutate({ token }, { onSuccess: kind === 'undo' ? ended : broadcastSession })}
        >
          {action}
        </Button>
      )}
    </AuthFrame>
  )
}
