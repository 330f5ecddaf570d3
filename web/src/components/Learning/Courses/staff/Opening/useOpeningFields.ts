import { useTranslation } from 'react-i18next'
import type { OpeningInput } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'

import {
  countsDays,
  MAX_OPENING_DAYS,
} from '$api/src/shared/learning/openingRule'

const openings = [
  'AT_ONCE',
  'DATE',
  'ENROLMENT',
  'BATCH_LAUNCH',
  'PREVIOUS_LESSON',
  'STAGE',
] as const

/** The fields of an opening rule: the rule and the values it needs. */
export const useOpeningFields = (): Field<OpeningInput>[] => {
  const { t } = useTranslation('learning.staff')
  return [
    {
      name: 'opensBy',
      as: 'choice',
      required: true,
      label: t('opening.fields.opensBy'),
      choices: openings.map((value) => ({
        value,
        label: t(`opening.choices.opensBy.${value}`),
      })),
    },
    {
      name: 'opensOn',
      as: 'date',
      required: true,
      label: t('opening.fields.opensOn'),
      when: ({ opensBy }) => opensBy === 'DATE',
    },
    {
      name: 'opensAfterDays',
      as: 'number',
      required: true,
      min: 0,
      max: MAX_OPENING_DAYS,
      label: t('opening.fields.opensAfterDays'),
      when: ({ opensBy }) => countsDays(opensBy),
    },
    {
      name: 'opensAtStage',
      as: 'number',
      required: true,
      min: 1,
      label: t('opening.fields.opensAtStage'),
      when: ({ opensBy }) => opensBy === 'STAGE',
    },
  ]
}
