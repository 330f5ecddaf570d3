import { useTranslation } from 'react-i18next'
import type { NominationInput } from 'types/graphql'

import { useAuth } from 'src/auth'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn, type Selection } from './selection'

const NOMINATE: Doc<'NominateTeamLeadMutation'> = gql`
  mutation NominateTeamLeadMutation($input: NominationInput!) {
    nominateTeamLead(input: $input)
  }
`

/** The choice of naming a person who is not in the group. */
const ELSEWHERE = 0

type Input = Pick<NominationInput, 'userId' | 'person' | 'pitch'>

/** Nominates a member, oneself or, for editors, anybody. */
export const NominateForm = ({ selection }: { selection: Selection }) => {
  const { t } = useTranslation('community.leads')
  const { currentUser } = useAuth()
  const { id: groupId, people, mayDecide } = selection
  const [nominate, { error }] = useSave(NOMINATE, {
    done: t('nominate.done'),
    refetch: shownIn,
  })
  const fields: Field<Input>[] = [
    {
      name: 'userId',
      as: 'choice',
      required: true,
      choices: [
        ...people.map(({ id, name }) => ({
          value: id,
          label: id === currentUser?.id ? t('nominate.myself') : name,
        })),
        ...(mayDecide
          ? [{ value: ELSEWHERE, label: t('nominate.elsewhere') }]
          : []),
      ],
    },
    {
      name: 'person',
      as: 'text',
      required: true,
      when: ({ userId }) => userId === ELSEWHERE,
    },
    { name: 'pitch', as: 'textarea', required: true },
  ]
  if (people.length === 0 && !mayDecide) return null
  return (
    <Card title={t('nominate.title')}>
      <p className="text-muted mb-4">{t('nominate.text')}</p>
      <ResourceForm<Input>
        // A new key empties the form after it was sent.
        key={selection.candidacies.length}
        entity="community.leads.nominate"
        fields={fields}
        onSave={({ userId, person, pitch }) =>
          nominate({
            input: {
              groupId,
              pitch,
              ...(userId === ELSEWHERE ? { person } : { userId }),
            },
          })
        }
        error={error}
        submitLabel={t('nominate.submit')}
        guard={false}
        block
      />
    </Card>
  )
}
