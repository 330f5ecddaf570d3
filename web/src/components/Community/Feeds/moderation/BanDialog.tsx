import { useTranslation } from 'react-i18next'
import type { FeedBanInput } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { call } from 'src/components/ui/resource/Actions/action'
import { ActionDialog } from 'src/components/ui/resource/Actions/ActionDialog'

import type { Post } from '../feedPost'

import { banChoices } from '$api/src/shared/community/feeds'

const BAN: Doc<'BanFromFeedMutation'> = gql`
  mutation BanFromFeedMutation($input: FeedBanInput!) {
    banFromFeed(input: $input)
  }
`

type Input = Omit<FeedBanInput, 'postId'>

type BanDialogProps = { post: Post; onClose: () => void }

/** Keeps the author of a post from writing for some days; they are told why. */
export const BanDialog = ({
  post: { id: postId, author },
  onClose,
}: BanDialogProps) => {
  const { t } = useTranslation('community.feeds')
  const fields: Field<Input>[] = [
    {
      name: 'days',
      as: 'choice',
      required: true,
      choices: banChoices.map((value) => ({
        value,
        label: t('ban.days', { count: value }),
      })),
    },
    { name: 'reason', as: 'textarea', required: true },
    { name: 'isEverywhere', as: 'switch' },
  ]
  return (
    <ActionDialog
      words="community.feeds"
      name="ban"
      of={{ name: author.name }}
      fields={fields}
      record={{ days: 7, isEverywhere: false }}
      does={({ days, reason, isEverywhere }) =>
        call(BAN, {
          input: {
            postId,
            days: Number(days),
            reason,
            isEverywhere: !!isEverywhere,
          },
        })
      }
      refetch={['FeedBansQuery']}
      isDangerous
      onClose={onClose}
    />
  )
}
