import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import type { Viewer } from '#lib/viewer.ts'
import { type PublicLink, PublicPage } from '#ui/page/public-page.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { siteClaim, siteCopyright } from '../copy.ts'
import { siteFoot, siteNav } from './site-links.ts'

/** The frame of every public page (SHELL-03); `back` is where signing in leads, the start unless said. */
export function SiteFrame({ here, back, children }: { here?: string; back?: string; children: ReactNode }) {
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  return (
    <PublicPage
      nav={viewer ? siteNav.filter(isForMembers) : siteNav}
      foot={viewer ? footForMembers : siteFoot}
      claim={siteClaim}
      copyright={siteCopyright}
      {...(here && { here })}
      viewer={viewer ? <SignedIn viewer={viewer} /> : <SignedOut back={back} />}
    >
      {children}
    </PublicPage>
  )
}

// whoever is signed in is led from the landing page and from signing in to the app: such links would lead nowhere new
const isForMembers = ({ to }: PublicLink) => !to.startsWith('/#') && !to.startsWith('/auth')
const footForMembers = siteFoot
  .map((part) => ({ ...part, links: part.links.filter(isForMembers) }))
  .filter((part) => part.links.length > 0)

function SignedIn({ viewer }: { viewer: Viewer }) {
  return (
    <ButtonLink to="/app" variant="ghost" aria-label={`Open your portal, ${viewer.name}`}>
      <Avatar name={viewer.name} src={viewer.image} size="sm" own />
      <span className="desk">{viewer.name}</span>
    </ButtonLink>
  )
}

function SignedOut({ back }: { back?: string | undefined }) {
  const after = back ? `redirect=${encodeURIComponent(back)}` : ''
  return (
    <>
      <ButtonLink to={`/auth?${after}`} variant="ghost">
        Sign In
      </ButtonLink>
      <ButtonLink to={`/auth?tab=sign-up&${after}`} variant="primary">
        Get started
      </ButtonLink>
    </>
  )
}
