import { Suspense } from 'react'

import { useTranslation } from 'react-i18next'

import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import type { EntityWords } from 'src/hooks/resource/useEntityWords'
import { lazy } from 'src/lib/loading/lazy'

import { plainText } from './plainText'

const WordDifference = lazy(() => import('./WordDifference'))

type Shown = Record<string, unknown>

type ComparisonProps = {
  /** The fields in their order, with the labels of the form; fields that neither side has are left out. */
  fields: readonly Pick<Field<never>, 'name' | 'as'>[]
  words: EntityWords
  before: Shown
  after: Shown
}

const asText = (
  { name, as }: ComparisonProps['fields'][number],
  value: unknown,
  words: EntityWords
) => {
  if (value === null || value === undefined) return ''
  if (as === 'richText') return plainText(String(value))
  if (as === 'choice' || as === 'switch')
    return words.choice(name, String(value))
  if (as === 'file') return (value as { name: string }).name
  return String(value)
}

/** Two states of a record, field by field; shows only the differences. */
export const Comparison = ({
  fields,
  words,
  before,
  after,
}: ComparisonProps) => {
  const { t } = useTranslation('common.tools')
  const changed = fields
    .map((field) => ({
      name: field.name as string,
      was: asText(field, before[field.name], words),
      is: asText(field, after[field.name], words),
    }))
    .filter(({ was, is }) => was !== is)

  if (changed.length === 0)
    return <p className="text-muted text-sm">{t('comparison.same')}</p>
  return (
    <dl className="space-y-4">
      {changed.map(({ name, was, is }) => (
        <div key={name}>
          <dt className="text-muted text-sm font-semibold">
            {words.title(name)}
          </dt>
          <dd className="mt-1">
            <Suspense fallback={<Skeleton className="h-5 w-full" />}>
              <WordDifference before={was} after={is} />
            </Suspense>
          </dd>
        </div>
      ))}
    </dl>
  )
}
