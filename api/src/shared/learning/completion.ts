// The rule by which a lesson counts as done, and the sentence that tells the learner beforehand ("Watch 90% or press
// Done").

export type CompletionRule = {
  completion: 'MANUAL' | 'VIDEO_PERCENT'
  /** Per cent of the video, for VIDEO_PERCENT. */
  completionValue: number | null
}

export const DEFAULT_VIDEO_PERCENT = 90

/** The locale key of the sentence that tells the rule, and the number in it. */
export const completionText = (rule: CompletionRule) =>
  rule.completion === 'MANUAL'
    ? { key: 'learning.completion.manual' as const }
    : {
        key: 'learning.completion.videoPercent' as const,
        percent: percentNeeded(rule),
      }

/** Whether a lesson is done. Pressing Done always counts; a video also counts once enough of it was watched. */
export const isLessonDone = (
  rule: CompletionRule,
  seen: {
    hasPressedDone: boolean
    furthestSec: number
    videoSeconds: number | null
  }
) =>
  seen.hasPressedDone ||
  (rule.completion === 'VIDEO_PERCENT' && isWatched(rule, seen))

const isWatched = (
  rule: CompletionRule,
  {
    furthestSec,
    videoSeconds,
  }: { furthestSec: number; videoSeconds: number | null }
) =>
  videoSeconds !== null &&
  videoSeconds > 0 &&
  furthestSec * 100 >= percentNeeded(rule) * videoSeconds

const percentNeeded = ({ completionValue }: CompletionRule) =>
  completionValue ?? DEFAULT_VIDEO_PERCENT
