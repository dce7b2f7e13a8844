import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { useSignIn } from '../use-sign-in.ts'

const accounts = [
  { email: 'seeker@tandem.test', label: 'Job seeker' },
  { email: 'company@tandem.test', label: 'Company admin' },
  { email: 'recruiter@tandem.test', label: 'Recruiter' },
  { email: 'admin@tandem.test', label: 'Platform admin' },
  { email: 'staff@tandem.test', label: 'Platform staff' },
]

/** In a trial run only: one press signs in as one of the sample people. */
export function DemoAccounts({ redirect }: { redirect: string }) {
  const signIn = useSignIn(redirect)
  const [busy, setBusy] = useState<string>()
  return (
    <section aria-label="Demo accounts" className="stack border-t border-line pt-4">
      <p className="meta">This is a demo. Step in as one of its sample people:</p>
      <div className="flex flex-wrap gap-2">
        {accounts.map(({ email, label }) => (
          <Button
            key={email}
            size="sm"
            busy={busy === email}
            onClick={async () => {
              setBusy(email)
              await signIn({ email, password: 'tandem-demo' })
              setBusy(undefined)
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
