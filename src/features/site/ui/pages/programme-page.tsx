import { Building2, User } from 'lucide-react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Mark } from '#ui/primitives/brand.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { type ProgrammeText, type Responsible, responsible } from '../../page-texts.ts'
import { PageOpening } from './page-opening.tsx'
import { Points } from './points.tsx'
import './site-pages.css'

const doers: Record<Responsible, string> = { you: 'You', tandem: 'Tandem', company: 'Company' }

/**
 * The global employment program: thirteen steps, who does each, and how the fee is refunded (MKT-01 to MKT-03,
 * PLAT-09).
 */
export function ProgrammePage({ text: { parts, includes, fee } }: { text: ProgrammeText }) {
  const steps = parts.flatMap((part) => part.steps)
  const countOf = (doer: Responsible) => steps.filter(({ by }) => by === doer).length
  return (
    <>
      <PageOpening heading={['Thirteen steps,', 'and you do five.']}>
        <p className="lead">
          The global employment programme, from signup to your first pay. Each step shows who does it.
        </p>
        <ul className="pg-doers">
          {responsible.map((doer) => (
            <li key={doer}>
              <By doer={doer} /> <b className="num">{countOf(doer)}</b>
            </li>
          ))}
        </ul>
      </PageOpening>
      {parts.map(({ title, steps: ownSteps }, at) => {
        const before = parts.slice(0, at).flatMap((part) => part.steps).length
        return (
          <section className="pub pg-part" key={title} aria-label={title}>
            <h2>{title}</h2>
            <ol start={before + 1}>
              {ownSteps.map((step, n) => (
                <li key={step.title}>
                  <b className="num" aria-hidden="true">
                    {before + n + 1}
                  </b>
                  <div>
                    <h3>{step.title}</h3>
                    <p>{step.text}</p>
                  </div>
                  <By doer={step.by} />
                </li>
              ))}
            </ol>
          </section>
        )
      })}
      <section className="pub sp-part" aria-labelledby="includes">
        <h2 id="includes">What's included</h2>
        <Points items={includes} />
      </section>
      <Fee {...fee} />
    </>
  )
}

function By({ doer }: { doer: Responsible }) {
  const Icon = doer === 'you' ? User : Building2
  return (
    <span className={`pg-by pg-${doer}`}>
      {doer === 'tandem' ? <Mark /> : <Icon className="ic ic-sm" />}
      {doers[doer]}
    </span>
  )
}

function Fee({ before, annual, between, monthly }: ProgrammeText['fee']) {
  return (
    <section className="pub pg-fee" aria-labelledby="fee">
      <h2 id="fee">About the fee</h2>
      <div>
        <p className="lead">
          {before}
          <strong>{annual}</strong>
          {between}
          <strong>{monthly}</strong>.
        </p>
        <p className="meta">
          You must be 18. Terms change only with 30 days' notice.{' '}
          <AppLink className="link" to="/terms-of-service">
            Read the terms
          </AppLink>
        </p>
        <div className="row wrap">
          <ButtonLink to="/auth?tab=sign-up" variant="primary" size="lg">
            Get started
          </ButtonLink>
          <ButtonLink to="/subscribe" size="lg">
            See plans
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
