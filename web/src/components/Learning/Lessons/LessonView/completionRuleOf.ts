import type { MyLessonFields } from 'types/graphql'

import type { CompletionRule } from '$api/src/shared/learning/completion'

/** GraphQL may omit a value where the rule expects null. */
export const completionRuleOf = ({
  completion,
  completionValue,
}: Pick<MyLessonFields, 'completion' | 'completionValue'>): CompletionRule => ({
  completion,
  completionValue: completionValue ?? null,
})
