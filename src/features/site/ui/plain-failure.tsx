import { StatePage } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { SiteFrame } from './site-frame.tsx'

/** A public page that failed. Links only: no script is there to press a button for. */
export function PlainFailure({ title, retry }: { title: string; retry: string }) {
  return (
    <SiteFrame>
      <StatePage
        title={title}
        art="apart"
        actions={
          <>
            <ButtonLink to={retry} variant="primary" size="lg">
              Try again
            </ButtonLink>
            <ButtonLink to="/" size="lg">
              Go home
            </ButtonLink>
          </>
        }
      >
        It is on our side. Trying again in a moment usually helps.
      </StatePage>
    </SiteFrame>
  )
}
