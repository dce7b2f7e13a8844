import type { ReactNode } from 'react'
import { ButtonLink } from '../primitives/button.tsx'
import { StatePage } from './state-page.tsx'

/** Something public that was open once: what it was is not shown any more; `children` say why, and the ways on are the same. */
export const GonePage = ({ title, children }: { title: string; children: ReactNode }) => (
  <StatePage
    title={title}
    art="apart"
    actions={
      <>
        <ButtonLink to="/jobs" variant="primary" size="lg">
          Search jobs
        </ButtonLink>
        <ButtonLink to="/" size="lg">
          Go home
        </ButtonLink>
      </>
    }
  >
    {children}
  </StatePage>
)
