import { inTransaction } from 'src/lib/database/transaction'
import { tellUnlessUndone } from 'src/services/billing/payments/tellLater'

const tellOfBooking = async (payload: unknown) => {
  const { telling, ...booking } = payload as {
    userId: number
    transferId: string
    telling: string
  }
  await inTransaction((tx) => tellUnlessUndone(tx, booking, telling))
}

export default tellOfBooking
