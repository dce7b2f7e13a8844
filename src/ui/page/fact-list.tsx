import type { ReactNode } from 'react'

export type Fact = [name: string, value: ReactNode]

/** Names and values, side by side if there is room. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-3">
    {facts.map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="meta">{name}</dt>
        <dd className="ink wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
