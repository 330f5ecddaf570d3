import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { found, refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import {
  asUnitLesson,
  outlineLesson,
} from 'src/services/learning/courses/units/asUnit'
import { openingProblems } from 'src/shared/learning/openingRule'

import { openingData } from './openingData'

const open = { status: { not: 'ARCHIVED' as const } }

/**
 * Sets when a lesson opens, in addition to its unit's rule. Repeating it changes nothing.
 * @throws NOT_FOUND, BAD_USER_INPUT
 */
export const setLessonOpening = (async ({ id, input }) => {
  refuseInput(openingProblems(input))
  return inTransaction(async (tx) => {
    const before = found(
      await tx.lesson.findFirst({
        where: { id, ...open },
        select: outlineLesson,
      })
    )
    const row = await tx.lesson.update({
      where: { id, ...open },
      data: openingData(input),
      select: outlineLesson,
    })
    const ruleOf = ({ name, opensBy, opensAfterDays, ...of }: typeof row) => ({
      name,
      opensBy,
      opensOn: asUnitLesson({ ...of, name, opensBy, opensAfterDays }).opensOn,
      opensAfterDays,
      opensAtStage: of.opensAtStage,
    })
    await logInfo(tx, {
      action: 'lessonOpening.updated',
      entity: 'Lesson',
      entityId: id,
      before: ruleOf(before),
      after: ruleOf(row),
    })
    return asUnitLesson(row)
  })
}) satisfies MutationResolvers['setLessonOpening']
