// The rules of the story that a coach tells on sales pages: field → the code of its message, for the form and the server.
import type { ErrorCode } from '../../errors'
import { isVisible } from '../../text/plainMarks'

export type CoachCardText = {
  story: string
  storyFil: string
  isShown: boolean
}

const MOST_CHARACTERS = 1_500

const isTooLong = (text: string) => text.trim().length > MOST_CHARACTERS

/** A coach who agrees to be shown says something about themselves. */
export const coachCardRefusals = ({
  story,
  storyFil,
  isShown,
}: CoachCardText): Record<'story' | 'storyFil', ErrorCode | false> => ({
  story:
    (isTooLong(story) && 'TOO_LONG') ||
    (isShown && !isVisible(story) && 'REQUIRED'),
  storyFil: isTooLong(storyFil) && 'TOO_LONG',
})
