import type { ReactNode } from 'react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Mark, Wordmark } from '#ui/primitives/brand.tsx'

/** The poster side and the form side of every page on the way in. */
export function AuthFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="auth">
      <main className="auth-side">
        <AppLink to="/" className="auth-home" aria-label="Tandem, home">
          <Wordmark />
        </AppLink>
        <div className="auth-box">
          <div>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
          </div>
          {children}
        </div>
        <p className="meta">© 2025 Tandem</p>
      </main>
      <Poster />
    </div>
  )
}

function Poster() {
  return (
    <aside className="auth-poster" aria-label="A sample voice">
      <Mark />
      <blockquote>
        <p>It showed me the sentence that got me the interview. Then it told me which one would lose it.</p>
        <footer>
          <Avatar name="Tomas Ribeiro" />
          <span>
            <b>Tomas Ribeiro</b>
            Operations analyst, Copperline Energy (a sample voice)
          </span>
        </footer>
      </blockquote>
    </aside>
  )
}
