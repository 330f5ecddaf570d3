import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

import type { Post } from '../feedPost'

import { useHideWords } from './useHideWords'

const HIDE: Doc<'HidePostMutation'> = gql`
  mutation HidePostMutation($id: Int!, $reason: String!) {
    hidePost(id: $id, reason: $reason) {
      ...FeedPostFields
    }
  }
`

type HideDialogProps = { post: Post; onClose: () => void }

/** Hides a post or comment; its author is told the reason. */
export const HideDialog = ({ post: { id }, onClose }: HideDialogProps) => {
  const words = useHideWords()
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      words={words}
      mutation={HIDE}
      field="reason"
      variables={(reason) => ({ id, reason })}
      refetch={['FeedReportsQuery']}
      isDangerous
    />
  )
}
