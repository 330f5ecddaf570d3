import { useTranslation } from 'react-i18next'
import type { UserDetailFields } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

const CLEAR: Doc<'ClearBouncesMutation'> = gql`
  mutation ClearBouncesMutation($userId: Int!) {
    clearBounces(userId: $userId)
  }
`

type BounceNoteProps = {
  user: Pick<UserDetailFields, 'id' | 'bounce' | 'mayEdit'>
}

/** Says that the user's address refuses mails, and lets editors try it again. */
export const BounceNote = ({
  user: { id, bounce, mayEdit },
}: BounceNoteProps) => {
  const { t } = useTranslation('accounts.person')
  const [clear, { loading }] = useSave(CLEAR, {
    done: t('bounce.done'),
    refetch: ['FindUserDetailQuery'],
  })
  if (!bounce) return null
  return (
    <div role="note" className="alert alert-warning alert-soft mb-4 block">
      <p>
        {bounce.count === 1
          ? t('bounce.once')
          : t('bounce.text', { count: bounce.count })}
      </p>
      {bounce.detail && (
        <p className="mt-1 text-sm wrap-anywhere">
          {t('bounce.said', { detail: bounce.detail })}
        </p>
      )}
      {mayEdit && (
        <Button
          size="sm"
          look="outline"
          className="mt-3"
          busy={loading}
          onClick={() => void clear({ userId: id })}
        >
          {t('bounce.clear')}
        </Button>
      )}
    </div>
  )
}
