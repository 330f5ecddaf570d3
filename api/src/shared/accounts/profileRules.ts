// The rules of a profile (spec sections 3 and 5): field → the code of its message, for the form and the server.
import type { ErrorCode } from '../errors'
import { isDay, manilaToday, type Day } from '../manilaTime'

import { isFacebookProfile, isMobile, meantFacebookProfile } from './contact'
import { nameRefusal, requiredName } from './nameRules'
import { socialNetworks, socialRefusal, type SocialNetwork } from './socials'

export const sexes = ['Female', 'Male'] as const

export type Sex = (typeof sexes)[number]

type Text = string | null

export type ProfileInput = {
  firstName: string
  lastName: string
  middleName?: Text
  suffix?: Text
  sex?: Text
  birthdate?: Text
  mobileNumber?: Text
  country?: Text
  state?: Text
  city?: Text
  facebookProfile?: Text
} & Partial<Record<SocialNetwork, Text>>

export type ProfileField = keyof ProfileInput

const MAX_TEXT_CHARACTERS = 100
const MAX_MOBILE_CHARACTERS = 40
/** A copied address tells at length where it was shared. */
const MOST_PASTED_CHARACTERS = 300
const FIRST_DAY: Day = '1900-01-01'

const tooLong = (text: string, limit = MAX_TEXT_CHARACTERS) =>
  text.trim().length > limit ? 'TOO_LONG' : null

/** The rules of fields that have a value; optional fields may be empty. */
const rules: Record<
  Exclude<ProfileField, SocialNetwork>,
  (text: string, today: Day) => ErrorCode | null
> = {
  firstName: requiredName('FIRST_NAME_REQUIRED'),
  lastName: requiredName('LAST_NAME_REQUIRED'),
  middleName: nameRefusal,
  suffix: (text) => tooLong(text, 20) ?? nameRefusal(text),
  sex: (text) => (sexes.some((sex) => sex === text) ? null : 'INVALID'),
  birthdate: (text, today) =>
    isDay(text) && text >= FIRST_DAY && text < today
      ? null
      : 'BIRTHDATE_INVALID',
  mobileNumber: (text) =>
    text.length <= MAX_MOBILE_CHARACTERS && isMobile(text)
      ? null
      : 'MOBILE_INVALID',
  country: (text) => tooLong(text),
  state: (text) => tooLong(text),
  city: (text) => tooLong(text),
  facebookProfile: (text) =>
    text.length <= MOST_PASTED_CHARACTERS &&
    meantFacebookProfile(text).length <= MAX_TEXT_CHARACTERS &&
    isFacebookProfile(meantFacebookProfile(text))
      ? null
      : 'FACEBOOK_PROFILE_INVALID',
}

const required: ProfileField[] = ['firstName', 'lastName']

const isNetwork = (field: ProfileField): field is SocialNetwork =>
  socialNetworks.some((network) => network === field)

/** The code of the message if the value is refused, otherwise null. */
export const profileRefusal = (
  field: ProfileField,
  value: Text | undefined,
  today: Day = manilaToday()
): ErrorCode | null => {
  if (isNetwork(field)) return socialRefusal(field, value)
  if (!value?.trim() && !required.includes(field)) return null
  return rules[field](value ?? '', today)
}

export const profileFields = [
  ...(Object.keys(rules) as ProfileField[]),
  ...socialNetworks,
]

export const profileRefusals = (input: ProfileInput, today?: Day) =>
  Object.fromEntries(
    profileFields.map((field) => [
      field,
      profileRefusal(field, input[field], today),
    ])
  )
