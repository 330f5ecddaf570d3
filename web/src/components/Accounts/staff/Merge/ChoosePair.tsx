import { useState } from 'react'

import { useLazyQuery } from '@apollo/client'
import { useTranslation } from 'react-i18next'

import { navigate, routes } from '@redwoodjs/router'

import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'

const PAIR: Doc<'MergePairQuery'> = gql`
  query MergePairQuery($lines: [String!]!) {
    mergePair(lines: $lines) {
      id
    }
  }
`

type Pair = { one: string; two: string }

/** Names two accounts by their address or tribe id. */
export const ChoosePair = ({ one = '' }: { one?: string }) => {
  const { t } = useTranslation('accounts.merge')
  const [find, { error }] = useLazyQuery(PAIR, { fetchPolicy: 'network-only' })
  const [isUnknown, setIsUnknown] = useState(false)

  const onSave = async (pair: Pair) => {
    const { data } = await find({ variables: { lines: [pair.one, pair.two] } })
    const [survivor, merged] = data?.mergePair ?? []
    setIsUnknown(data !== undefined && !(survivor && merged))
    if (!survivor || !merged) return false
    navigate(routes.mergeUsers({ survivor: survivor.id, merged: merged.id }))
    return true
  }
  return (
    <Card title={t('pair.title')}>
      {isUnknown && (
        <p role="alert" className="alert alert-error alert-soft mb-4">
          {t('pair.unknown')}
        </p>
      )}
      <ResourceForm<Pair>
        entity="accounts.merge.pair"
        fields={[
          { name: 'one', as: 'text', required: true, autoComplete: 'off' },
          { name: 'two', as: 'text', required: true, autoComplete: 'off' },
        ]}
        record={{ one }}
        onSave={onSave}
        error={error}
        submitLabel={t('pair.submit')}
        guard={false}
      />
    </Card>
  )
}
