import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { markInteractive } from '#ui/shell/mark-interactive.ts'
import { AppLink } from '../primitives/app-link.tsx'
import { Wordmark } from '../primitives/brand.tsx'

export type PublicLink = { to: string; label: string }

export type PublicPageProps = {
  nav: readonly PublicLink[]
  foot: readonly { title: string; links: readonly PublicLink[] }[]
  claim: string
  copyright: string
  /** At the right of the top bar: Sign In and Get started, or the signed-in user. */
  viewer: ReactNode
  /** Below the footer's claim: the newsletter sign-up. */
  newsletter?: ReactNode
  /** The current path, so that its link is marked even without scripts. */
  here?: string
  children: ReactNode
}

function PublicTop({ nav, viewer, here }: Pick<PublicPageProps, 'nav' | 'viewer' | 'here'>) {
  return (
    <header className="pub pub-top">
      <AppLink to="/" className="logo" aria-label="Tandem, home">
        <Wordmark />
      </AppLink>
      <nav aria-label="Site">
        {nav.map(({ to, label }) => (
          <AppLink key={to} to={to} {...(here === to && { 'aria-current': 'page' as const })}>
            {label}
          </AppLink>
        ))}
      </nav>
      <div className="row viewer">{viewer}</div>
      <a className="btn btn-ghost btn-icon phone" href="#foot" aria-label="Menu">
        <MenuIcon className="ic" />
      </a>
    </header>
  )
}

type FootProps = Pick<PublicPageProps, 'foot' | 'claim' | 'copyright' | 'newsletter'>

function PublicFoot({ foot, claim, copyright, newsletter }: FootProps) {
  return (
    <footer className="band pub-foot" id="foot">
      <div className="pub">
        <div className="cols">
          <div>
            <div className="logo">
              <Wordmark />
            </div>
            <p className="claim">{claim}</p>
            {newsletter}
          </div>
          {foot.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              {links.map(({ to, label }) => (
                <AppLink key={to} to={to}>
                  {label}
                </AppLink>
              ))}
            </nav>
          ))}
        </div>
        <p className="copy">{copyright}</p>
      </div>
    </footer>
  )
}

/** The frame of the public pages: skip link, top bar, main, footer. It has only plain links, so that it works without JavaScript. */
export function PublicPage({ children, ...frame }: PublicPageProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <PublicTop {...frame} />
      <main ref={markInteractive} id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFoot {...frame} />
    </>
  )
}
