import { useTranslation } from 'react-i18next'
import type { MyStageQuery } from 'types/graphql'

import type { Missing } from '$api/src/shared/community/moveUp'

type Step = MyStageQuery['myStage']['readinessTrace'][number]

/** The rules of moving up in words, each with its inputs. */
export const useReadinessLines = (trace: readonly Step[]) => {
  const { t } = useTranslation('community.journey')
  return trace.map(({ rule, inputs, isMet }) => {
    const known = rule as Missing
    const values = inputs as Record<string, number>
    const count = values.remainingRequired ?? values.daysToWait ?? 0
    return {
      rule,
      isMet,
      text: t(`rule.${known}.${isMet ? 'met' : 'missing'}` as const, {
        ...values,
        count,
      }),
    }
  })
}
