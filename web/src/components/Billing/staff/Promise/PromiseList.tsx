import { useTranslation } from 'react-i18next'
import type { PromiseFields, PromiseStatus } from 'types/graphql'

import { Card } from 'src/components/ui/layout/Card'
import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { StatusBadge, type BadgeTone } from 'src/components/ui/text/StatusBadge'

import { formatShownDay } from '$api/src/shared/manilaTime'
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
                date: formatShownDay(promise.promisedDate, i18n.language),
              })}
              <StatusBadge tone={tones[promise.status]}>
                {t(`promise.status.${promise.status}`)}
              </StatusBadge>
              {promise.status === 'OPEN' && (
                <Actions
                  words="billing.staff:promise"
                  refetch={['StudentPaymentDetailsQuery']}
                  size="sm"
                  actions={[
                    {
                      name: 'cancel',
                      look: 'ghost',
                      does: call(CANCEL_PROMISE, { id: promise.id }),
                    },
                  ]}
                />
              )}
            </p>
            <p className="text-muted wrap-anywhere">
              {t('promise.line', {
                amount: formatPeso(promise.owedCentavos),
                due: formatShownDay(promise.scheduleDate, i18n.language),
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
