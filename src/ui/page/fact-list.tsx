import type { ReactNode } from 'react'

export type Fact = [name: string, value: ReactNode]

/** Names and values, side by side where there is room. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
    {facts.map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="meta">{name}</dt>
        <dd className="ink break-words">{value}</dd>
      </div>
    ))}
  </dl>
)
