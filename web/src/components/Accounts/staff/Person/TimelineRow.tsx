import {
  ArrowUpCircle,
  Award,
  BellRing,
  CalendarCheck,
  CircleCheck,
  CirclePlay,
  Coins,
  FileImage,
  History,
  Mail,
  ReceiptText,
  ShoppingCart,
  StickyNote,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { UserTimelineQuery } from 'types/graphql'

import { useLogWords } from 'src/components/Reports/staff/InfoLog/useLogWords'
import { DateText } from 'src/components/ui/text/DateText'
import { PesoText } from 'src/components/ui/text/PesoText'

type Entry = UserTimelineQuery['userTimeline']['rows'][number]

const icons: Record<Entry['kind'], LucideIcon> = {
  ORDER: ShoppingCart,
  BILL: ReceiptText,
  PROOF: FileImage,
  PAYMENT: Coins,
  REMINDER: BellRing,
  LESSON: CirclePlay,
  TASK: CircleCheck,
  MOVE_UP: ArrowUpCircle,
  CERTIFICATE: Award,
  EVENT: CalendarCheck,
  MAIL: Mail,
  NOTE: StickyNote,
  LOG: History,
}

/** The action of a mail that staff wrote; its status is the subject. */
const STAFF_MAIL = 'user.mailed'

/** One entry: what happened, to what, when, how it stands and who did it. */
export const TimelineRow = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation('accounts.person')
  const { verb } = useLogWords()
  const { kind, at, title, status, amountCentavos, byName } = entry
  const Icon = icons[kind]
  const isStaffMail = kind === 'LOG' && title === STAFF_MAIL
  const words = [
    // The parts of the key come from two enums; a missing word shows nothing.
    status &&
      kind !== 'LOG' &&
      t(`status.${kind}.${status}` as never, { defaultValue: '' }),
    byName && t('by', { name: byName }),
  ].filter(Boolean)
  return (
    <li className="flex gap-3 px-4 py-3 sm:px-6">
      <Icon
        className="text-primary mt-0.5 size-5 shrink-0"
        strokeWidth={1.75}
        aria-hidden
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">
              {isStaffMail ? t('staffMail') : t(`kind.${kind}`)}
            </span>{' '}
            <span className={kind === 'NOTE' ? 'whitespace-pre-line' : ''}>
              {isStaffMail ? status : kind === 'LOG' ? verb(title) : title}
            </span>
          </span>
          {amountCentavos !== null && amountCentavos !== undefined && (
            <PesoText centavos={amountCentavos} className="font-medium" />
          )}
        </p>
        <p className="text-muted text-sm">
          <DateText date={at} look={kind === 'BILL' ? 'day' : 'time'} />
          {words.map((word) => (
            <span key={String(word)}> · {String(word)}</span>
          ))}
        </p>
      </div>
    </li>
  )
}
