import { useTranslation } from 'react-i18next'

import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn, type Post } from '../feedPost'

const DELETE: Doc<'DeletePostMutation'> = gql`
  mutation DeletePostMutation($id: Int!) {
    deletePost(id: $id)
  }
`

const BLOCK: Doc<'BlockAuthorMutation'> = gql`
  mutation BlockAuthorMutation($postId: Int!) {
    blockAuthor(postId: $postId)
  }
`

const PIN: Doc<'PinPostMutation'> = gql`
  mutation PinPostMutation($id: Int!, $isPinned: Boolean!) {
    pinPost(id: $id, isPinned: $isPinned) {
      ...FeedPostFields
    }
  }
`

const SHOW: Doc<'ShowPostMutation'> = gql`
  mutation ShowPostMutation($id: Int!) {
    showPost(id: $id) {
      ...FeedPostFields
    }
  }
`

/** The changes of a post or comment that need no more than a confirmation. */
export const usePostChanges = (post: Post, onGone?: () => void) => {
  const { t } = useTranslation(['community.feeds', 'common'])
  const { confirm, confirmDialog } = useConfirm()
  const { id, author, isPinned, parentId } = post
  const goneFrom = parentId === null ? shownIn.slice(0, 1) : ['ThreadQuery']
  const [deletePost] = useSave(DELETE, {
    done: t('delete.done'),
    refetch: onGone ? [] : goneFrom,
    onDone: onGone,
  })
  const [blockAuthor] = useSave(BLOCK, {
    done: t('block.done', { name: author.name }),
    refetch: parentId === null ? ['FeedQuery'] : ['ThreadQuery'],
    onDone: parentId === null ? onGone : undefined,
  })
  const [pinPost] = useSave(PIN, {
    done: t(isPinned ? 'pin.unpinned' : 'pin.pinned'),
    refetch: ['FeedQuery'],
  })
  const [showPost] = useSave(SHOW, { done: t('hide.undone') })

  const ask = async (kind: 'delete' | 'block') =>
    confirm({
      title: t(`${kind}.title`, { name: author.name }),
      text: t(`${kind}.text`),
      confirmLabel: t(`${kind}.confirm`),
      isDangerous: true,
    })
  return {
    remove: async () => {
      if (await ask('delete')) await deletePost({ id })
    },
    block: async () => {
      if (await ask('block')) await blockAuthor({ postId: id })
    },
    pin: () => void pinPost({ id, isPinned: !isPinned }),
    show: () => void showPost({ id }),
    confirmDialog,
  }
}
