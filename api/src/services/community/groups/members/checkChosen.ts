import { refuseInput } from 'src/lib/errors'

const MOST_AT_ONCE = 500

/** Refuses no people, and more than one change should move. @throws REQUIRED, TOO_LONG at the field */
export const checkChosen = (userIds: number[]) =>
  refuseInput({
    userIds:
      userIds.length === 0
        ? 'REQUIRED'
        : userIds.length > MOST_AT_ONCE && 'TOO_LONG',
  })
