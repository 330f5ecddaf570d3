import { useTranslation } from 'react-i18next'

import { ReasonDialog } from 'src/components/ui/feedback/ReasonDialog/ReasonDialog'

import type { Post } from '../feedPost'

const REPORT: Doc<'ReportPostMutation'> = gql`
  mutation ReportPostMutation($id: Int!, $reason: String!) {
    reportPost(id: $id, reason: $reason)
  }
`

type ReportDialogProps = { post: Post; onClose: () => void }

/** Tells the moderators of a feed what is wrong with a post or comment. */
export const ReportDialog = ({ post: { id }, onClose }: ReportDialogProps) => {
  const { t } = useTranslation('community.feeds')
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      words={{
        title: t('report.title'),
        text: t('report.text'),
        label: t('reason'),
        submit: t('report.submit'),
        done: t('report.done'),
      }}
      mutation={REPORT}
      field="reason"
      variables={(reason) => ({ id, reason })}
      refetch={[]}
    />
  )
}
