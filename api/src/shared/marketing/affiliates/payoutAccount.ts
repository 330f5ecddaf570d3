// Where an affiliate's commission is sent, and the data that the school needs for BIR form 2307. Only its sealed form is
// stored.
import { isMobile, normalizeMobile } from '../../accounts/contact'
import { isTin } from '../../billing/paying/tin'
import type { ErrorCode } from '../../errors'
import { plainMarks } from '../../text/plainMarks'

export const payoutMethods = ['gcash', 'maya', 'bank_transfer'] as const
export type PayoutMethod = (typeof payoutMethods)[number]

export type PayoutAccount = {
  method: PayoutMethod
  /** Empty for GCash and Maya. */
  bankName: string
  accountName: string
  /** Digits, once it is valid; a mobile number as it is stored. */
  accountNumber: string
  /** The TIN in groups with dashes; empty if the affiliate has none. */
  tin: string
  /** The name and the address on the tax form. */
  registeredName: string
  address: string
}

/** A changed account is used after this time, so that its owner can object. */
export const ACCOUNT_WAIT_HOURS = 72

const MOST_CHARACTERS = 120
const MOST_ADDRESS = 240

const digitsOf = (text: string) => plainMarks(text).replace(/\D/g, '')

/** Words before a number, such as the bank's name: 'BPI 1234-5678-90', 'Acct. no.: 1234567890'. */
const LABEL = /^[a-z\s.:#]+(?=\d)/i

/** A bank's number without its spaces, dots and dashes. Other signs stay, so that none is lost unseen. */
const bankNumberOf = (text: string) =>
  plainMarks(text)
    .trim()
    .replace(LABEL, '')
    .replace(/[\s.-]/g, '')

/** '123456789' → '123-456-789', with the branch as '123-456-789-00000'. Texts that are no TIN stay as they are. */
const asTin = (text: string) => {
  const digits = digitsOf(text)
  return [9, 12, 14].includes(digits.length)
    ? [
        digits.slice(0, 3),
        digits.slice(3, 6),
        digits.slice(6, 9),
        digits.slice(9),
      ]
        .filter(Boolean)
        .join('-')
    : text.trim()
}

export const isPayoutMethod = (text: string): text is PayoutMethod =>
  payoutMethods.some((method) => method === text)

/** The account as it is stored, from what was typed. */
export const normalPayoutAccount = (
  typed: Omit<PayoutAccount, 'method'> & { method: string }
): PayoutAccount => {
  const method = isPayoutMethod(typed.method) ? typed.method : 'gcash'
  const isBank = method === 'bank_transfer'
  return {
    method,
    bankName: isBank ? typed.bankName.trim() : '',
    accountName: typed.accountName.trim(),
    accountNumber: isBank
      ? bankNumberOf(typed.accountNumber)
      : normalizeMobile(typed.accountNumber),
    tin: asTin(typed.tin),
    registeredName: typed.registeredName.trim(),
    address: typed.address.trim(),
  }
}

type Problems = Record<
  Exclude<keyof PayoutAccount, 'method'>,
  ErrorCode | false
>

const isBankNumber = (number: string) => /^\d{6,20}$/.test(number)

/** Checks a normal account; returns the problems by field. */
export const payoutAccountProblems = (account: PayoutAccount): Problems => {
  const isBank = account.method === 'bank_transfer'
  const tooLong = (text: string, most = MOST_CHARACTERS) =>
    text.length > most && 'TOO_LONG'
  return {
    bankName:
      (isBank && !account.bankName && 'REQUIRED') || tooLong(account.bankName),
    accountName:
      (!account.accountName && 'REQUIRED') || tooLong(account.accountName),
    accountNumber: isBank
      ? !isBankNumber(account.accountNumber) && 'ACCOUNT_NUMBER'
      : !isMobile(account.accountNumber) && 'MOBILE_INVALID',
    tin: account.tin !== '' && !isTin(account.tin) && 'TIN_INVALID',
    registeredName: tooLong(account.registeredName),
    address: tooLong(account.address, MOST_ADDRESS),
  }
}

const SHOWN_DIGITS = 4
const labels: Record<PayoutMethod, string> = {
  gcash: 'GCash',
  maya: 'Maya',
  bank_transfer: 'Bank',
}

/** The part of an account that may be shown: 'GCash •••4567', 'BPI •••4567'. */
export const payoutHint = ({
  method,
  bankName,
  accountNumber,
}: Pick<PayoutAccount, 'method' | 'bankName' | 'accountNumber'>) =>
  `${bankName || labels[method]} •••${accountNumber.slice(-SHOWN_DIGITS)}`
