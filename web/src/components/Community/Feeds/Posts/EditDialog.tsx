import { useTranslation } from 'react-i18next'
import type {
  UpdatePostMutation,
  UpdatePostMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import type { Post } from '../feedPost'

const UPDATE: TypedDocumentNode<
  UpdatePostMutation,
  UpdatePostMutationVariables
> = gql`
  mutation UpdatePostMutation($id: Int!, $text: String!) {
    updatePost(id: $id, text: $text) {
      ...FeedPostFields
    }
  }
`

type EditDialogProps = { post: Post; onClose: () => void }

/** Changes the text of one's own post or comment. */
export const EditDialog = ({ post, onClose }: EditDialogProps) => {
  const { t } = useTranslation('community.feeds')
  const [update, { error }] = useSave(UPDATE, {
    done: t('edit.done'),
    onDone: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t('edit.title')} size="md">
      <ResourceForm<{ text: string }>
        entity="community.feeds.post"
        fields={[{ name: 'text', as: 'textarea', empty: '' }]}
        record={{ text: post.text }}
        onSave={({ text }) => update({ id: post.id, text: text ?? '' })}
        error={error}
        guard={false}
        block
      />
    </Dialog>
  )
}
