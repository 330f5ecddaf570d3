import { refuseInput } from 'src/lib/errors'

const MOST_AT_ONCE = 500

/** Refuses an empty choice, and one of more people than one change may move. @throws REQUIRED, TOO_LONG at the field */
export const checkChosen = (userIds: number[]) =>
  refuseInput({
    userIds:
      userIds.length === 0
        ? 'REQUIRED'
        : userIds.length > MOST_AT_ONCE && 'TOO_LONG',
  })
