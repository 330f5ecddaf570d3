import { call } from 'src/components/ui/resource/Actions/action'
import ReasonDialog from 'src/components/ui/resource/Actions/ReasonDialog'

import type { Post } from '../feedPost'

const REPORT: Doc<'ReportPostMutation'> = gql`
  mutation ReportPostMutation($id: Int!, $reason: String!) {
    reportPost(id: $id, reason: $reason)
  }
`

type ReportDialogProps = { post: Post; onClose: () => void }

/** Tells the moderators of a feed what is wrong with a post or comment. */
export const ReportDialog = ({ post: { id }, onClose }: ReportDialogProps) => (
  <ReasonDialog
    words="community.feeds"
    name="report"
    does={call(REPORT, { id })}
    onClose={onClose}
  />
)
