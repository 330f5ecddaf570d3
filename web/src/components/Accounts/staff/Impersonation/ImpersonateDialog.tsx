import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { forgetToken } from 'src/auth'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'
import { setPageUser } from 'src/lib/data/pageSession'

const START: Doc<'ImpersonateUserMutation'> = gql`
  mutation ImpersonateUserMutation($id: Int!, $reason: String!) {
    impersonateUser(id: $id, reason: $reason)
  }
`

type ImpersonateDialogProps = {
  userId: number
  name: string
  onClose: () => void
}

/** Asks for a reason, then shows the product as the chosen user sees it. */
export const ImpersonateDialog = ({
  userId,
  name,
  onClose,
}: ImpersonateDialogProps) => {
  const { t } = useTranslation('accounts.staff')
  const [start, { error }] = useSave(START, {
    // A full page load, so that none of the administrator's data stays in memory.
    onDone: () => {
      forgetToken()
      // Answers that this page still receives belong to another user.
      setPageUser(undefined)
      location.assign(routes.home())
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('detail.impersonateTitle', { name })}
      text={t('detail.impersonateText')}
    >
      <ResourceForm<{ reason: string }>
        fields={[
          {
            name: 'reason',
            as: 'textarea',
            label: t('detail.reason'),
            help: t('detail.reasonHelp'),
            required: true,
          },
        ]}
        onSave={({ reason }) => start({ id: userId, reason })}
        error={error}
        submitLabel={t('detail.start')}
        guard={false}
        block
      />
    </Dialog>
  )
}
