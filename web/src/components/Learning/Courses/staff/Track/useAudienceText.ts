import { useTranslation } from 'react-i18next'
import type { CourseTracksQuery } from 'types/graphql'

export type Track = CourseTracksQuery['courseTracks'][number]

/** The audience of a track in words. */
export const useAudienceText = () => {
  const { t } = useTranslation('learning.staff')
  return ({ accessLevelName, batchName, minStageNumber }: Track) =>
    [
      accessLevelName,
      batchName,
      minStageNumber !== null &&
        minStageNumber !== undefined &&
        t('track.fromStage', { stage: minStageNumber }),
    ]
      .filter(Boolean)
      .join(' · ') || t('track.everybody')
}
