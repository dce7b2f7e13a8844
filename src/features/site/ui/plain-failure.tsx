import { StatePage } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { SiteFrame } from './site-frame.tsx'

/** A public page that failed. It has only links, as it must work without JavaScript. */
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
        The problem is on our side. Please try again in a moment.
      </StatePage>
    </SiteFrame>
  )
}
