import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button, TextLink } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { useSession } from '../queries.ts'
import { securityQuery } from '../security-queries.ts'

const WEEK = 7 * 24 * 60 * 60 * 1000
const keyOf = (userId: string) => `tandem-two-factor-later-${userId}`

/** Urges whoever works for the platform to switch two-factor on; put off, it comes back in a week. It locks nobody out (G-05). */
export function TwoFactorUrge() {
  const { viewer } = useSession()
  const { data } = useQuery({ ...securityQuery(), enabled: viewer !== null })
  const [isPutOff, setPutOff] = useState(true)
  const key = keyOf(viewer?.userId ?? '')
  useEffect(() => setPutOff(Number(localStorage.getItem(key) ?? 0) > Date.now()), [key])
  if (!data || data.twoFactor || isPutOff) return null
  const later = () => {
    localStorage.setItem(key, String(Date.now() + WEEK))
    setPutOff(true)
  }
  return (
    <div className="mb-6">
      <Notice tone="warn" title="Protect this account with two-factor">
        <p>You can see and change what belongs to others. A code from your phone keeps a stolen password out.</p>
        <div className="row row-3 wrap">
          <TextLink to="/app/profile?tab=account">Switch it on</TextLink>
          <Button variant="ghost" size="sm" onClick={later}>
            Remind me in a week
          </Button>
        </div>
      </Notice>
    </div>
  )
}
