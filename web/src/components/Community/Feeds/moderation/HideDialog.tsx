import { call } from 'src/components/ui/resource/Actions/action'
import ReasonDialog from 'src/components/ui/resource/Actions/ReasonDialog'

import type { Post } from '../feedPost'

const HIDE: Doc<'HidePostMutation'> = gql`
  mutation HidePostMutation($id: Int!, $reason: String!) {
    hidePost(id: $id, reason: $reason) {
      ...FeedPostFields
    }
  }
`

type HideDialogProps = { post: Post; onClose: () => void }

/** Hides a post or comment; its author is told the reason. */
export const HideDialog = ({ post: { id }, onClose }: HideDialogProps) => (
  <ReasonDialog
    words="community.feeds"
    name="hide"
    does={call(HIDE, { id })}
    refetch={['FeedReportsQuery']}
    isDangerous
    onClose={onClose}
  />
)
