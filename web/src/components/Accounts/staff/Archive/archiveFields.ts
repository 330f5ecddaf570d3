import type { ArchiveUserInput } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'

export const archiveReasons = [
  'REQUEST',
  'DUPLICATE',
  'INACTIVE',
  'REFUND',
  'ABUSE',
  'DECEASED',
  'OTHER',
] as const

/** Why staff archive accounts; the texts are those of 'accounts.users.change'. */
export const archiveFields: Field<ArchiveUserInput>[] = [
  {
    name: 'reason',
    as: 'choice',
    required: true,
    choices: archiveReasons.map((value) => ({ value })),
  },
  {
    name: 'note',
    as: 'textarea',
    empty: '',
    requiredWhen: ({ reason }) => reason === 'OTHER',
  },
  {
    name: 'emailPolicy',
    as: 'choice',
    required: true,
    choices: [{ value: 'RESERVE' }, { value: 'RELEASE' }],
  },
]
