import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { usePasskeySignIn } from '../use-passkey-sign-in.ts'

/**
 * Signs in with a passkey, if the browser supports passkeys. Nearly all do, so the button is invisible until this was checked, and the
 * layout does not shift.
 */
export function PasskeyButton({ redirect }: { redirect: string }) {
  const [isKnown, setKnown] = useState<boolean>()
  const [isBusy, setBusy] = useState(false)
  const signIn = usePasskeySignIn(redirect)
  useEffect(() => setKnown(browserSupportsWebAuthn()), [])
  if (isKnown === false) return null
  const press = async () => {
    setBusy(true)
    await signIn()
    setBusy(false)
  }
  return (
    <Button
      icon={Fingerprint}
      size="lg"
      block
      busy={isBusy}
      onClick={press}
      className={isKnown ? undefined : 'invisible'}
    >
      Sign in with a passkey
    </Button>
  )
}
