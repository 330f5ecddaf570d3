import { useTranslation } from 'react-i18next'
import type {
  CoachCardFields,
  CoachCardInput,
  UpdateMyCoachCardMutation,
  UpdateMyCoachCardMutationVariables,
} from 'types/graphql'

import { registerFragment } from '@redwoodjs/web/apollo'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

import { coachCardRefusals } from '$api/src/shared/accounts/shown/coachRules'

registerFragment(gql`
  fragment CoachCardFields on CoachCard {
    id
    story
    storyFil
    shownSince
  }
`)

const UPDATE = gql`
  mutation UpdateMyCoachCardMutation($input: CoachCardInput!) {
    updateMyCoachCard(input: $input) {
      ...CoachCardFields
    }
  }
`

/** The viewer's coach card for sales pages, and the consent to it. */
export const CoachCard = ({ card }: { card: CoachCardFields }) => {
  const { t } = useTranslation(['accounts.profile', 'errors'])
  const { story, storyFil, shownSince } = card
  const [save, { error }] = useSave<
    UpdateMyCoachCardMutation,
    UpdateMyCoachCardMutationVariables
  >(UPDATE, {
    done: ({ updateMyCoachCard }) =>
      t(updateMyCoachCard.shownSince ? 'coach.isShown' : 'coach.isHidden'),
  })
  const texts = (['story', 'storyFil'] as const).map(
    (name): Field<CoachCardInput> => ({
      name,
      as: 'textarea',
      empty: '',
      validation: (_value: unknown, values) => {
        const code = coachCardRefusals({
          story: values.story ?? '',
          storyFil: values.storyFil ?? '',
          isShown: values.isShown,
        })[name]
        return code ? t(`errors:${code}`) : undefined
      },
    })
  )
  return (
    <Card title={t('coach.title')}>
      <p className="text-muted mb-4">{t('coach.help')}</p>
      <ResourceForm<CoachCardInput>
        entity="accounts.profile.coach"
        fields={[...texts, { name: 'isShown', as: 'switch' }]}
        record={{ story, storyFil, isShown: shownSince != null }}
        onSave={(input) => save({ input })}
        error={error}
      />
      {shownSince && (
        <p className="text-muted mt-3 text-sm">
          {t('coach.since')} <DateText date={shownSince} look="time" />
        </p>
      )}
    </Card>
  )
}
