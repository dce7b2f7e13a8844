import { type FormEvent, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { DEMO_PASSWORD, demoPeople } from '../../demo-people.ts'
import { useSignIn } from '../use-sign-in.ts'

/** Only in demo mode: buttons that sign in as a sample person. Each is a form, so that it works without JavaScript. */
export function DemoAccounts({ redirect, onSecondStep }: { redirect: string; onSecondStep(): void }) {
  const signIn = useSignIn(redirect)
  const [busy, setBusy] = useState<string>()
  const enter = async (event: FormEvent, email: string) => {
    event.preventDefault()
    setBusy(email)
    await signIn({ email, password: DEMO_PASSWORD }, { onSecondStep })
    setBusy(undefined)
  }
  return (
    <section aria-label="Demo accounts" className="stack border-t border-line pt-4">
      <p className="meta">This is a demo. Sign in as a sample user:</p>
      <div className="flex flex-wrap gap-2">
        {demoPeople.map(({ email, label }) => (
          <form key={email} method="post" action="/api/accounts/sign-in" onSubmit={(event) => enter(event, email)}>
            <input type="hidden" name="redirect" value={redirect} />
            <input type="hidden" name="email" value={email} />
            <input type="hidden" name="password" value={DEMO_PASSWORD} />
            <Button type="submit" size="sm" busy={busy === email}>
              {label}
            </Button>
          </form>
        ))}
      </div>
    </section>
  )
}
