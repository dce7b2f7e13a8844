import { User } from 'lucide-react'
import { Mark } from '#ui/primitives/brand.tsx'
import { landing } from '../../copy.ts'
import './landing.css'

/** Side by side: what Tandem does, and what the person does. */
export function WhoDoesWhat() {
  const { title, lead, rows } = landing.who
  return (
    <section className="pub lp-ledger">
      <div className="lp-head">
        <h2>{title}</h2>
        <p className="lead">{lead}</p>
      </div>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Mark /> Tandem
            </th>
            <th scope="col">
              <User className="ic" /> You
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, tandem, you }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td className="is-tandem">{tandem}</td>
              <td>{you}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
