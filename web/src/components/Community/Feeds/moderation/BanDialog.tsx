import { useTranslation } from 'react-i18next'
import type { FeedBanInput } from 'types/graphql'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

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
  const [ban, { error }] = useSave(BAN, {
    done: t('ban.done', { name: author.name }),
    refetch: ['FeedBansQuery'],
    onDone: onClose,
  })
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
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ban.title', { name: author.name })}
      text={t('ban.text')}
    >
      <ResourceForm<Input>
        entity="community.feeds.ban"
        fields={fields}
        record={{ days: 7, isEverywhere: false }}
        onSave={({ days, reason, isEverywhere }) =>
          ban({
            input: {
              postId,
              days: Number(days),
              reason,
              isEverywhere: !!isEverywhere,
            },
          })
        }
        error={error}
        submitLabel={t('ban.submit')}
        isDangerous
        guard={false}
        block
      />
    </Dialog>
  )
}
