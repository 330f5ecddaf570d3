import type { PayoutBatchFields } from 'types/graphql'

import { routes } from '@redwoodjs/router'
import { registerFragment } from '@redwoodjs/web/apollo'

import {
  dateColumn,
  fixed,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'

registerFragment(gql`
  fragment PayoutBatchFields on PayoutBatch {
    id
    createdAt
    preparedBy
    count
    draftCount
    approvedCount
    paidCount
    grossCentavos
    netCentavos
  }
`)

/** The tab of the payouts, with one batch open. */
export const batchPath = (id?: number) =>
  id === undefined
    ? `${routes.affiliates()}?tab=payouts`
    : `${routes.affiliates()}?tab=payouts&batch=${id}`

export const columns: Column<PayoutBatchFields>[] = [
  dateColumn('createdAt', { look: 'time' }),
  numberColumn('count', fixed),
  numberColumn('draftCount', fixed),
  numberColumn('approvedCount', fixed),
  numberColumn('paidCount', fixed),
  moneyColumn('grossCentavos', { ...fixed, isSummed: true }),
  moneyColumn('netCentavos', { ...fixed, isSummed: true }),
  textColumn('preparedBy', fixed),
]
