import PayoutBatchCell from 'src/components/Affiliates/staff/Payout/PayoutBatchCell'
import PayoutBatchesPageCell from 'src/components/Affiliates/staff/Payout/PayoutBatchesPageCell'
import PayoutPreviewCell from 'src/components/Affiliates/staff/Payout/PayoutPreviewCell'
import { int } from 'src/hooks/browser/urlState'
import { useUrlState } from 'src/hooks/browser/useUrlState'

import { Withholding } from './Withholding'

/** The payouts: what is due and all batches, or the batch that the address names. */
export const Payouts = () => {
  const [{ batch }] = useUrlState({ batch: int })
  if (batch) return <PayoutBatchCell id={batch} />
  return (
    <>
      <PayoutPreviewCell />
      <PayoutBatchesPageCell />
      <Withholding />
    </>
  )
}
