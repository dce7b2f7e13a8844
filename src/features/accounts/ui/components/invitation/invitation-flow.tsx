import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { typedLine } from '#lib/text.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormError } from '#ui/form/app-form.tsx'
import { TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button, ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { NewPassword } from '../../../contract.ts'
import { newPasswordField } from '../../auth-texts.ts'
import { useSession } from '../../queries.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { LargeSubmit } from '../large-submit.tsx'
import { NewPasswordFields } from '../new-password-fields.tsx'

const UNEXPECTED = 'Something went wrong. Please try again.'

export type Invited = { email: string; displayName: string; hasAccount: boolean }
type Newcomer = { token: string; displayName: string; password: string }

/** The texts and calls of one kind of invitation, given by the area that invites. */
export type InvitationKind<I extends Invited, J> = {
  /** The path of the page. The secret is stored under it in this tab. */
  path: string
  useInvitation: (token: string) => {
    data: I | undefined
    error: unknown
    isPending: boolean
    refetch: () => unknown
  }
  accept: (token: string) => Promise<J>
  join: (newcomer: Newcomer) => Promise<J>
  words: { title: (invitation: I) => string; lead: (invitation: I) => string; gone: string; ask: string; keeps: string }
}

/** `onJoined` gets the server's answer; `onSignOut` returns to this page signed out. */
export type Leads<J> = { onJoined(joined: J): void; onSignOut(): void }

/** Accepts an invitation by the secret in the URL, with a new account or the signed-in one (TEAM-10). */
export function InvitationFlow<I extends Invited, J>({ kind, ...leads }: Leads<J> & { kind: InvitationKind<I, J> }) {
  const token = useToken(kind.path)
  if (token === undefined) return null
  return token ? <Opened key={token} token={token} kind={kind} {...leads} /> : <Gone words={kind.words} />
}

const storageKey = (path: string) => `tandem-${path.slice(1)}`

/** Reads the secret from the URL and removes it from the address bar and the history. The tab stores it while the user signs in. */
function useToken(path: string): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const read = () => {
      const fromLink = new URLSearchParams(location.hash.slice(1)).get('token')
      if (fromLink) sessionStorage.setItem(storageKey(path), fromLink)
      setToken(fromLink ?? sessionStorage.getItem(storageKey(path)))
      if (location.hash) history.replaceState(history.state, '', location.pathname)
    }
    read()
    // another link that is opened in this tab only changes the hash, which does not load the page again
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [path])
  return token
}

type Open<I extends Invited, J> = Leads<J> & { token: string; kind: InvitationKind<I, J> }

function Opened<I extends Invited, J>({ token, kind, onJoined, onSignOut }: Open<I, J>) {
  const { data: invitation, error, isPending, refetch } = kind.useInvitation(token)
  const { viewer } = useSession()
  const onDone = (joined: J) => {
    sessionStorage.removeItem(storageKey(kind.path))
    onJoined(joined)
  }
  if (isPending)
    return (
      <Frame lead="One moment.">
        <Loading label="Loading the invitation">
          <Skeleton shape="block" />
        </Loading>
      </Frame>
    )
  if (!invitation)
    return (error as { code?: string }).code === 'INVITATION_GONE' ? (
      <Gone words={kind.words} />
    ) : (
      <Frame lead="We couldn't load the invitation.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </Frame>
    )
  const step = { token, kind, invitation, onDone }
  return (
    <AuthFrame title={kind.words.title(invitation)} lead={kind.words.lead(invitation)}>
      {viewer?.email.toLowerCase() === invitation.email ? (
        <Accept {...step} />
      ) : viewer ? (
        <OtherAccount email={viewer.email} invited={invitation.email} onSignOut={onSignOut} />
      ) : invitation.hasAccount ? (
        <SignInFirst email={invitation.email} path={kind.path} />
      ) : (
        <Join {...step} />
      )}
    </AuthFrame>
  )
}

const Frame = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <AuthFrame title="Your invitation" lead={lead}>
    {children}
  </AuthFrame>
)

const Gone = ({ words: { gone, ask } }: { words: { gone: string; ask: string } }) => (
  <Frame lead={gone}>
    <p className="meta">
      {ask} <TextLink to="/auth">Sign in</TextLink>
    </p>
  </Frame>
)

type Step<I extends Invited, J> = { token: string; kind: InvitationKind<I, J>; invitation: I; onDone(joined: J): void }

function Accept<I extends Invited, J>({ token, kind, invitation, onDone }: Step<I, J>) {
  const accept = useMutation({ mutationFn: () => kind.accept(token), onSuccess: (joined) => onDone(joined) })
  return (
    <div className="stack stack-4">
      {accept.error && <Notice tone="error">{errorText(accept.error, UNEXPECTED)}</Notice>}
      <p>
        You are signed in as {invitation.email}. {kind.words.keeps}
      </p>
      <Button variant="primary" size="lg" block busy={accept.isPending} onClick={() => accept.mutate()}>
        Accept invitation
      </Button>
    </div>
  )
}

type Other = { email: string; invited: string; onSignOut(): void }

function OtherAccount({ email, invited, onSignOut }: Other) {
  return (
    <div className="stack stack-4">
      <Notice tone="warn" title="This invitation is for a different email address">
        You are signed in as {email}. The invitation was sent to {invited}.
      </Notice>
      <Button block onClick={onSignOut}>
        Sign out and continue
      </Button>
    </div>
  )
}

function SignInFirst({ email, path }: { email: string; path: string }) {
  return (
    <div className="stack stack-4">
      <p>An account with {email} already exists. Sign in with it, then accept.</p>
      <ButtonLink
        variant="primary"
        size="lg"
        block
        to={`/auth?email=${encodeURIComponent(email)}&redirect=${encodeURIComponent(path)}`}
      >
        Sign in
      </ButtonLink>
    </div>
  )
}

const JoinForm = NewPassword.safeExtend({ displayName: typedLine(100, 'Name is required') })

function Join<I extends Invited, J>({ token, kind, invitation, onDone }: Step<I, J>) {
  const form = useAppForm({
    schema: JoinForm,
    defaultValues: { displayName: invitation.displayName, password: '', confirmPassword: '' },
    guard: false,
    onFail: (error, f) => f.setServerError(newPasswordField(error), errorText(error, UNEXPECTED)),
    onSubmit: async ({ displayName, password }) => {
      onDone(await kind.join({ token, displayName, password }))
    },
  })
  return (
    <AppForm form={form} label="Set a password and join" className="stack stack-4">
      <p>
        You'll sign in with <b>{invitation.email}</b>.
      </p>
      <TextField name="displayName" label="Full Name" autoComplete="name" />
      <NewPasswordFields label="Password" />
      <FormError />
      <LargeSubmit>Set password and join</LargeSubmit>
    </AppForm>
  )
}
