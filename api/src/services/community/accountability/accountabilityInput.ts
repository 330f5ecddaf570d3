import type { AccountabilityGroupInput } from 'types/graphql'

import {
  isMissingReference,
  isUniqueViolation,
} from 'src/lib/database/transaction'
import { refuseInput } from 'src/lib/errors'
import { isWebsite } from 'src/shared/text/place'

import { problemsOf } from '../groups/groupInput'

/** The fewest and the most members for whom a group is made. */
export const SMALLEST = 2
export const LARGEST = 12

/** @throws BAD_USER_INPUT, each field by its code */
export const checkAccountability = (input: AccountabilityGroupInput) => {
  const { capacity: _, ...problems } = problemsOf({ ...input, capacity: null })
  refuseInput({
    ...problems,
    chatUrl: !!input.chatUrl && !isWebsite(input.chatUrl) && 'WEBSITE_INVALID',
    maxSize:
      !(input.maxSize >= SMALLEST && input.maxSize <= LARGEST) && 'INVALID',
    checkInDay:
      input.cadence === 'WEEKLY' && !input.checkInDay && ('REQUIRED' as const),
  })
}

export const dataOf = (input: AccountabilityGroupInput) => ({
  name: input.name.trim(),
  cadence: input.cadence,
  checkInDay: input.cadence === 'WEEKLY' ? (input.checkInDay ?? null) : null,
  maxSize: input.maxSize,
  language: input.language,
  meetingDay: input.meetingDay ?? null,
  meetingTime: input.meetingTime || null,
  meetingUrl: input.meetingUrl,
  chatUrl: input.chatUrl,
  challengeId: input.challengeId ?? null,
})

export const refuseUnsavable = (error: unknown): never => {
  if (isUniqueViolation(error, 'name_in_use'))
    refuseInput({ name: 'NAME_TAKEN' })
  if (isUniqueViolation(error, 'leaderId'))
    refuseInput({ leader: 'LEADS_ANOTHER' })
  if (isMissingReference(error, 'challengeId'))
    refuseInput({ challengeId: 'INVALID' })
  throw error
}
