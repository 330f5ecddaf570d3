import { inTransaction } from 'src/lib/database/transaction'
import { tellUnlessUndone } from 'src/services/billing/payments/tellLater'

const tellOfBooking = async (payload: unknown) => {
  const { transferId, telling } = payload as {
    transferId: string
    telling: string
  }
  await inTransaction((tx) => tellUnlessUndone(tx, transferId, telling))
}

export default tellOfBooking
