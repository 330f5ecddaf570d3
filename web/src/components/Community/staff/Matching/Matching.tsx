import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { MatchingInput, MatchingStagesQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'

import { fieldsWith, start } from './matching'
import MatchingCell from './MatchingCell'

const STAGES = gql`
  query MatchingStagesQuery {
    stages {
      id
      number
      name
    }
  }
`

type MatchingProps = { onDone: () => void }

/** Puts people without an accountability group together: staff choose the people, then change and apply the preview. */
export const Matching = ({ onDone }: MatchingProps) => {
  const { t } = useTranslation('community.matching')
  const { data } = useQuery<MatchingStagesQuery>(STAGES)
  const batches = useBatchChoices()
  const [input, setInput] = useState<MatchingInput>()
  const stages = (data?.stages ?? []).map(({ id, number, name }) => ({
    value: id,
    label: `${number}. ${name}`,
  }))
  return (
    <div className="space-y-6">
      <Card>
        <ResourceForm<MatchingInput>
          entity="community.matching.choice"
          fields={fieldsWith({ stages, batches })}
          record={start}
          onSave={setInput}
          submitLabel={t('show')}
          guard={false}
        />
      </Card>
      {input && (
        <MatchingCell
          key={JSON.stringify(input)}
          input={input}
          onDone={onDone}
        />
      )}
    </div>
  )
}
