import type { TFunction } from 'i18next'
import type { FirstApprovalFields } from 'types/graphql'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatShownDay } from '$api/src/shared/manilaTime'
import { formatPeso } from '$api/src/shared/money'

type Approval = NonNullable<FirstApprovalFields['approval']>

/** The transfer of a first approval: amount, platform, reference, day and what stays as credit. */
export const transferText = (
  { totalCentavos, platform, surplusCentavos, referenceKey, paidAt }: Approval,
  t: TFunction<['billing', 'billing.staff', 'errors']>,
  language: string
) =>
  [
    formatPeso(totalCentavos),
    platformLabel(platform),
    referenceKey,
    paidAt && formatShownDay(new Date(paidAt), language),
    surplusCentavos > 0 &&
      t('billing.staff:second.toCredit', {
        amount: formatPeso(surplusCentavos),
      }),
  ]
    .filter(Boolean)
    .join(' · ')
