import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import UnsubscribingCell from 'src/components/Marketing/Announcement/UnsubscribingCell'

/**
 * Where the link in an announcement leads. Opening the page changes nothing. The token is a parameter, because the log
 * has the path of a request.
 */
const UnsubscribePage = ({ token = '' }: { token?: string }) => {
  const { t } = useTranslation('marketing.announcements')
  return (
    <>
      <Metadata title={t('unsubscribe.title')} robots="noindex" />
      <div className="mx-auto max-w-xl">
        <UnsubscribingCell token={token} />
      </div>
    </>
  )
}

export default UnsubscribePage
