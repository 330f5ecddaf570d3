import type { ReactNode } from 'react'

type FactListProps = {
  facts: { key: string; title: string; value: ReactNode }[]
}

export const FactList = ({ facts }: FactListProps) => (
  <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
    {facts.map(({ key, title, value }) => (
      <div key={key} className="min-w-0">
        <dt className="text-muted text-sm">{title}</dt>
        <dd className="mt-1 font-medium wrap-anywhere">{value || '–'}</dd>
      </div>
    ))}
  </dl>
)
