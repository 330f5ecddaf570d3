import { useTranslation } from 'react-i18next'
import type { PromiseFields, PromiseStatus } from 'types/graphql'

import { Button } from 'src/components/ui/control/Button/Button'
import { Card } from 'src/components/ui/layout/Card/Card'
import {
  StatusBadge,
  type BadgeTone,
} from 'src/components/ui/text/StatusBadge/StatusBadge'
import { useSave } from 'src/hooks/data/useSave'

import { formatBannerDate } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

const CANCEL_PROMISE: Doc<'CancelPromiseMutation'> = gql`
  mutation CancelPromiseMutation($id: Int!) {
    cancelPromise(id: $id) {
      id
      status
    }
  }
`

const tones: Record<PromiseStatus, BadgeTone> = {
  OPEN: 'info',
  KEPT: 'success',
  BROKEN: 'error',
  CANCELLED: 'neutral',
}

/** The promises to pay and their outcomes, newest first. */
export const PromiseList = ({ promises }: { promises: PromiseFields[] }) => {
  const { t, i18n } = useTranslation('billing.staff')
  const [cancel, { loading }] = useSave(CANCEL_PROMISE, {
    done: t('promise.cancelled'),
    refetch: ['StudentPaymentDetailsQuery'],
  })
  return (
    <Card title={t('promise.title')}>
      {promises.length === 0 && (
        <p className="text-muted text-sm">{t('promise.none')}</p>
      )}
      <ul className="space-y-4">
        {promises.map((promise) => (
          <li key={promise.id} className="text-sm">
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {t('promise.by', {
                date: formatBannerDate(promise.promisedDate, i18n.language),
              })}
              <StatusBadge tone={tones[promise.status]}>
                {t(`promise.status.${promise.status}`)}
              </StatusBadge>
              {promise.status === 'OPEN' && (
                <Button
                  look="ghost"
                  size="sm"
                  busy={loading}
                  onClick={() => void cancel({ id: promise.id })}
                >
                  {t('promise.cancel')}
                </Button>
              )}
            </p>
            <p className="text-muted wrap-anywhere">
              {t('promise.line', {
                amount: formatPeso(promise.owedCentavos),
                due: formatBannerDate(promise.scheduleDate, i18n.language),
                by: promise.createdByName,
              })}
              {promise.reason && ` · ${promise.reason}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
