import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button, TextLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { useSession } from '../queries.ts'
import { securityQuery } from '../security-queries.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
const keyOf = (userId: string) => `tandem-two-factor-later-${userId}`

/** Asks staff to turn two-factor on. Dismissing it hides it for a week; it never blocks access. */
export function TwoFactorReminder() {
  const { viewer } = useSession()
  const { data } = useQuery({ ...securityQuery(), enabled: viewer !== null })
  const [isDismissed, setDismissed] = useState(true)
  const key = keyOf(viewer?.userId ?? '')
  useEffect(() => setDismissed(Number(localStorage.getItem(key) ?? 0) > Date.now()), [key])
  if (!data || data.twoFactor || isDismissed) return null
  const later = () => {
    localStorage.setItem(key, String(Date.now() + WEEK))
    setDismissed(true)
  }
  return (
    <div className="mb-6">
      <Notice tone="warn" title="Protect your account with two-factor">
        <p>You have access to other people's data. A code from your phone protects it if your password is stolen.</p>
        <div className="row row-3 wrap">
          <TextLink to="/app/profile?tab=account">Turn on two-factor</TextLink>
          <Button variant="ghost" size="sm" onClick={later}>
            Remind me in a week
          </Button>
        </div>
      </Notice>
    </div>
  )
}
