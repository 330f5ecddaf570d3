import { useTranslation } from 'react-i18next'

import { Metadata } from '@redwoodjs/web'

import FunnelClosedCell from 'src/components/Marketing/FunnelClosedCell'
import { ClosedNotice } from 'src/components/Marketing/FunnelClosedCell/ClosedNotice'

type FunnelClosedPageProps = { funnel?: string }

/** `?funnel=` names the funnel; without it, the page only says that enrolment is closed. */
const FunnelClosedPage = ({ funnel }: FunnelClosedPageProps) => {
  const { t } = useTranslation('marketing')
  return (
    <>
      <Metadata title={t('closed.title')} robots="noindex" />
      {funnel ? <FunnelClosedCell funnelId={funnel} /> : <ClosedNotice />}
    </>
  )
}

export default FunnelClosedPage
