import type { MutationResolvers, UpdateMyProfileInput } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import { inTransaction } from 'src/lib/database/transaction'
import { refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import {
  meantFacebookProfile,
  normalizeMobile,
} from 'src/shared/accounts/contact'
import {
  profileFields,
  profileRefusals,
  sexes,
  type ProfileField,
  type ProfileInput,
} from 'src/shared/accounts/profileRules'
import { socialsOf } from 'src/shared/accounts/socials'
import { dateColumnOf } from 'src/shared/manilaTime'

import { asProfile, withProfileParts } from './asProfile'

type Texts = Record<ProfileField, string | null>

// Removes control characters, which names do not need; PostgreSQL text cannot contain NUL.
const textsOf = (input: UpdateMyProfileInput) =>
  Object.fromEntries(
    profileFields.map((field) => [
      field,
      input[field]?.replace(/\p{Cc}/gu, ' ').trim() || null,
    ])
  ) as Texts

const columnsOf = (texts: Texts) => ({
  middleName: texts.middleName,
  suffix: texts.suffix,
  sex: sexes.find((sex) => sex === texts.sex) ?? null,
  birthdate: texts.birthdate && dateColumnOf(texts.birthdate),
  mobileNumber: texts.mobileNumber && normalizeMobile(texts.mobileNumber),
  country: texts.country,
  state: texts.state,
  city: texts.city,
  socials: socialsOf(texts),
})

const valuesOf = ({
  userProfile,
  socials,
  facebookProfile,
}: ReturnType<typeof asProfile>): Record<string, unknown> => ({
  ...userProfile,
  ...socials,
  facebookProfile,
})

/**
 * Saves the fields that are given; others stay as they are, even if another tab of the person has changed them meanwhile.
 * The e-mail is changed elsewhere. The log names the changed fields without their values, which are private.
 * @throws BAD_USER_INPUT by field
 */
export const updateMyProfile = (async ({ input }) => {
  const given = textsOf(input)
  const names = {
    firstName: given.firstName ?? '',
    lastName: given.lastName ?? '',
  }
  refuseInput(profileRefusals({ ...given, ...names } satisfies ProfileInput))
  const { id } = currentUser()
  return inTransaction(async (tx) => {
    const include = withProfileParts
    const before = await tx.user.findUniqueOrThrow({ where: { id }, include })
    const old = valuesOf(asProfile(before))
    const texts = textsOf({ ...old, ...input })
    const columns = columnsOf(texts)
    const person = await tx.user.update({
      where: { id },
      data: {
        ...names,
        facebookProfile:
          texts.facebookProfile && meantFacebookProfile(texts.facebookProfile),
        profile: { upsert: { create: columns, update: columns } },
      },
      include,
    })
    const profile = asProfile(person)
    const now = valuesOf(profile)
    await logInfo(tx, {
      action: 'profile.updated',
      entity: 'User',
      entityId: id,
      after: { fields: profileFields.filter((key) => old[key] !== now[key]) },
    })
    return profile
  })
}) satisfies MutationResolvers['updateMyProfile']
