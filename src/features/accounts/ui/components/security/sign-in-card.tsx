import { useState } from 'react'
import { Ago } from '#ui/primitives/ago.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { SecurityOverview } from '../../../security-contract.ts'

const EmailDialog = lazyComponent(async () => (await import('./email-dialog.tsx')).EmailDialog)
const PasswordDialog = lazyComponent(async () => (await import('./password-dialog.tsx')).PasswordDialog)

/** Email address and password, each with a button to change it. */
export function SignInCard({ security }: { security: SecurityOverview }) {
  const { email, pendingEmail, passwordChangedAt, twoFactor } = security
  const [open, setOpen] = useState<'email' | 'password' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className="card" aria-labelledby="sign-in-card">
      <div className="card-head">
        <h2 id="sign-in-card">Sign-in</h2>
      </div>
      <ul className="card-body list">
        <li>
          <div className="grow">
            <p className="meta">Email</p>
            <p className="strong break-words">{email}</p>
            {pendingEmail && (
              <p className="meta break-words">Not confirmed yet. We emailed a link to {pendingEmail}.</p>
            )}
          </div>
          <button type="button" className="link" aria-label="Change email" onClick={() => setOpen('email')}>
            Change
          </button>
        </li>
        <li>
          <div className="grow">
            <p className="meta">Password</p>
            <p className="strong">
              {passwordChangedAt ? (
                <>
                  Changed <Ago at={passwordChangedAt} now={new Date()} isInside />
                </>
              ) : (
                'Not set'
              )}
            </p>
          </div>
          <button type="button" className="link" aria-label="Change password" onClick={() => setOpen('password')}>
            Change
          </button>
        </li>
      </ul>
      {open === 'email' && <EmailDialog current={email} asksForCode={twoFactor !== null} onClose={close} />}
      {open === 'password' && <PasswordDialog onClose={close} />}
    </section>
  )
}
