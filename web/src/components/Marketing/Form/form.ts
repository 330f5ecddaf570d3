import type { FormBySlugQuery } from 'types/graphql'

import type { FormField } from '$api/src/shared/marketing/forms/formFields'
import type { Answers } from '$api/src/shared/marketing/forms/formPath'

type Queried = NonNullable<FormBySlugQuery['formBySlug']>

/** A form as its query returns it, with the types of its JSON. */
export type Form = Omit<Queried, 'fields' | 'mine'> & {
  fields: FormField[]
  mine?:
    | (Omit<NonNullable<Queried['mine']>, 'answers'> & { answers: Answers })
    | null
}
