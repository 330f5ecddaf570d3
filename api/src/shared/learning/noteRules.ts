import type { ErrorCode } from '../errors'
import { isVisible } from '../text/plainMarks'

export const NOTE_TEXT_MAX = 5000
/** A generous limit that bounds the list of notes. */
export const NOTES_PER_LESSON = 200

const LONGEST_VIDEO_SEC = 86_400

type Note = { text: string; positionSec?: number | null }

/** The refused fields of a note. */
export const noteRefusals = ({
  text,
  positionSec,
}: Note): Record<string, ErrorCode | false> => ({
  text:
    (!isVisible(text) && 'REQUIRED') ||
    (text.trim().length > NOTE_TEXT_MAX && 'TOO_LONG'),
  positionSec:
    positionSec != null &&
    (positionSec < 0 || positionSec > LONGEST_VIDEO_SEC) &&
    'INVALID',
})
