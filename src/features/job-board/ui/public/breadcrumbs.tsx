import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import type { Step } from '../../breadcrumbs.ts'

/** The breadcrumbs of a public page of the job board. The last step is the page itself. */
export function Breadcrumbs({ steps }: { steps: readonly Step[] }) {
  const here = steps.at(-1)
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      {steps.slice(0, -1).map(({ to, label }) => (
        <Fragment key={to}>
          <AppLink to={to}>{label}</AppLink>
          <ChevronRight className="ic ic-sm" />
        </Fragment>
      ))}
      <b aria-current="page">{here?.label}</b>
    </nav>
  )
}
