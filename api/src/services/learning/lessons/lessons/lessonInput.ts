import type { LessonInput } from 'types/graphql'

import { currentUser } from 'src/lib/auth'
import type { Tx } from 'src/lib/db'
import { InputError, refuseInput } from 'src/lib/errors'
import { ownFile } from 'src/lib/files/ownFile'
import { cleanRichText } from 'src/lib/protection/richText'
import { fromFilipino } from 'src/lib/translations'
import { toVtt } from 'src/shared/learning/captions'
import { videoEmbed } from 'src/shared/learning/videoEmbed'
import { isVisible } from 'src/shared/text/plainMarks'

/** Requires a video address that the player supports, and a completion rule that the lesson's type can meet. */
export const checkLesson = (input: LessonInput) => {
  const isVideo = input.type === 'VIDEO'
  const isEmbed = input.type === 'CUSTOM_EMBED'
  refuseInput({
    name: !isVisible(input.name) && 'REQUIRED',
    // Only `deleteLesson` archives a lesson.
    status: input.status === 'ARCHIVED' && 'INVALID',
    videoUrl:
      isVideo &&
      (!input.videoUrl
        ? input.videoFileId == null && 'REQUIRED'
        : input.videoFileId != null
          ? 'VIDEO_ONE'
          : videoEmbed(input.videoUrl) === null && 'VIDEO_URL_INVALID'),
    embedUrl:
      isEmbed &&
      (!input.embedUrl
        ? 'REQUIRED'
        : videoEmbed(input.embedUrl) === null && 'VIDEO_URL_INVALID'),
    videoSeconds:
      input.videoSeconds != null && input.videoSeconds < 1 && 'INVALID',
    completionValue:
      input.completionValue != null &&
      (input.completionValue < 1 || input.completionValue > 100) &&
      'INVALID',
    captions: isUnreadable(input.captions) && 'CAPTIONS_INVALID',
    captionsFil: isUnreadable(input.captionsFil) && 'CAPTIONS_INVALID',
  })
}

const isUnreadable = (captions: string | null | undefined) =>
  !!captions?.trim() && toVtt(captions) === null

/** The columns of an input; fields that do not belong to the lesson's type are dropped. */
export const lessonData = ({
  captions: _captions,
  captionsFil: _captionsFil,
  ...input
}: LessonInput) =>
  fromFilipino(
    {
      ...input,
      ...(input.type === 'VIDEO'
        ? {
            videoUrl: input.videoUrl ?? null,
            videoFileId: input.videoFileId ?? null,
          }
        : { videoUrl: null, videoFileId: null, videoSeconds: null }),
      audioFileId: input.audioFileId ?? null,
      transcript: input.transcript ?? '',
      description: cleanRichText(input.description),
      descriptionFil: cleanRichText(input.descriptionFil ?? ''),
    },
    'name',
    'shortDescription',
    'description',
    'transcript'
  )

type Files = { videoFileId: number | null; audioFileId: number | null }

/** A lesson's files must be the editor's own uploads, or the files it already has. @throws BAD_USER_INPUT by field */
export const checkLessonFiles = async (
  tx: Tx,
  { videoFileId, audioFileId }: LessonInput,
  kept?: Files
) => {
  const isWrong = async (
    fileId: number | null | undefined,
    keptId: number | null | undefined,
    kind: string
  ) => {
    if (fileId == null || fileId === keptId) return false
    const file = await ownFile(tx, fileId, currentUser().id)
    return !file?.mime.startsWith(kind)
  }
  if (await isWrong(videoFileId, kept?.videoFileId, 'video/'))
    throw new InputError({ videoFileId: 'FILE_TYPE' })
  if (await isWrong(audioFileId, kept?.audioFileId, 'audio/'))
    throw new InputError({ audioFileId: 'FILE_TYPE' })
}

/** For a nested write: replaces the existing captions with those of the input. */
export const captionsData = ({ captions, captionsFil }: LessonInput) =>
  (
    [
      ['en', captions],
      ['fil', captionsFil],
    ] as const
  ).flatMap(([lang, text]) => {
    const vtt = toVtt(text ?? '')
    return vtt ? [{ lang, vtt }] : []
  })
