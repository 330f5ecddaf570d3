import { useState } from 'react'

import { CalendarSync } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type {
  DrawCalendarFeedMutation,
  MyCalendarFeedQuery,
  RevokeCalendarFeedMutation,
} from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { Button } from 'src/components/ui/control/Button/Button'
import { CopyButton } from 'src/components/ui/control/CopyButton'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { Card } from 'src/components/ui/layout/Card'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

const FEED = gql`
  query MyCalendarFeedQuery {
    myCalendarFeed {
      createdAt
    }
  }
`

const DRAW = gql`
  mutation DrawCalendarFeedMutation {
    drawCalendarFeed {
      createdAt
      url
    }
  }
`

const REVOKE = gql`
  mutation RevokeCalendarFeedMutation {
    revokeCalendarFeed
  }
`

/** Google's page that subscribes to a calendar; it takes the address in the webcal scheme. */
const googleCalendar = (url: string) =>
  `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(url.replace(/^https?/, 'webcal'))}`

const refetch = ['MyCalendarFeedQuery']

/**
 * The address of a calendar feed of the user's events. It is shown only once, and the user can revoke it at any time.
 */
export const CalendarFeedCard = () => {
  const { t } = useTranslation('learning.events')
  const { confirm, confirmDialog } = useConfirm()
  const { data } = useQuery<MyCalendarFeedQuery>(FEED)
  const [url, setUrl] = useState<string>()
  const [draw, { loading }] = useSave<DrawCalendarFeedMutation, object>(DRAW, {
    refetch,
    onDone: ({ drawCalendarFeed }) => setUrl(drawCalendarFeed.url),
  })
  const [revoke] = useSave<RevokeCalendarFeedMutation, object>(REVOKE, {
    done: t('feed.revoked'),
    refetch,
    onDone: () => setUrl(undefined),
  })
  const feed = data?.myCalendarFeed

  const onDraw = async () => {
    const isSure =
      !feed ||
      (await confirm({
        title: t('feed.again'),
        text: t('feed.againText'),
        confirmLabel: t('feed.draw'),
      }))
    if (isSure) await draw({})
  }

  return (
    <Card title={t('feed.title')} className="mt-6">
      <p className="text-muted text-sm">{t('feed.help')}</p>
      {url && (
        <div
          role="status"
          className="bg-base-200 mt-3 space-y-2 rounded-lg p-3"
        >
          <p className="text-sm font-semibold">{t('feed.once')}</p>
          <p className="font-mono text-xs break-all select-all">{url}</p>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={url} />
            <a
              href={googleCalendar(url)}
              target="_blank"
              rel="noreferrer"
              className="btn btn-ghost btn-sm"
            >
              {t('feed.google')}
            </a>
          </div>
        </div>
      )}
      {feed && !url && (
        <p className="mt-3 text-sm">
          {t('feed.since')} <DateText date={feed.createdAt} look="time" />
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" icon={CalendarSync} busy={loading} onClick={onDraw}>
          {t(feed ? 'feed.drawAgain' : 'feed.draw')}
        </Button>
        {feed && (
          <Button size="sm" look="ghost" onClick={() => revoke({})}>
            {t('feed.revoke')}
          </Button>
        )}
      </div>
      {confirmDialog}
    </Card>
  )
}
