// An account to pay to, in a line of a document or a mail.

export type PayTo = {
  label: string
  accountName: string
  accountNumber: string
}

/** '0917 000 0000 · Sulong Online School'; an account without a number has only its name. */
export const payToText = ({ accountName, accountNumber }: PayTo) =>
  [accountNumber, accountName].filter(Boolean).join(' · ')
