import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { NewsletterForm } from '#features/campaigns/ui/components/newsletter-form.tsx'
import type { Viewer } from '#lib/viewer.ts'
import { PublicPage } from '#ui/page/public-page.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { siteClaim, siteCopyright } from '../copy.ts'
import { siteFactsQuery } from './queries.ts'
import { linksFor, siteFoot, siteNav } from './site-links.ts'

type Props = {
  here?: string
  /** The redirect target after signing in, the start page by default. */
  back?: string
  /** The newsletter form in the footer; not on pages that contain it themselves or have their own email form. */
  newsletter?: boolean
  children: ReactNode
}

/** The frame of every public page (SHELL-03). */
export function SiteFrame({ here, back, newsletter = true, children }: Props) {
  const { viewer } = useSession()
  // the page's own facts; a page without facts shows the program link until it is known to be off
  const facts = useQueryClient().getQueryData(siteFactsQuery().queryKey)
  const reader = { isMember: viewer !== null, hasProgramme: facts?.hasProgramme ?? true }
  const foot = siteFoot.map((part) => ({ ...part, links: linksFor(part.links, reader) }))
  return (
    <PublicPage
      nav={linksFor(siteNav, reader)}
      foot={foot.filter(({ links }) => links.length > 0)}
      claim={siteClaim}
      copyright={siteCopyright}
      newsletter={newsletter && <NewsletterForm page={here ?? '/'} id="foot-newsletter" />}
      {...(here && { here })}
      viewer={viewer ? <SignedIn viewer={viewer} /> : <SignedOut back={back} />}
    >
      {children}
    </PublicPage>
  )
}

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
