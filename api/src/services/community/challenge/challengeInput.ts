import type { ChallengeDayInput, ChallengeInput } from 'types/graphql'

import { isUniqueViolation } from 'src/lib/database/transaction'
import { AppError, refuseInput } from 'src/lib/errors'
import { cleanRichText } from 'src/lib/protection/richText'
import { fromFilipino } from 'src/lib/translations'
import { MOST_DAYS } from 'src/shared/community/challenge'
import { dateColumnOf, isDay } from 'src/shared/manilaTime'
import { isPlace } from 'src/shared/text/place'
import { isVisible } from 'src/shared/text/plainMarks'
import { isSlug } from 'src/shared/text/slug'

const NAME_CHARACTERS = 100
const TEXT_CHARACTERS = 2000
const RICH_CHARACTERS = 20_000

const problemOf = (text: string, most: number) =>
  !isVisible(text)
    ? ('REQUIRED' as const)
    : text.trim().length > most && ('TOO_LONG' as const)

const tooLong = (text: string | null | undefined, most: number) =>
  (text ?? '').length > most && ('TOO_LONG' as const)

/** @throws BAD_USER_INPUT, each field by its code */
export const checkChallenge = (input: ChallengeInput) => {
  const { registrationFrom, registrationTo } = input
  refuseInput({
    name: problemOf(input.name, NAME_CHARACTERS),
    nameFil: tooLong(input.nameFil, NAME_CHARACTERS),
    slug: !isVisible(input.slug)
      ? 'REQUIRED'
      : (!isSlug(input.slug) || input.slug.length > NAME_CHARACTERS) &&
        'INVALID',
    description: tooLong(input.description, TEXT_CHARACTERS),
    descriptionFil: tooLong(input.descriptionFil, TEXT_CHARACTERS),
    days: !(input.days >= 1 && input.days <= MOST_DAYS) && 'INVALID',
    startsOn:
      input.startMode === 'FIXED' &&
      (!input.startsOn
        ? 'REQUIRED'
        : !isDay(input.startsOn) && ('INVALID' as const)),
    registrationTo:
      !!registrationFrom &&
      !!registrationTo &&
      new Date(registrationFrom) >= new Date(registrationTo) &&
      'INVALID',
  })
}

export const challengeDataOf = (input: ChallengeInput) =>
  fromFilipino(
    {
      slug: input.slug,
      name: input.name.trim(),
      nameFil: input.nameFil,
      description: input.description.trim(),
      descriptionFil: input.descriptionFil,
      days: input.days,
      startMode: input.startMode,
      startsOn:
        input.startMode === 'FIXED' && input.startsOn
          ? dateColumnOf(input.startsOn)
          : null,
      registrationFrom: input.registrationFrom ?? null,
      registrationTo: input.registrationTo ?? null,
    },
    'name',
    'description'
  )

/** @throws BAD_USER_INPUT, each field by its code */
export const checkChallengeDay = (input: ChallengeDayInput) =>
  refuseInput({
    title: problemOf(input.title, NAME_CHARACTERS),
    titleFil: tooLong(input.titleFil, NAME_CHARACTERS),
    instructions: tooLong(input.instructions, RICH_CHARACTERS),
    instructionsFil: tooLong(input.instructionsFil, RICH_CHARACTERS),
    link: !!input.link && !isPlace(input.link) && 'INVALID',
  })

export const challengeDayDataOf = (input: ChallengeDayInput) =>
  fromFilipino(
    {
      title: input.title.trim(),
      titleFil: input.titleFil,
      instructions: cleanRichText(input.instructions),
      instructionsFil: cleanRichText(input.instructionsFil ?? ''),
      link: input.link,
    },
    'title',
    'instructions'
  )

/** The name of the constraint by which two open challenges share no moment of registration. */
const ONE_OPEN = 'Challenge_one_open'

/** Every form of the driver's error names the constraint. */
const namesConstraint = (error: unknown) =>
  error instanceof Error &&
  [error.message, JSON.stringify(error)].some((text) => text.includes(ONE_OPEN))

/** @throws SLUG_TAKEN at its field; CHALLENGE_OPEN_ALREADY */
export const refuseUnsavableChallenge = (error: unknown): never => {
  if (isUniqueViolation(error, 'slug')) refuseInput({ slug: 'SLUG_TAKEN' })
  if (namesConstraint(error)) throw new AppError('CHALLENGE_OPEN_ALREADY')
  throw error
}
