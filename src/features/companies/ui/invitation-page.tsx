import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#app/api.ts'
import { NewPassword } from '#features/accounts/contract.ts'
import { AuthFrame } from '#features/accounts/ui/components/auth-frame.tsx'
import { useSession } from '#features/accounts/ui/queries.ts'
import { typedText } from '#lib/text.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm } from '#ui/form/app-form.tsx'
import { PasswordField, TextField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { Button, ButtonLink, TextLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { memberRoleLabels } from '../rules.ts'
import { type OpenInvitation, teamErrors } from '../team-contract.ts'
import { invitationQuery } from './queries.ts'

const UNEXPECTED = 'Something went wrong. Please try again.'
const KEPT = 'tandem-invitation'

/** /invitation: joins a company by the secret in the address, as somebody new or with the account that is signed in (TEAM-10). */
export function InvitationPage(props: Leads) {
  const token = useToken()
  if (token === undefined) return null
  return token ? <Opened token={token} {...props} /> : <Gone />
}

/** What follows: `onSignOut` comes back here as nobody. */
type Leads = { onJoined(): void; onSignOut(): void }

/** The secret leaves the address bar and the history; this tab keeps it while its person signs in. */
function useToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const given = new URLSearchParams(location.hash.slice(1)).get('token')
    if (given) sessionStorage.setItem(KEPT, given)
    setToken(given ?? sessionStorage.getItem(KEPT))
    if (location.hash) history.replaceState(history.state, '', location.pathname)
  }, [])
  return token
}

function Opened({ token, onJoined, onSignOut }: Leads & { token: string }) {
  const { data: invitation, error, isPending, refetch } = useQuery(invitationQuery(token))
  const { viewer } = useSession()
  const onDone = () => {
    sessionStorage.removeItem(KEPT)
    onJoined()
  }
  if (isPending)
    return (
      <AuthFrame title="Your invitation" lead="One moment.">
        <Loading label="Loading the invitation">
          <Skeleton shape="block" />
        </Loading>
      </AuthFrame>
    )
  if (!invitation)
    return (error as { code?: string }).code === 'INVITATION_GONE' ? (
      <Gone />
    ) : (
      <Failed onRetry={() => void refetch()} />
    )
  const by = invitation.invitedBy ? `${invitation.invitedBy} invited you` : 'You are invited'
  return (
    <AuthFrame
      title={`Join ${invitation.companyName}`}
      lead={`${by} to the hiring team, as ${memberRoleLabels[invitation.role]}.`}
    >
      {viewer?.email.toLowerCase() === invitation.email ? (
        <Accept token={token} invitation={invitation} onDone={onDone} />
      ) : viewer ? (
        <OtherAccount email={viewer.email} invited={invitation.email} onSignOut={onSignOut} />
      ) : invitation.hasAccount ? (
        <SignInFirst email={invitation.email} />
      ) : (
        <Join token={token} invitation={invitation} onDone={onDone} />
      )}
    </AuthFrame>
  )
}

function Gone() {
  return (
    <AuthFrame title="Your invitation" lead={teamErrors.INVITATION_GONE.message}>
      <p className="meta">
        Whoever invited you can send it again from their team page. <TextLink to="/auth">Sign in</TextLink>
      </p>
    </AuthFrame>
  )
}

function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <AuthFrame title="Your invitation" lead="The invitation could not be loaded.">
      <Button onClick={onRetry}>Retry</Button>
    </AuthFrame>
  )
}

type Step = { token: string; invitation: OpenInvitation; onDone(): void }

function Accept({ token, invitation, onDone }: Step) {
  const accept = useMutation(api.team.accept.mutationOptions({ onSuccess: onDone }))
  return (
    <div className="stack stack-4">
      {accept.error && <Notice tone="error">{errorText(accept.error, UNEXPECTED)}</Notice>}
      <p>You are signed in as {invitation.email}. What you have here as a job seeker stays as it is.</p>
      <Button variant="primary" size="lg" block busy={accept.isPending} onClick={() => accept.mutate({ token })}>
        Accept the invitation
      </Button>
    </div>
  )
}

type Other = { email: string; invited: string; onSignOut(): void }

function OtherAccount({ email, invited, onSignOut }: Other) {
  return (
    <div className="stack stack-4">
      <Notice tone="warn" title="This invitation is for another address">
        You are signed in as {email}. The invitation went to {invited}.
      </Notice>
      <Button block onClick={onSignOut}>
        Sign out and go on
      </Button>
    </div>
  )
}

function SignInFirst({ email }: { email: string }) {
  return (
    <div className="stack stack-4">
      <p>There is an account with {email} already. Sign in with it, then accept.</p>
      <ButtonLink
        variant="primary"
        size="lg"
        block
        to={`/auth?email=${encodeURIComponent(email)}&redirect=${encodeURIComponent('/invitation')}`}
      >
        Sign in
      </ButtonLink>
    </div>
  )
}

const JoinForm = NewPassword.safeExtend({ displayName: typedText(100, 'Name is required') })

function Join({ token, invitation, onDone }: Step) {
  const join = useMutation(api.team.join.mutationOptions())
  const form = useAppForm({
    schema: JoinForm,
    defaultValues: { displayName: invitation.displayName, password: '', confirmPassword: '' },
    guard: false,
    onFail: (error, f) => f.setServerError('root', errorText(error, UNEXPECTED)),
    onSubmit: async ({ displayName, password }) => {
      await join.mutateAsync({ token, displayName, password })
      onDone()
    },
  })
  return (
    <AppForm form={form} label="Set a password and join" className="stack stack-4">
      <p>
        You sign in with <b>{invitation.email}</b>.
      </p>
      <TextField name="displayName" label="Full Name" autoComplete="name" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <Button type="submit" variant="primary" size="lg" block busy={form.formState.isSubmitting}>
        Set password and join
      </Button>
    </AppForm>
  )
}
