import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { isFromSignIn } from '../search.ts'
import '../billing.css'

const STEPS = '/how-it-works'

/** 'Claim Your Offer Letter Now!', for visitors who came from the banner or signed in for this page (SUB-04). */
export function OfferBanner({ from }: { from: 'banner' | undefined }) {
  const [isReferred, setReferred] = useState(false)
  // only the browser knows the previous page
  useEffect(() => setReferred(isFromSignIn(document.referrer, location.origin)), [])
  const { routesByPath } = useRouter()
  if (from !== 'banner' && !isReferred) return null
  return (
    <section className="sub-offer" aria-label="Global employment programme">
      <div>
        <h2>Claim Your Offer Letter Now!</h2>
        <p>
          The global employment programme starts with an offer letter. The fee is refunded on your first job payout.
        </p>
      </div>
      {STEPS in routesByPath && (
        <ButtonLink to={STEPS} variant="marigold">
          See the 13 steps
        </ButtonLink>
      )}
    </section>
  )
}
