import { AppLink } from '#ui/primitives/app-link.tsx'
import type { SiteFacts } from '../../contract.ts'
import { trialClaim } from '../../copy.ts'
import type { ServiceText } from '../../page-texts.ts'
import { type ServiceKey, serviceKeys, sitePages } from '../../pages/site-pages.ts'
import { PageEnd } from './page-end.tsx'
import { ProductOpening } from './page-opening.tsx'
import { Points } from './points.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'
import './site-pages.css'

type Props = { service: ServiceKey; text: ServiceText; facts: Pick<SiteFacts, 'trialDays'> }

/** One service for job seekers: what it is, how it works, and its limits (MKT-05). */
export function ServicePage({ service: key, text, facts }: Props) {
  const { heading, lead, picture, steps, points, questions, action } = text
  return (
    <>
      <ProductOpening heading={heading} lead={lead} links={[action, { to: '/subscribe', label: 'See plans' }]}>
        {trialClaim(facts.trialDays)}Cancel anytime.
      </ProductOpening>
      <ProductPicture {...picture} isFirst />
      <section className="pub sp-part" aria-labelledby="steps">
        <h2 id="steps">How it works</h2>
        <Steps items={steps} />
      </section>
      <section className="pub sp-part" aria-labelledby="points">
        <h2 id="points">What you can count on</h2>
        <Points items={points} />
      </section>
      <Questions questions={questions} />
      <nav className="pub sp-part sp-more" aria-label="More from Tandem">
        <h2>More from Tandem</h2>
        <div className="nav2">
          {serviceKeys
            .filter((other) => other !== key)
            .map((other) => (
              <AppLink key={other} to={sitePages[other].path}>
                {sitePages[other].label}
              </AppLink>
            ))}
        </div>
      </nav>
      <PageEnd
        heading={['Bring your resume.', 'We brought the other half.']}
        links={[
          { to: '/auth?tab=sign-up', label: 'Get started' },
          { to: '/jobs', label: 'Search jobs' },
          { to: '/contact-us', label: 'Ask us' },
        ]}
      />
    </>
  )
}
