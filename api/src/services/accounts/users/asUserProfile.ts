import type { User, UserProfile } from '@prisma/client'

import { socialsOf } from 'src/shared/accounts/socials'
import { dayOfDateColumn } from 'src/shared/manilaTime'

/** The profile fields of a person, with the names from the account. */
export const asUserProfile = (
  { firstName, lastName }: Pick<User, 'firstName' | 'lastName'>,
  profile: UserProfile | null
) =>
  profile && {
    id: profile.id,
    firstName,
    middleName: profile.middleName,
    lastName,
    suffix: profile.suffix,
    sex: profile.sex,
    birthdate: profile.birthdate && dayOfDateColumn(profile.birthdate),
    mobileNumber: profile.mobileNumber,
    country: profile.country,
    state: profile.state,
    city: profile.city,
    socials: socialsOf(profile.socials),
  }
