import { useTranslation } from 'react-i18next'

import type { CellFailureProps } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { errorTextNow } from 'src/lib/data/errorText'

type BriefFailureProps = Pick<CellFailureProps, 'error'> & {
  refetch?: () => Promise<unknown>
}

/** The failure of a part of a page: one sentence and a retry button. */
export const BriefFailure = ({ error, refetch }: BriefFailureProps) => {
  const { t } = useTranslation(['common', 'errors'])
  return (
    <div role="alert" className="space-y-3 text-sm">
      <p>{errorTextNow(error)}</p>
      <Button
        size="sm"
        // A repeated failure is shown again.
        onClick={() => refetch?.().catch(() => {})}
      >
        {t('action.tryAgain')}
      </Button>
    </div>
  )
}
