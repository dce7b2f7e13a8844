import { GonePage } from '#ui/page/gone-page.tsx'

/** The page of a company that is no longer public. */
export const GoneCompany = () => (
  <GonePage title="This company is no longer on Tandem.">
    If you applied, your application is still in your tracker.
  </GonePage>
)
