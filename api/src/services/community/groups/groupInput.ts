import type { GroupInput, SubGroupInput } from 'types/graphql'

import {
  isMissingReference,
  isUniqueViolation,
} from 'src/lib/database/transaction'
import { refuseInput } from 'src/lib/errors'
import { isMeetingTime } from 'src/shared/community/meeting'
import { isWebsite } from 'src/shared/text/place'
import { isVisible } from 'src/shared/text/plainMarks'

const NAME_CHARACTERS = 100
const TEXT_CHARACTERS = 10_000
const MOST_MEMBERS = 10_000

/** The common fields of groups and sub-groups. */
type Common = Pick<
  GroupInput,
  'name' | 'capacity' | 'meetingDay' | 'meetingTime' | 'meetingUrl'
>

/** Checks the fields that all kinds of groups have; returns the problems by field. */
export const problemsOf = ({
  name,
  capacity,
  meetingDay,
  meetingTime,
  meetingUrl,
}: Common) => ({
  name: !isVisible(name)
    ? ('REQUIRED' as const)
    : name.trim().length > NAME_CHARACTERS && ('TOO_LONG' as const),
  capacity:
    capacity != null &&
    !(capacity >= 1 && capacity <= MOST_MEMBERS) &&
    ('INVALID' as const),
  // A day without a time, or a time without a day, says nothing.
  meetingDay: !!meetingTime && !meetingDay && ('REQUIRED' as const),
  meetingTime: meetingTime
    ? !isMeetingTime(meetingTime) && ('INVALID' as const)
    : !!meetingDay && ('REQUIRED' as const),
  meetingUrl:
    !!meetingUrl && !isWebsite(meetingUrl) && ('WEBSITE_INVALID' as const),
})

/** @throws BAD_USER_INPUT, each field by its code */
export const checkGroup = (input: GroupInput) =>
  refuseInput({
    ...problemsOf(input),
    description: input.description.length > TEXT_CHARACTERS && 'TOO_LONG',
    chatUrl: !!input.chatUrl && !isWebsite(input.chatUrl) && 'WEBSITE_INVALID',
  })

/** @throws BAD_USER_INPUT, each field by its code */
export const checkSubGroup = (input: SubGroupInput) =>
  refuseInput(problemsOf(input))

/** The columns that both have; a choice that is not sent counts as empty. */
export const commonDataOf = (input: Common) => ({
  name: input.name.trim(),
  capacity: input.capacity ?? null,
  meetingDay: input.meetingDay ?? null,
  meetingTime: input.meetingTime || null,
  meetingUrl: input.meetingUrl,
})

export const refuseUnsavable = (error: unknown): never => {
  if (isUniqueViolation(error, 'name')) refuseInput({ name: 'NAME_TAKEN' })
  if (isMissingReference(error, 'batchId')) refuseInput({ batchId: 'INVALID' })
  throw error
}
