import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { securityQuery } from '../security-queries.ts'
import { PasskeysCard } from './security/passkeys-card.tsx'
import { SignInCard } from './security/sign-in-card.tsx'
import { TwoFactorCard } from './security/two-factor-card.tsx'

/** The security settings of the account, as cards: email address and password, two-factor, passkeys. */
export function SecuritySection() {
  const query = useQuery(securityQuery())
  return (
    <QueryBoundary query={query} skeleton={<CardsSkeleton />} errorText="Failed to load your sign-in settings">
      {(security) => (
        <>
          <SignInCard security={security} />
          <TwoFactorCard security={security} />
          <PasskeysCard security={security} />
        </>
      )}
    </QueryBoundary>
  )
}

const CardsSkeleton = () => (
  <Loading label="Loading your sign-in settings">
    <div className="stack stack-6">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  </Loading>
)
