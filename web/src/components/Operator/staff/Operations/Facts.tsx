import type { ReactNode } from 'react'

/** Names and values side by side. */
export const Facts = ({ facts }: { facts: [string, ReactNode][] }) => (
  <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
    {facts.map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="text-muted text-sm">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
)
