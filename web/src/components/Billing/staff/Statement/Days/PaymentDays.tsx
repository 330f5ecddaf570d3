import { useTranslation } from 'react-i18next'
import type { PaymentDayFields } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'

import { CloseDayDialog } from './CloseDayDialog'
import { dayPath } from './dayPath'
import { dayColumns } from './paymentDay'

import { platformLabel } from '$api/src/shared/billing/platforms'
import { formatShownDay, manilaToday } from '$api/src/shared/manilaTime'

const REOPEN: Doc<'ReopenDayMutation'> = gql`
  mutation ReopenDayMutation($id: Int!, $reason: String!) {
    reopenDay(id: $id, reason: $reason)
  }
`

/** The days of each platform, to close and to reopen. Money of today may still come. */
export const PaymentDays = ({ days }: { days: PaymentDayFields[] }) => {
  const { i18n } = useTranslation()
  const actions = (row: PaymentDayFields) => {
    const { day, platform, close } = row
    return (
      <Actions
        words="billing.staff:paymentDay"
        of={{
          platform: platformLabel(platform),
          day: formatShownDay(day, i18n.language),
        }}
        refetch={['PaymentDaysQuery']}
        size="sm"
        actions={[
          close
            ? {
                name: 'reopen',
                look: 'ghost',
                does: call(REOPEN, { id: close.id }),
                asks: 'reason',
              }
            : day < manilaToday() && {
                name: 'close',
                opens: (onClose) => (
                  <CloseDayDialog row={row} onClose={onClose} />
                ),
              },
        ]}
      />
    )
  }
  return (
    <ResourceTable
      entity="billing.staff.paymentDay"
      columns={dayColumns}
      rows={days}
      rowLink={({ day, platform }) => dayPath(day, platform)}
      actions={actions}
    />
  )
}
