import { useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { AuthFrame } from './components/auth-frame.tsx'
import { useReloadAsUser } from './use-session.ts'
import { useSignOut } from './use-sign-out.ts'

const TwoFactorSetupDialog = lazyComponent(
  async () => (await import('./components/security/two-factor-setup.tsx')).TwoFactorSetupDialog,
)

/** The first page for a user whose role requires two-factor and who has not set it up. */
export function SecondFactorPage({ redirect }: { redirect: string }) {
  const goOn = useReloadAsUser()
  const signOut = useSignOut()
  const [step, setStep] = useState<'asked' | 'setting-up'>('asked')
  return (
    <AuthFrame
      title="Set up two-factor"
      lead="Your role requires two-factor. A code from your phone protects your account if your password is stolen."
    >
      <div className="stack stack-4">
        <p>You need an authenticator app on your phone. Setup takes about two minutes.</p>
        <Button variant="primary" size="lg" block onClick={() => setStep('setting-up')}>
          Set up two-factor
        </Button>
      </div>
      <Button variant="ghost" block onClick={signOut}>
        Sign out
      </Button>
      {step === 'setting-up' && <TwoFactorSetupDialog onClose={() => setStep('asked')} onDone={() => goOn(redirect)} />}
    </AuthFrame>
  )
}
