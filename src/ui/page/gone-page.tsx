import type { ReactNode } from 'react'
import { ButtonLink } from '../primitives/button.tsx'
import { StatePage } from './state-page.tsx'

/** For public content that is no longer shown: `children` say why, and the links to continue are always the same. */
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
