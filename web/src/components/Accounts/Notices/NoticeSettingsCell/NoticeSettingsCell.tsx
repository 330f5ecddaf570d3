import { useTranslation } from 'react-i18next'

import { NoticeMailSwitch } from 'src/components/Accounts/Notices/NoticeMailSwitch'
import { NoticeTimingChoice } from 'src/components/Accounts/Notices/NoticeTimingChoice'
import { BriefFailure } from 'src/components/ui/feedback/cellStates/BriefFailure'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

import { mailGroups, type MailGroup } from '$api/src/shared/accounts/notices'

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

const groups = Object.keys(mailGroups) as MailGroup[]

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
      {groups.map((name) => (
        <fieldset key={name} className="mt-4">
          <legend className="font-semibold">
            {t(`settings.group.${name}`)}
          </legend>
          {noticeSettings
            .filter(({ kind }) => mailGroups[name].some((key) => key === kind))
            .map((setting) => (
              <NoticeMailSwitch key={setting.kind} setting={setting} />
            ))}
        </fieldset>
      ))}
    </>
  )
}
