import { useTranslation } from 'react-i18next'

import { NoticeMailSwitch } from 'src/components/Accounts/Notices/NoticeMailSwitch'
import { NoticeTimingChoice } from 'src/components/Accounts/Notices/NoticeTimingChoice'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton/Skeleton'

export const QUERY: Doc<'NoticeSettingsQuery'> = gql`
  query NoticeSettingsQuery {
    noticeSettings {
      kind
      isMailed
    }
    noticeTiming {
      isDaily
      quietFrom
      quietTo
    }
  }
`

export const Loading = () => <SkeletonLines lines={6} />
export const Failure = BriefFailure

export const Success = ({
  noticeSettings,
  noticeTiming,
}: PropsOf<'NoticeSettingsQuery'>) => {
  const { t } = useTranslation('accounts.notices')
  return (
    <>
      <NoticeTimingChoice timing={noticeTiming} />
      <p className="text-muted text-sm">{t('settings.help')}</p>
      <ul className="mt-2">
        {noticeSettings.map((setting) => (
          <li key={setting.kind}>
            <NoticeMailSwitch setting={setting} />
          </li>
        ))}
      </ul>
    </>
  )
}
