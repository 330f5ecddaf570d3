// The rules of an account that buyers pay to.
import type { ErrorCode } from '../../errors'
import { isVisible } from '../../text/plainMarks'
import type { PlatformKey } from '../platforms'

export const ACCOUNT_TEXT_CHARACTERS = 80
export const ACCOUNT_INSTRUCTIONS_CHARACTERS = 1000

/** Platforms at which money cannot arrive without a number. */
const numbered: readonly PlatformKey[] = ['gcash', 'maya', 'bank_transfer']

export const needsAccountNumber = (platform: PlatformKey) =>
  numbered.includes(platform)

type Problem = ErrorCode | false

type AccountInput = {
  platform: PlatformKey
  label: string
  accountName: string
  accountNumber?: string | null
  instructions?: string | null
  instructionsFil?: string | null
  position: number
}

const textProblem = (text: string, isRequired: boolean): Problem => {
  if (isRequired && !isVisible(text)) return 'REQUIRED'
  return text.length > ACCOUNT_TEXT_CHARACTERS && 'TOO_LONG'
}

const instructionsProblem = (text: string | null | undefined): Problem =>
  (text?.length ?? 0) > ACCOUNT_INSTRUCTIONS_CHARACTERS && 'TOO_LONG'

/** The problems by field: false or a code of the error catalogue. */
export const accountProblems = ({
  platform,
  label,
  accountName,
  accountNumber,
  instructions,
  instructionsFil,
  position,
}: AccountInput): Record<string, Problem> => ({
  label: textProblem(label, true),
  accountName: textProblem(accountName, true),
  accountNumber: textProblem(accountNumber ?? '', needsAccountNumber(platform)),
  instructions: instructionsProblem(instructions),
  instructionsFil: instructionsProblem(instructionsFil),
  position: position < 0 && 'INVALID',
})

/** Whether an account takes payments for the product; an account without products takes all. */
export const takesPaymentsFor = (
  { productIds }: { productIds: readonly number[] },
  productId: number
) => productIds.length === 0 || productIds.includes(productId)
