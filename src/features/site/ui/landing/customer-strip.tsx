import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { customers, landing } from '../../copy.ts'
import './landing.css'

/** The strip of customers moves with scrolling, so that nothing is animated on its own. */
export function CustomerStrip() {
  return (
    <section className="lp-strip" aria-label={landing.customersLabel}>
      <ul>
        {customers.map(({ name, mark }) => (
          <li key={mark}>
            <CompanyMark name={name} src={`/brand/companies/${mark}.svg`} size="sm" />
            <b>{name}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
