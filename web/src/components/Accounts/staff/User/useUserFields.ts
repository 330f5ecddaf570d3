import { useTranslation } from 'react-i18next'
import type { UpdateUserInput } from 'types/graphql'

import { useStageChoices } from 'src/components/Community/staff/Stage/useStageChoices'
import { useBatchChoices } from 'src/components/Learning/useBatchChoices'
import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'
import { useAccess } from 'src/hooks/access/useAccess'

import { personTagKinds } from '$api/src/shared/accounts/people/personTags'
import {
  profileRefusal,
  sexes,
  type ProfileField,
} from '$api/src/shared/accounts/profileRules'

type Held = {
  batchId?: number | null
  batchName?: string | null
  stageId?: number | null
  stageName?: string | null
}

/** Adds what the person has already and nobody can choose any more, so that saving keeps it. */
const withHeld = (
  choices: Choice[],
  value?: number | null,
  label?: string | null
) =>
  value == null || choices.some((choice) => choice.value === value)
    ? choices
    : [...choices, { value, label: label ?? undefined }]

/** The fields of a person's form for staff: names, profile, number, batch, stage and campaign marks. */
export const useUserFields = (held: Held = {}): Field<UpdateUserInput>[] => {
  const { t } = useTranslation(['accounts.users', 'errors'])
  const { mayOpen } = useAccess()
  const batches = withHeld(useBatchChoices(), held.batchId, held.batchName)
  const stages = withHeld(useStageChoices(), held.stageId, held.stageName)
  const checked = (name: ProfileField) => ({
    validation: (value: string | null) => {
      const code = profileRefusal(name, value)
      return code && t(`errors:${code}`)
    },
  })
  const text = (
    name: ProfileField & keyof UpdateUserInput,
    as: 'text' | 'tel' | 'date' = 'text'
  ): Field<UpdateUserInput> => ({ name, as, half: true, ...checked(name) })
  return [
    { ...text('firstName'), required: true, group: t('form.name') },
    text('middleName'),
    { ...text('lastName'), required: true },
    text('suffix'),
    { name: 'email', as: 'email', required: true, group: t('form.contact') },
    text('mobileNumber', 'tel'),
    text('facebookProfile'),
    {
      name: 'sex',
      as: 'choice',
      half: true,
      choices: sexes.map((value) => ({ value })),
      group: t('form.about'),
    },
    text('birthdate', 'date'),
    text('country'),
    text('state'),
    text('city'),
    {
      name: 'tribeId',
      as: 'text',
      half: true,
      group: t('form.school'),
    },
    ...(mayOpen('enrollUser')
      ? [
          {
            name: 'batchId',
            as: 'choice',
            half: true,
            choices: batches,
          } satisfies Field<UpdateUserInput>,
        ]
      : []),
    { name: 'stageId', as: 'choice', half: true, choices: stages },
    {
      name: 'tags',
      as: 'multichoice',
      choices: personTagKinds.map((value) => ({ value })),
    },
  ]
}
