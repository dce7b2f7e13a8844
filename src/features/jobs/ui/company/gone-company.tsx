import { StatePage } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'

/** A company that showed its jobs once: what it was is not shown any more. */
export function GoneCompany() {
  return (
    <StatePage
      title="This company is gone."
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
      It does not hire on Tandem any more. If you applied, your application is still in your tracker.
    </StatePage>
  )
}
