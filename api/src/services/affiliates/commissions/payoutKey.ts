import { sign, signaturesOf } from 'src/lib/protection/secrets'

const partsOf = (accountNumber: string): [string, string] => [
  'payoutAccount',
  accountNumber.replace(/^\+63/, '0'),
]

/** The keyed hash of a payout account's number, which compares accounts without reading them. */
export const payoutKeyOf = (accountNumber: string) =>
  sign(...partsOf(accountNumber))

/** The hashes of a number by every key of the ring. */
export const payoutKeysOf = (accountNumber: string) =>
  signaturesOf(...partsOf(accountNumber))
