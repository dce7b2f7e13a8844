import type { ReactNode } from 'react'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Mark } from '#ui/primitives/brand.tsx'
import '../auth.css'

/** The layout of the sign-in pages: the form with the poster next to it. The routes render it in the layout of the public pages. */
export function AuthFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="auth">
      <div className="auth-box">
        <div>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        {children}
      </div>
      <Poster />
    </div>
  )
}

function Poster() {
  return (
    <aside className="auth-poster" aria-label="Sample testimonial">
      <Mark />
      <blockquote>
        <p>It showed me the sentence that got me the interview, and the one that would have lost it.</p>
        <footer>
          <Avatar name="Tomas Ribeiro" />
          <span>
            <b>Tomas Ribeiro</b>
            Operations analyst, Copperline Energy (sample testimonial)
          </span>
        </footer>
      </blockquote>
    </aside>
  )
}
