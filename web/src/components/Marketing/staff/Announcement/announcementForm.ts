// The form of an announcement; its audience is the text of a choice.
import type { AnnouncementFields, AnnouncementInput } from 'types/graphql'

import type { Choice, Field } from 'src/components/ui/form/ResourceForm/field'

import { audienceKey, readAudienceKey } from './Audience/audienceKey'

export type AnnouncementForm = Omit<AnnouncementInput, 'audience'> & {
  audience: string
}

export const toInput = ({
  audience,
  ...texts
}: AnnouncementForm): AnnouncementInput => ({
  ...texts,
  audience: readAudienceKey(audience),
})

export const toForm = ({ audience, ...row }: AnnouncementFields) => ({
  ...row,
  audience: audienceKey(audience),
})

export const fieldsWith = (audiences: Choice[]): Field<AnnouncementForm>[] => [
  { name: 'audience', as: 'choice', required: true, choices: audiences },
  { name: 'subject', as: 'text', empty: '' },
  { name: 'text', as: 'textarea', empty: '' },
  { name: 'subjectFil', as: 'text', empty: '' },
  { name: 'textFil', as: 'textarea', empty: '' },
  { name: 'buttonUrl', as: 'text', empty: '' },
  { name: 'buttonLabel', as: 'text', empty: '', half: true },
  { name: 'buttonLabelFil', as: 'text', empty: '', half: true },
]
