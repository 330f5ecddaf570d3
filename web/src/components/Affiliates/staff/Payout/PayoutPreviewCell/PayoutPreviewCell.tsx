import { Banknote } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PayoutPreviewQuery, PreparePayoutsMutation } from 'types/graphql'

import { batchPath } from 'src/components/Affiliates/staff/Payout/batch'
import { Button } from 'src/components/ui/control/Button/Button'
import {
  CellFailure,
  RowsLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { PesoText } from 'src/components/ui/text/PesoText'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'
import { tableQuery } from 'src/lib/data/cellQueries'

import { formatPeso } from '$api/src/shared/money'

export const QUERY: Doc<'PayoutPreviewQuery'> = gql`
  query PayoutPreviewQuery {
    payoutPreview {
      count
      grossCentavos
      belowMinimum
      withoutAccount
      waitingAccount
      suspended
      openPayout
      minimumCentavos
    }
  }
`

const PREPARE = gql`
  mutation PreparePayoutsMutation {
    preparePayouts {
      id
    }
  }
`

export const beforeQuery = tableQuery<VariablesOf<'PayoutPreviewQuery'>>
export const isEmpty = () => false
export const Loading = RowsLoading
export const Failure = CellFailure

/** The payouts that a batch would pay now, and why others are left out. */
export const Success = ({ payoutPreview }: PayoutPreviewQuery) => {
  const { t } = useTranslation('affiliates.staff')
  const mayEdit = useAccess().can('editAffiliates')
  const [prepare, { loading }] = useSave<
    PreparePayoutsMutation,
    VariablesOf<'PreparePayoutsMutation'>
  >(PREPARE, {
    done: t('batch.prepared'),
    refetch: ['PayoutPreviewQuery', 'PayoutBatchesPageQuery'],
    goTo: ({ preparePayouts }) => batchPath(preparePayouts.id),
  })
  const { count, grossCentavos, minimumCentavos, ...left } = payoutPreview
  const reasons = (
    [
      'belowMinimum',
      'withoutAccount',
      'waitingAccount',
      'suspended',
      'openPayout',
    ] as const
  ).filter((reason) => left[reason] > 0)
  return (
    <section className="panel mb-6 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="text-xl font-semibold">
            <PesoText centavos={grossCentavos} />
          </p>
          <p className="text-muted text-sm">{t('batch.due', { count })}</p>
        </div>
        {mayEdit && (
          <Button
            look="primary"
            icon={Banknote}
            busy={loading}
            disabled={count === 0}
            onClick={() => void prepare({})}
          >
            {t('batch.create')}
          </Button>
        )}
      </div>
      {reasons.length > 0 && (
        <ul className="text-muted mt-3 list-disc space-y-1 pl-5 text-sm">
          {reasons.map((reason) => (
            <li key={reason}>
              {t(`batch.left.${reason}`, {
                count: left[reason],
                amount: formatPeso(minimumCentavos),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
