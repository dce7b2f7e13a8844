import { ArrowLeftRight, ArrowUpDown, Check, X } from 'lucide-react'
import type { MachineView } from '#features/documents/export-contract.ts'
import './machine.css'

type Field = MachineView['fields'][number]

const states = {
  found: { icon: Check, words: 'Found' },
  misplaced: { icon: ArrowLeftRight, words: 'Read as something else' },
  elsewhere: { icon: ArrowUpDown, words: 'Found out of order' },
  missing: { icon: X, words: 'Not read as typed' },
} as const

/** The typed fields, section by section, with the line in which the parser found each. */
export function MachineFields({ fields }: { fields: Field[] }) {
  const sections = [...new Set(fields.map(({ section }) => section))]
  return (
    <section aria-labelledby="mv-fields" className="card">
      <h2 id="mv-fields">What you typed</h2>
      <p className="meta">Each field, and where it was found.</p>
      {sections.map((section) => (
        <div key={section} className="mv-section">
          <h3 dir="auto">{section || 'Without a heading'}</h3>
          <ul>
            {fields
              .filter((field) => field.section === section)
              .map((field, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same words may are twice
                <OneField key={at} field={field} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function OneField({ field: { label, typed, state, line } }: { field: Field }) {
  const { icon: Icon, words } = states[state]
  return (
    <li className={`mv-field is-${state}`}>
      <Icon className="ic ic-sm" aria-hidden="true" />
      <div className="grow">
        <span className="meta">{label}</span>
        <div dir="auto" className="ink">
          {typed}
        </div>
      </div>
      <span className="meta num">
        {words}
        {line !== null && `, line ${line}`}
      </span>
    </li>
  )
}
