import { useTranslation } from 'react-i18next'
import type { AnnouncementFields, AnnouncementReachQuery } from 'types/graphql'

import { useQuery } from '@redwoodjs/web'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'
import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { ResourceForm } from 'src/components/ui/form/ResourceForm/ResourceForm'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn } from './announcement'
import { audienceKey, readAudienceKey } from './Audience/audienceKey'

const REACH: Doc<'AnnouncementReachQuery'> = gql`
  query AnnouncementReachQuery($audience: AnnouncementAudienceInput!) {
    announcementReach(audience: $audience) {
      count
      isCapped
      unsubscribed
      bouncing
    }
  }
`

const SCHEDULE: Doc<'ScheduleAnnouncementMutation'> = gql`
  mutation ScheduleAnnouncementMutation(
    $id: Int!
    $version: Int!
    $sendAt: DateTime
  ) {
    scheduleAnnouncement(id: $id, version: $version, sendAt: $sendAt) {
      ...AnnouncementFields
    }
  }
`

type Values = { sendAt: string }

const fields: Field<Values>[] = [
  { name: 'sendAt', as: 'dateTime', required: true },
]

type SendDialogProps = {
  announcement: AnnouncementFields
  when: 'now' | 'later'
  onClose: () => void
}

/** Says how many people get it, then sends it now or at a moment. */
export const SendDialog = ({
  announcement: { id, version, audience, sendAt },
  when,
  onClose,
}: SendDialogProps) => {
  const { t } = useTranslation('marketing.announcements')
  const { data } = useQuery(REACH, {
    variables: { audience: readAudienceKey(audienceKey(audience)) },
    fetchPolicy: 'network-only',
  })
  const [schedule, { error }] = useSave(SCHEDULE, {
    done: t(`${when}.done`),
    refetch: shownIn,
    onDone: onClose,
  })
  return (
    <Dialog isOpen onClose={onClose} title={t(`${when}.title`)}>
      {data ? (
        <>
          <Reach reach={data.announcementReach} />
          <ResourceForm<Values>
            entity="marketing.announcements.announcement"
            fields={when === 'later' ? fields : []}
            record={{ sendAt }}
            onSave={(values) =>
              schedule({
                id,
                version,
                sendAt: when === 'later' ? values.sendAt : null,
              })
            }
            error={error}
            submitLabel={t(`${when}.submit`)}
            guard={false}
            block
          />
        </>
      ) : (
        <SkeletonLines lines={4} />
      )}
    </Dialog>
  )
}

type ReachProps = { reach: AnnouncementReachQuery['announcementReach'] }

const Reach = ({
  reach: { count, isCapped, unsubscribed, bouncing },
}: ReachProps) => {
  const { t } = useTranslation('marketing.announcements')
  return (
    <div className="mb-4 space-y-1">
      <p className="font-medium">
        {t(isCapped ? 'reach.more' : 'reach.count', { count })}
      </p>
      {unsubscribed > 0 && (
        <p className="text-muted text-sm">
          {t('reach.unsubscribed', { count: unsubscribed })}
        </p>
      )}
      {bouncing > 0 && (
        <p className="text-muted text-sm">
          {t('reach.bouncing', { count: bouncing })}
        </p>
      )}
    </div>
  )
}
