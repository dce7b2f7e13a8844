import { AppLink } from '#ui/primitives/app-link.tsx'
import type { GuideText } from '../../page-texts.ts'
import { PageEnd, startLinks } from './page-end.tsx'
import { PageOpening } from './page-opening.tsx'
import './site-pages.css'

/** A guide to job search with the product, from the first hour to the offer (MKT-04). */
export function GuidePage({ parts }: { parts: GuideText }) {
  return (
    <>
      <PageOpening heading={['Two evenings', 'a week.']}>
        <p className="lead">
          A job search that fits in your week: what to do in the first hour, each week, and before you accept.
        </p>
      </PageOpening>
      {parts.map(({ when, title, steps }) => (
        <section className="pub pg-part" key={when} aria-label={when}>
          <div>
            <p className="meta">{when}</p>
            <h2>{title}</h2>
          </div>
          <ul>
            {steps.map((step) => (
              <li key={step.title}>
                <div>
                  <h3>{step.title}</h3>
                  <p>{step.text}</p>
                </div>
                {step.to && (
                  <AppLink className="link" to={step.to}>
                    {step.label}
                  </AppLink>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <PageEnd heading={['The first hour', 'is the longest.']} links={startLinks} />
    </>
  )
}
