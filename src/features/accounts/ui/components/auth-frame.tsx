import type { ReactNode } from 'react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Avatar } from '#ui/primitives/avatar.tsx'
import { Mark, Wordmark } from '#ui/primitives/brand.tsx'

/** The poster side and the form side of every page on the way in. */
export function AuthFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh wide:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]">
      <main className="grid grid-rows-[auto_1fr_auto] gap-8 p-5 wide:px-12 wide:py-8">
        <AppLink to="/" className="justify-self-start" aria-label="Tandem, home">
          <Wordmark />
        </AppLink>
        <div className="grid w-full max-w-sm gap-5 self-center justify-self-center">
          <div>
            <h1 className="text-5xl leading-none tracking-[-.042em]">{title}</h1>
            <p className="lead mt-3">{lead}</p>
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
    <aside className="relative m-3 hidden items-end overflow-hidden rounded-sheet bg-spine-bg p-10 text-on-spine-2 wide:flex">
      <Mark className="absolute -top-28 -left-8 w-[46rem]" />
      <blockquote className="relative m-0 rounded-2xl bg-surface p-6 text-ink-2 shadow-3">
        <p className="font-head text-2xl leading-tight font-semibold tracking-[-.022em] text-ink">
          It showed me the sentence that got me the interview. Then it told me which one would lose it.
        </p>
        <footer className="mt-4 flex items-center gap-3 text-sm">
          <Avatar name="Tomas Ribeiro" />
          <span>
            <b className="block text-ink">Tomas Ribeiro</b>
            Operations analyst, Copperline Energy (a sample voice)
          </span>
        </footer>
      </blockquote>
    </aside>
  )
}
