import {
  Award,
  CalendarClock,
  CheckCircle2,
  ClipboardList,
  DatabaseBackup,
  FileChartColumn,
  FileUp,
  Handshake,
  HeartHandshake,
  Megaphone,
  Merge,
  MessageCircle,
  Receipt,
  TrendingUp,
  type LucideIcon,
  Undo2,
  UserMinus,
  UserPlus,
  Users,
  Webhook,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NoticesQuery } from 'types/graphql'

import { Link } from 'src/components/ui/control/Link'
import { DateText } from 'src/components/ui/text/DateText'

import { noticeText } from './noticeText'

import type { NoticeKind } from '$api/src/shared/accounts/notices'

type NoticeRowProps = { notice: NoticesQuery['notices']['rows'][number] }

const icons: Record<NoticeKind, LucideIcon> = {
  PROOF_RECEIVED: Receipt,
  PROOF_RETURNED: Undo2,
  PAYMENT_APPROVED: CheckCircle2,
  PAYMENT_REVOKED: Undo2,
  BILL_DUE: Receipt,
  BILL_OVERDUE: Receipt,
  MEMBERSHIP_ENDING: CalendarClock,
  TASK_APPROVED: CheckCircle2,
  TASK_RETURNED: Undo2,
  MOVE_UP_ANSWERED: TrendingUp,
  EVENT_CHANGED: CalendarClock,
  EVENT_STARTING: CalendarClock,
  EVENT_SEAT: CalendarClock,
  CERTIFICATE: Award,
  REFUND_SENT: Undo2,
  REFUND_REQUEST: Undo2,
  REFUND_REQUESTED: Undo2,
  SECOND_APPROVAL: Receipt,
  CREDIT_GIVEN: Receipt,
  CREDIT_TAKEN: Undo2,
  FORM_SENT: ClipboardList,
  GROUP_JOINED: Users,
  GROUP_LEFT: Users,
  GROUP_LED: Users,
  GROUP_REQUESTED: UserPlus,
  GROUP_DECLINED: Undo2,
  GROUP_MEMBER_LEFT: Users,
  GROUP_MEMBER_JOINED: UserPlus,
  GROUP_NEW_LEADER: Users,
  ACCOUNTABILITY: Users,
  CHECK_IN: CalendarClock,
  CHECK_IN_TO_LEADER: Users,
  CHALLENGE: Award,
  FEED: MessageCircle,
  BATCH: Users,
  SUCCESS: HeartHandshake,
  IMPORT: FileUp,
  BACKUP: DatabaseBackup,
  WEBHOOK: Webhook,
  REPORT: FileChartColumn,
  DELETION_REQUESTED: UserMinus,
  DELETION_ANSWERED: Undo2,
  MERGE: Merge,
  ANNOUNCEMENT: Megaphone,
  AFFILIATE: Handshake,
}

/** One notice: what happened, the reason if there is one, and when; it leads to the page that it is about. */
export const NoticeRow = ({ notice }: NoticeRowProps) => {
  const { t, i18n } = useTranslation('accounts.notices')
  const { kind, path, isRead, createdAt } = notice
  const { text, reason, at } = noticeText(t, i18n.language, notice)
  const Icon = icons[kind]
  return (
    <Link
      to={path}
      className={`hover:bg-base-200 flex gap-3 px-4 py-3.5 sm:px-6 ${isRead ? '' : 'bg-secondary/40'}`}
    >
      <Icon
        className="text-primary mt-0.5 size-5 shrink-0"
        strokeWidth={1.75}
        aria-hidden
      />
      <span className="min-w-0 flex-1">
        <span
          className={`block wrap-anywhere ${isRead ? '' : 'font-semibold'}`}
        >
          {text}
          {at && (
            <>
              {' '}
              <DateText date={at} look="time" />
            </>
          )}
        </span>
        {reason && (
          <span className="text-muted block text-sm wrap-anywhere">
            {reason}
          </span>
        )}
        <span className="text-muted block text-sm">
          <DateText date={createdAt} look="ago" />
        </span>
      </span>
      {!isRead && (
        <span className="bg-primary mt-2 size-2 shrink-0 rounded-full">
          <span className="sr-only">{t('new')}</span>
        </span>
      )}
    </Link>
  )
}
