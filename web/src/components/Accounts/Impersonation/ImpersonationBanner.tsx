import { VenetianMask } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { forgetToken, useAuth } from 'src/auth'
import { Button } from 'src/components/ui/control/Button/Button'
import { pathTo } from 'src/hooks/access/useMenu'
import { useSave } from 'src/hooks/data/useSave'
import { setPageUser } from 'src/lib/data/pageSession'

const STOP: Doc<'StopImpersonationMutation'> = gql`
  mutation StopImpersonationMutation($originalUserId: Int!) {
    StopImpersonationMutation(originalUserId: $originalUserId)
  }
`

/**
 * Names the impersonated user. Its button ends the impersonation (spec section 4) and opens the list of users with a
 * full page load.
 */
const ImpersonationBanner = () => {
  const { t } = useTranslation('accounts.staff')
  const { currentUser } = useAuth()
  const [stop, { loading }] = useSave(STOP, {
    onDone: () => {
      forgetToken()
      // Answers that this page still receives belong to another user.
      setPageUser(undefined)
      location.assign(pathTo('users') ?? '/')
    },
  })

  return (
    <aside
      aria-label={t('impersonation.label')}
      className="bg-warning text-warning-content flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm sm:px-6"
    >
      <VenetianMask className="size-5 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
        {t('impersonation.text', { email: currentUser?.email })}
      </p>
      <Button
        size="sm"
        busy={loading}
        onClick={() =>
          stop({ originalUserId: Number(currentUser?.originalUserId) })
        }
      >
        {t('impersonation.end')}
      </Button>
    </aside>
  )
}

export default ImpersonationBanner
