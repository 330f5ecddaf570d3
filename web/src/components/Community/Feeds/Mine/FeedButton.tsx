import { MessagesSquare } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { LinkButton } from 'src/components/ui/control/Button/Button'

import {
  feedKeyOf,
  feedPath,
  type FeedPlace,
} from '$api/src/shared/community/feeds'

/** The way from a place to its feed. */
export const FeedButton = ({ place }: { place: FeedPlace }) => {
  const { t } = useTranslation('community.feeds')
  return (
    <LinkButton
      to={feedPath(feedKeyOf(place))}
      look="secondary"
      icon={MessagesSquare}
    >
      {t('talk.feed')}
    </LinkButton>
  )
}
