import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { DateText } from 'src/components/ui/text/DateText'

/** When a group meets next; nothing if it has no fixed time. */
export const NextMeeting = ({ at }: { at?: string | null }) => {
  const { t } = useTranslation('community.groups')
  return at ? (
    <p className="flex items-center gap-2">
      <CalendarClock className="text-primary size-5 shrink-0" aria-hidden />
      <span>
        {t('nextMeeting')} <DateText date={at} look="time" />
      </span>
    </p>
  ) : null
}
