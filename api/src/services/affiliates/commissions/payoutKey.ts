import { sign } from 'src/lib/protection/secrets'

/** The keyed hash of a payout account's number, which compares accounts without reading them. */
export const payoutKeyOf = (accountNumber: string) =>
  sign('payoutAccount', accountNumber.replace(/^\+63/, '0'))
