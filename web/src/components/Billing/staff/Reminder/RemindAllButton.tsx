import { BellRing } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  RemindOfOverdueMutation,
  RemindOfOverdueMutationVariables,
} from 'types/graphql'

import type { TypedDocumentNode } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { useSave } from 'src/hooks/data/useSave'

const REMIND_OF_OVERDUE: TypedDocumentNode<
  RemindOfOverdueMutation,
  RemindOfOverdueMutationVariables
> = gql`
  mutation RemindOfOverdueMutation {
    remindOfOverdue
  }
`

/** Reminds every member with an overdue bill who was not reminded today. */
export const RemindAllButton = () => {
  const { t } = useTranslation('billing.staff')
  const { confirm, confirmDialog } = useConfirm()
  const [remind, { loading }] = useSave(REMIND_OF_OVERDUE, {
    done: ({ remindOfOverdue: count }) => t('remind.allDone', { count }),
  })
  const onPress = async () => {
    const isWanted = await confirm({
      title: t('remind.allTitle'),
      text: t('remind.allText'),
      confirmLabel: t('remind.all'),
    })
    if (isWanted) await remind({})
  }
  return (
    <>
      <Button
        look="outline"
        icon={BellRing}
        busy={loading}
        onClick={() => void onPress()}
      >
        {t('remind.all')}
      </Button>
      {confirmDialog}
    </>
  )
}
