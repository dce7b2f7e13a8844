import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { Fingerprint } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/primitives/button.tsx'
import { usePasskeySignIn } from '../use-passkey-sign-in.ts'

/** Signs in without a password; only where the browser knows how, as nearly all do: its place is kept until that is known. */
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
