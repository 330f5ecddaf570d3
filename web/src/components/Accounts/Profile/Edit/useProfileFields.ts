import { useTranslation } from 'react-i18next'
import type { UpdateMyProfileInput } from 'types/graphql'

import type {
  Field,
  FieldKind,
} from 'src/components/ui/form/ResourceForm/field'

import type { Place } from './usePlaces'

import {
  profileRefusal,
  sexes,
  type ProfileField,
} from '$api/src/shared/accounts/profileRules'

type PlaceField = 'country' | 'state' | 'city'

export type PlaceChoices = Record<PlaceField, Place[] | undefined>

const kinds: Partial<Record<ProfileField, FieldKind>> = {
  sex: 'choice',
  birthdate: 'date',
  mobileNumber: 'tel',
}
const autoComplete: Partial<Record<ProfileField, string>> = {
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  suffix: 'honorific-suffix',
  birthdate: 'bday',
  mobileNumber: 'tel',
}
const groups = {
  name: ['firstName', 'middleName', 'lastName', 'suffix'],
  about: ['sex', 'birthdate', 'mobileNumber'],
  address: ['country', 'state', 'city'],
  socials: [
    'facebookProfile',
    'instagram',
    'linkedin',
    'youtube',
    'tiktok',
    'website',
  ],
} as const

/** A select if there is a list, including a saved value that is not in it; otherwise a text field. */
const placeLook = (places: Place[] | undefined, saved?: string | null) => {
  if (places?.length === 0) return { as: 'text' } as const
  const names = (places ?? []).map(({ name }) => name)
  const all = saved && !names.includes(saved) ? [saved, ...names] : names
  return {
    as: 'choice',
    disabled: places === undefined,
    choices: all.map((name) => ({ value: name, label: name })),
  } as const
}

export const useProfileFields = (
  places: PlaceChoices,
  saved: Partial<Record<PlaceField, string | null>>
) => {
  const { t } = useTranslation(['accounts.profile', 'errors'])

  const look = (name: ProfileField) => {
    if (name === 'country' || name === 'state' || name === 'city')
      return placeLook(places[name], saved[name])
    return {
      as: kinds[name] ?? ('text' as const),
      choices: name === 'sex' ? sexes.map((value) => ({ value })) : undefined,
    }
  }

  return Object.entries(groups).flatMap(([group, names]) =>
    (names as readonly ProfileField[]).map(
      (name, index): Field<UpdateMyProfileInput> => ({
        name,
        ...look(name),
        group: index === 0 ? t(`profile.group.${group as 'name'}`) : undefined,
        required: name === 'firstName' || name === 'lastName',
        half: true,
        autoComplete: autoComplete[name],
        validation: (value: string | null) => {
          const code = profileRefusal(name, value)
          return code && t(`errors:${code}`)
        },
      })
    )
  )
}
