import type { Plan } from '#features/billing/contract.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { SiteFacts } from '../../contract.ts'
import { landing, siteClaims, trialClaim } from '../../copy.ts'
import { CustomerStrip } from './customer-strip.tsx'
import { HiringBand } from './hiring-band.tsx'
import { MatchStill } from './match-still.tsx'
import { PriceList } from './price-list.tsx'
import { WhoDoesWhat } from './responsibilities.tsx'
import { SampleJobs } from './sample-jobs.tsx'
import { TourButton } from './tour-button.tsx'
import './landing.css'

const START = '/auth?tab=sign-up'

/** The landing page. `plans` is null if they could not be loaded (LAND-08). */
export function LandingPage({ plans, facts }: { plans: Plan[] | null; facts: SiteFacts }) {
  return (
    <>
      <section className="lp-hero pub">
        <h1>
          Job hunting <br />
          takes <span className="lp-two">two.</span>
        </h1>
        <div className="lp-side">
          <p className="lead">{landing.hero.lead}</p>
          <div className="row wrap">
            <ButtonLink to={START} variant="primary" size="lg">
              Get started
            </ButtonLink>
            <TourButton />
          </div>
          <p className="meta">{trialClaim(facts.trialDays)}Cancel anytime.</p>
        </div>
      </section>
      <MatchStill />
      <CustomerStrip />
      <section className="pub lp-claims" aria-label="Tandem in numbers">
        <ul>
          {siteClaims.map(({ figure, of }) => (
            <li key={of}>
              <b>{figure}</b> {of}
            </li>
          ))}
        </ul>
      </section>
      <WhoDoesWhat />
      <SampleJobs />
      <HiringBand />
      <PriceList plans={plans} facts={facts} now={new Date()} />
      <section className="pub lp-end">
        <h2>
          {landing.end.title[0]} <br />
          {landing.end.title[1]}
        </h2>
        <ButtonLink to={START} variant="primary" size="lg">
          {landing.end.action}
        </ButtonLink>
      </section>
    </>
  )
}
