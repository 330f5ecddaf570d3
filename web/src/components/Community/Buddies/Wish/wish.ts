import type { AccountabilityWishInput, MyWishQuery } from 'types/graphql'

import type { Field } from 'src/components/ui/form/ResourceForm/field'

export type Wish = NonNullable<MyWishQuery['myAccountabilityWish']>

/** The query that shows what the viewer asks for. */
export const shownIn = ['MyWishQuery', 'AskForBuddiesQuery']

const choices = (...values: string[]) => values.map((value) => ({ value }))

export const fields: Field<AccountabilityWishInput>[] = [
  {
    name: 'language',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('en', 'fil'),
  },
  {
    name: 'cadence',
    as: 'choice',
    required: true,
    half: true,
    choices: choices('WEEKLY', 'DAILY'),
  },
  {
    name: 'times',
    as: 'multichoice',
    choices: choices('MORNING', 'AFTERNOON', 'EVENING', 'WEEKEND'),
  },
]
