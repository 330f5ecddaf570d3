import { randomInt } from 'node:crypto'

import type { Tx } from 'src/lib/db'
import { hashPassword } from 'src/lib/protection/passwords'
import { meantFacebookProfile } from 'src/shared/accounts/contact'
import type { Lang } from 'src/shared/text/language'
import { slugify } from 'src/shared/text/slug'

type Person = {
  email: string
  firstName: string
  lastName: string
  facebookProfile?: string | null
  lang: Lang
  /** The person reads `lang` now; otherwise a member of staff does. */
  isLanguageChosen?: boolean
}

const TRIBE_ID_DIGITS = 8

const createTribeId = () =>
  `T${String(randomInt(10 ** TRIBE_ID_DIGITS)).padStart(TRIBE_ID_DIGITS, '0')}`

/**
 * Creates a user, always as a non-member, whatever the request contains. The slug is the name with digits at the end,
 * so that users of the same name do not collide.
 * @throws the database's unique violation when the email is taken
 */
export const createAccount = async (
  tx: Tx,
  {
    email,
    firstName,
    lastName,
    facebookProfile,
    lang,
    isLanguageChosen,
  }: Person,
  password: Awaited<ReturnType<typeof hashPassword>>
) =>
  tx.user.create({
    data: {
      email,
      firstName,
      lastName,
      facebookProfile: meantFacebookProfile(facebookProfile ?? '') || null,
      language: lang,
      isLanguageChosen,
      slug: `${slugify(`${firstName} ${lastName}`) || 'member'}-${randomInt(100_000, 1_000_000)}`,
      tribeId: createTribeId(),
      passwordChangedAt: new Date(),
      ...password,
      profile: { create: {} },
      accessLevels: { create: { accessLevelId: 'non-member' } },
    },
  })
