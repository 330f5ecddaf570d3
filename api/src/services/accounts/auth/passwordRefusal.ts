import { isLongEnough, PASSWORD_MAX } from 'src/shared/accounts/passwordRules'
import type { ErrorCode } from 'src/shared/errors'

type Owner = { email: string; firstName: string; lastName: string }

let common: Set<string> | undefined

/** The most common passwords, from a dictionary that is loaded at the first sign-up. */
const isCommon = async (password: string) => {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    common = new Set((dictionary.passwords as string[]).slice(0, 3000))
  }
  return common.has(password.toLowerCase())
}

/** The reason why a chosen password is refused, or null (docs/decisions/0033, 9). The form checks only the length. */
export const passwordRefusal = async (
  password: string,
  { email, firstName, lastName }: Owner
): Promise<ErrorCode | null> => {
  if (!isLongEnough(password)) return 'PASSWORD_TOO_SHORT'
  if (password.length > PASSWORD_MAX) return 'PASSWORD_TOO_LONG'
  const own = [email, firstName, lastName, `${firstName}${lastName}`].map(
    (text) => text.toLowerCase()
  )
  if (own.includes(password.toLowerCase()) || (await isCommon(password)))
    return 'PASSWORD_COMMON'
  return null
}
