import type { Lesson } from './LessonView'

import type { CompletionRule } from '$api/src/shared/learning/completion'

/** GraphQL may leave a value out where the rule says null. */
export const completionRuleOf = ({
  completion,
  completionValue,
}: Pick<Lesson, 'completion' | 'completionValue'>): CompletionRule => ({
  completion,
  completionValue: completionValue ?? null,
})
