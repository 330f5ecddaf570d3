import { useTranslation } from 'react-i18next'
import type { AccountabilityWishInput } from 'types/graphql'

import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { fields, shownIn, type Wish } from './wish'

const ASK: Doc<'AskForGroupMutation'> = gql`
  mutation AskForGroupMutation($input: AccountabilityWishInput!) {
    askForAccountabilityGroup(input: $input) {
      language
      cadence
      times
      createdAt
    }
  }
`

type WishFormProps = { wish?: Wish; onDone: () => void }

/** The request of a person without a group. */
export const WishForm = ({ wish, onDone }: WishFormProps) => {
  const { t, i18n } = useTranslation(['community.accountability', 'common'])
  const [ask, { error }] = useSave(ASK, {
    done: t('wish.done'),
    refetch: shownIn,
    onDone,
  })
  return (
    <ResourceForm<AccountabilityWishInput>
      entity="community.accountability.wish"
      fields={fields}
      record={wish ?? { language: i18n.language, cadence: 'WEEKLY' }}
      onSave={(input) => ask({ input })}
      error={error}
      submitLabel={t(wish ? 'common:action.save' : 'wish.submit')}
      guard={false}
      block
    />
  )
}
