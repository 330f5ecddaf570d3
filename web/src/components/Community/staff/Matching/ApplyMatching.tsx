import { useTranslation } from 'react-i18next'
import type { ApplyMatchingInput } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'
import { useSave } from 'src/hooks/data/useSave'

import type { MatchedGroup } from './matching'

import { weekdayCodes } from '$api/src/shared/manilaTime'

const APPLY: Doc<'ApplyMatchingMutation'> = gql`
  mutation ApplyMatchingMutation($input: ApplyMatchingInput!) {
    applyAccountabilityMatching(input: $input)
  }
`

type Input = Pick<ApplyMatchingInput, 'name' | 'checkInDay'>

const name: Field<Input> = {
  name: 'name',
  as: 'text',
  required: true,
  half: true,
}
const checkInDay: Field<Input> = {
  name: 'checkInDay',
  as: 'choice',
  required: true,
  half: true,
  choices: weekdayCodes.map((value) => ({ value })),
}

type ApplyMatchingProps = {
  groups: MatchedGroup[]
  peopleCount: number
  maxSize: number
  onDone: () => void
}

/** Makes the previewed groups: what they are called, and the day of weekly check-ins. */
export const ApplyMatching = ({
  groups,
  peopleCount,
  maxSize,
  onDone,
}: ApplyMatchingProps) => {
  const { t } = useTranslation('community.matching')
  const [apply, { error }] = useSave(APPLY, {
    done: t('done'),
    refetch: ['AccountabilityGroupsPageQuery', 'MatchingStateQuery'],
    onDone,
  })
  const isWeekly = groups.some(({ cadence }) => cadence === 'WEEKLY')
  return (
    <Card title={t('apply.title')}>
      <p className="text-muted mb-4">{t('apply.text')}</p>
      <ResourceForm<Input>
        entity="community.matching.apply"
        fields={isWeekly ? [name, checkInDay] : [name]}
        record={{ name: t('apply.name'), checkInDay: 'FR' }}
        onSave={(input) =>
          apply({
            input: {
              ...input,
              maxSize,
              groups: groups.map(({ language, cadence, members }) => ({
                language,
                cadence,
                userIds: members.map(({ person }) => person.id),
              })),
            },
          })
        }
        error={error}
        submitLabel={t('apply.submit', {
          groups: t('groups', { count: groups.length }),
          people: t('people', { count: peopleCount }),
        })}
        guard={false}
        block
      />
    </Card>
  )
}
