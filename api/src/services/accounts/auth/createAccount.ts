import { randomInt } from 'node:crypto'

import type { Tx } from 'src/lib/db'
import { hashPassword } from 'src/lib/passwords'
import type { ErrorCode } from 'src/shared/errors'
import type { Lang } from 'src/shared/language'
import { PASSWORD_MAX, PASSWORD_MIN } from 'src/shared/passwordRules'
import { slugify } from 'src/shared/slug'

type Person = {
  email: string
  firstName: string
  lastName: string
  facebookProfile?: string | null
  lang: Lang
}

const TRIBE_ID_DIGITS = 8

const drawTribeId = () =>
  `T${String(randomInt(10 ** TRIBE_ID_DIGITS)).padStart(TRIBE_ID_DIGITS, '0')}`

let common: Set<string> | undefined

/** The commonest passwords, from a dictionary that is read on the first sign-up. */
const isCommon = async (password: string) => {
  if (!common) {
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    common = new Set((dictionary.passwords as string[]).slice(0, 3000))
  }
  return common.has(password.toLowerCase())
}

/** The server's floor for a chosen password (design/decisions.md 9); the form only asks for one. */
export const passwordRefusal = async (
  password: string,
  {
    email,
    firstName,
    lastName,
  }: Pick<Person, 'email' | 'firstName' | 'lastName'>
): Promise<ErrorCode | null> => {
  if (password.length < PASSWORD_MIN) return 'PASSWORD_TOO_SHORT'
  if (password.length > PASSWORD_MAX) return 'PASSWORD_TOO_LONG'
  const own = [email, firstName, lastName, `${firstName}${lastName}`].map(
    (text) => text.toLowerCase()
  )
  if (own.includes(password.toLowerCase()) || (await isCommon(password)))
    return 'PASSWORD_COMMON'
  return null
}

/**
 * A new person: always a non-member, whatever was sent. The slug comes from the name and ends in digits,
 * so that two of a name never fight for one.
 * @throws the database's unique violation when the email is taken
 */
export const createAccount = async (
  tx: Tx,
  { email, firstName, lastName, facebookProfile, lang }: Person,
  password: Awaited<ReturnType<typeof hashPassword>>
) =>
  tx.user.create({
    data: {
      email,
      firstName,
      lastName,
      facebookProfile: facebookProfile || null,
      language: lang === 'fil' ? 'FIL' : 'EN',
      slug: `${slugify(`${firstName} ${lastName}`) || 'member'}-${randomInt(100_000, 1_000_000)}`,
      tribeId: drawTribeId(),
      passwordChangedAt: new Date(),
      ...password,
      profile: { create: {} },
      accessLevels: { create: { accessLevelId: 'non-member' } },
    },
  })
