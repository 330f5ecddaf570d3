import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  UpdateMyProfileInput,
  UpdateMyProfileMutation,
  UpdateMyProfileMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import { useAuth } from 'src/auth'
import 'src/components/Accounts/Profile/profile'
import type { ShownProfile } from 'src/components/Accounts/Profile/profile'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { PlaceWatch, type Chosen } from './PlaceWatch'
import { usePlaces } from './usePlaces'
import { useProfileFields } from './useProfileFields'

const UPDATE_MY_PROFILE = gql`
  mutation UpdateMyProfileMutation($input: UpdateMyProfileInput!) {
    updateMyProfile(input: $input) {
      ...ProfileFields
    }
  }
`

type Field = keyof UpdateMyProfileInput

/** Chosen for those who have not said where they live. */
const HOME_COUNTRY = 'Philippines'

/** The parts of an address are saved together. */
const ADDRESS: Field[] = ['country', 'state', 'city']

/** The fields that differ from those that were opened: another tab may have saved the others meanwhile. */
const changedOf = (
  input: UpdateMyProfileInput,
  opened: Partial<UpdateMyProfileInput>
) => {
  const isChanged = (field: Field) =>
    (input[field] || null) !== (opened[field] || null)
  const { firstName, lastName, ...others } = input
  const changed = (Object.keys(others) as Field[]).filter((field) =>
    (ADDRESS.includes(field) ? ADDRESS : [field]).some(isChanged)
  )
  return {
    firstName,
    lastName,
    ...Object.fromEntries(changed.map((field) => [field, input[field]])),
  }
}

/** One form for everything members say about themselves, except the email. */
export const ProfileForm = ({ profile }: { profile: ShownProfile }) => {
  const { t } = useTranslation(['accounts.profile', 'common'])
  const { currentUser, reauthenticate } = useAuth()
  const { userProfile, socials, facebookProfile } = profile
  const saved = {
    firstName: currentUser?.firstName as string,
    lastName: currentUser?.lastName as string,
    ...userProfile,
    ...socials,
    facebookProfile,
  }
  const shown = { ...saved, country: saved.country || HOME_COUNTRY }
  const [chosen, setChosen] = useState<Chosen>(shown)
  const fields = useProfileFields(usePlaces(chosen.country, chosen.state), {
    country: shown.country,
    state: chosen.country === shown.country ? saved.state : null,
    city: chosen.state === saved.state ? saved.city : null,
  })
  const [save, { error }] = useSave<
    UpdateMyProfileMutation,
    UpdateMyProfileMutationVariables
  >(UPDATE_MY_PROFILE, {
    done: t('common:resource.saved'),
    goTo: routes.myProfile({ tab: 'basic_info' }),
  })

  const onSave = async (input: UpdateMyProfileInput) => {
    const done = await save({ input: changedOf(input, saved) })
    // The app shell shows the name too.
    if (done) void reauthenticate()
    return done
  }

  return (
    <div className="panel p-4 sm:p-6">
      <ResourceForm<UpdateMyProfileInput>
        entity="accounts.profile.profile"
        fields={fields}
        record={shown}
        onSave={onSave}
        error={error}
        cancelTo={routes.myProfile()}
      >
        <PlaceWatch onChosen={setChosen} />
      </ResourceForm>
    </div>
  )
}
