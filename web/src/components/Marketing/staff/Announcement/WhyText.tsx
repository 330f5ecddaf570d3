import { useTranslation } from 'react-i18next'
import type { RecipientFields } from 'types/graphql'

import { bounceReason } from '$api/src/shared/marketing/announcements/bounceReason'

type WhyTextProps = { recipient: Pick<RecipientFields, 'reason' | 'detail'> }

/** Why a person got no mail, in words. */
export const WhyText = ({ recipient: { reason, detail } }: WhyTextProps) => {
  const { t } = useTranslation('marketing.announcements')
  if (reason) return <>{t(`recipient.choices.reason.${reason}`)}</>
  return detail ? <>{t(`bounce.${bounceReason(detail)}`)}</> : null
}
