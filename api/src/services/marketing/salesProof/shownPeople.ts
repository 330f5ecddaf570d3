import type { ShownName } from '@prisma/client'

import { viewerLang } from 'src/lib/translations'
import { fullName } from 'src/shared/accounts/fullName'
import { shownName } from 'src/shared/accounts/shown/shownName'
import { uploadUrlOf } from 'src/shared/uploads'

type Named = { firstName: string; lastName: string }

/** A coach who agrees to be shown, as the database has them. */
export type ReadCoach = Named & {
  id: number
  profileImageId: number | null
  story: string
  storyFil: string
  /** Whether the person is an author of a published course of the product. */
  isAuthor: boolean
}

/** A win that its owner agrees to show and that staff chose. */
export type ReadWin = Named & {
  id: number
  title: string
  text: string
  shownAs: ShownName
}

/** In the visitor's language; without a translation, in English. */
export const asShownCoach = ({ story, storyFil, ...coach }: ReadCoach) => ({
  id: coach.id,
  name: fullName(coach),
  picture: uploadUrlOf(coach.profileImageId),
  story: (viewerLang() === 'fil' && storyFil) || story,
  isAuthor: coach.isAuthor,
})

export const asShownWin = ({
  id,
  title,
  text,
  shownAs,
  ...person
}: ReadWin) => ({
  id,
  title,
  text,
  name: shownName(person, shownAs),
})
