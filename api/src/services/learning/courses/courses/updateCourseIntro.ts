import type { MutationResolvers } from 'types/graphql'

import { inTransaction } from 'src/lib/database/transaction'
import { refuseInput } from 'src/lib/errors'
import { logInfo } from 'src/lib/infoLog'
import { cleanRichText } from 'src/lib/protection/richText'
import { mergeFilipino, fromFilipino } from 'src/lib/translations'
import { videoEmbed } from 'src/shared/learning/videoEmbed'

import { asCourse, withParts } from './asCourse'
import { raiseVersion } from './raiseVersion'

/**
 * Saves the introduction shown before a course begins.
 * @throws STALE_VERSION, COURSE_ARCHIVED; BAD_USER_INPUT: VIDEO_URL_INVALID
 */
export const updateCourseIntro = (async ({ id, baseVersion, input }) => {
  const introVideoUrl = input.introVideoUrl?.trim() || null
  refuseInput({
    introVideoUrl:
      introVideoUrl !== null &&
      videoEmbed(introVideoUrl) === null &&
      'VIDEO_URL_INVALID',
  })
  return inTransaction(async (tx) => {
    const before = await raiseVersion(tx, id, baseVersion)
    const data = fromFilipino(
      {
        introText: cleanRichText(input.introText),
        introTextFil: cleanRichText(input.introTextFil ?? ''),
        introVideoUrl,
      },
      'introText'
    )
    const row = await tx.course.update({
      where: { id },
      data: { ...data, translations: mergeFilipino(before, data, 'introText') },
      include: withParts,
    })
    await logInfo(tx, {
      action: 'courseIntro.updated',
      entity: 'Course',
      entityId: id,
      before: { introVideoUrl: before.introVideoUrl },
      after: { introVideoUrl },
    })
    return asCourse(row)
  })
}) satisfies MutationResolvers['updateCourseIntro']
