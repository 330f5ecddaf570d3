import { Megaphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'

import { feedPath } from '$api/src/shared/community/feeds'

const SHARE: Doc<'ShareWinMutation'> = gql`
  mutation ShareWinMutation($winId: Int!) {
    createPost(input: { feed: "school", kind: WIN, text: "", winId: $winId }) {
      id
    }
  }
`

/** Shares one's own win with the school, in its feed. */
export const ShareWin = ({ id, title }: { id: number; title: string }) => {
  const { t } = useTranslation('accounts.profile')
  const { confirm, confirmDialog } = useConfirm()
  const [share, { loading }] = useSave(SHARE, {
    done: t('win.shared'),
    goTo: ({ createPost }) => feedPath('school', createPost.id),
  })
  const onShare = async () => {
    const isSure = await confirm({
      title: t('win.shareTitle', { title }),
      text: t('win.shareText'),
      confirmLabel: t('win.share'),
    })
    if (isSure) await share({ winId: id })
  }
  return (
    <>
      <Button
        size="sm"
        look="ghost"
        icon={Megaphone}
        busy={loading}
        onClick={() => void onShare()}
      >
        {t('win.share')}
      </Button>
      {confirmDialog}
    </>
  )
}
