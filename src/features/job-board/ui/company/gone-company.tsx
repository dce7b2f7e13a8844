import { GonePage } from '#ui/page/gone-page.tsx'

/** A company that showed its jobs once. */
export const GoneCompany = () => (
  <GonePage title="This company is no longer on Tandem.">
    If you applied, your application is still in your tracker.
  </GonePage>
)
