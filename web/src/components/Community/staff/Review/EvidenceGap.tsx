import { useTranslation } from 'react-i18next'
import type { MoveUpEvidenceFields } from 'types/graphql'

type Evidence = Pick<
  MoveUpEvidenceFields,
  'tasks' | 'lessonCount' | 'attendanceCount'
>

/**
 * Warns the reviewer where the member's word is all there is: required tasks that the member ticked without a proof,
 * while no finished lesson or no attended event is on record.
 */
export const EvidenceGap = ({
  request: { tasks, lessonCount, attendanceCount },
}: {
  request: Evidence
}) => {
  const { t } = useTranslation('community.journey')
  const unproven = tasks.filter(
    ({ isRequired, how, proofText, proofUrl, proofFileUrl }) =>
      isRequired &&
      how === 'DONE_BY_YOU' &&
      !proofText &&
      !proofUrl &&
      !proofFileUrl
  )
  const isMissing = lessonCount === 0 || attendanceCount === 0
  if (unproven.length === 0 || !isMissing) return null

  const missing =
    lessonCount > 0
      ? 'review.noEventOnRecord'
      : attendanceCount > 0
        ? 'review.noLessonOnRecord'
        : 'review.nothingOnRecord'
  return (
    <p className="alert alert-warning alert-soft mt-4 block">
      {t('review.unproven', { count: unproven.length })} {t(missing)}
    </p>
  )
}
