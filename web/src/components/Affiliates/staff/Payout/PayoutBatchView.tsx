import { useState } from 'react'

import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PayoutBatchQuery, PayoutFields } from 'types/graphql'

import { staffColumns } from 'src/components/Affiliates/Payout/payout'
import { Link } from 'src/components/ui/control/Link'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'
import { useAccess } from 'src/hooks/access/useAccess'

import { batchPath } from './batch'
import { BatchActions } from './BatchActions'
import { MarkPaid } from './MarkPaid'
import { PayoutActions } from './PayoutActions'

type Batch = NonNullable<PayoutBatchQuery['payoutBatch']>

/** A batch: check it, approve it, export it for the bank, and mark what was sent. */
export const PayoutBatchView = ({ batch }: { batch: Batch }) => {
  const { t } = useTranslation('affiliates.staff')
  const mayEdit = useAccess().can('editAffiliates')
  const [sent, setSent] = useState<PayoutFields[]>()
  const { createdAt, preparedBy, netCentavos, payouts } = batch
  return (
    <>
      <Link to={batchPath()} className="link">
        {t('batch.back')}
      </Link>
      <section className="panel my-4 flex flex-wrap items-center justify-between gap-4 p-4 sm:p-5">
        <div>
          <h2 className="text-xl font-semibold">
            <PesoText centavos={netCentavos} />
          </h2>
          <p className="text-muted text-sm">
            {t('batch.preparedOn')} <DateText date={createdAt} look="time" />
            {preparedBy && ` · ${preparedBy}`}
          </p>
        </div>
        {mayEdit && <BatchActions batch={batch} />}
      </section>
      <ResourceTable
        entity="affiliates.staff.payout"
        columns={staffColumns}
        rows={payouts ?? []}
        primaryKey="id"
        batchActions={
          mayEdit
            ? [
                {
                  label: t('payout.markPaid.submit'),
                  icon: Check,
                  onRun: setSent,
                },
              ]
            : []
        }
        actions={mayEdit ? (row) => <PayoutActions payout={row} /> : undefined}
      />
      {sent && <MarkPaid payouts={sent} onClose={() => setSent(undefined)} />}
    </>
  )
}
