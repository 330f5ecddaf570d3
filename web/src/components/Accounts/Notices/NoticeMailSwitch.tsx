import { useTranslation } from 'react-i18next'
import type {
  NoticeSettingsQuery,
  SaveNoticeSettingMutation,
  SaveNoticeSettingMutationVariables,
} from 'types/graphql'

import { useSave } from 'src/hooks/data/useSave'

import type { MailedKind } from '$api/src/shared/accounts/notices'

const SAVE = gql`
  mutation SaveNoticeSettingMutation($kind: NoticeKind!, $isMailed: Boolean!) {
    saveNoticeSetting(kind: $kind, isMailed: $isMailed) {
      kind
      isMailed
    }
  }
`

type NoticeMailSwitchProps = {
  setting: NoticeSettingsQuery['noticeSettings'][number]
}

/** Turns the mail of one kind of notice on or off, at once. */
export const NoticeMailSwitch = ({
  setting: { kind, isMailed },
}: NoticeMailSwitchProps) => {
  const { t } = useTranslation('accounts.notices')
  const [save, { loading }] = useSave<
    SaveNoticeSettingMutation,
    SaveNoticeSettingMutationVariables
  >(SAVE, { refetch: ['NoticeSettingsQuery'] })
  return (
    <label className="flex cursor-pointer items-center justify-between gap-4 py-2">
      {t(`settings.kind.${kind as MailedKind}`)}
      <input
        type="checkbox"
        className="toggle checked:text-primary"
        checked={isMailed}
        disabled={loading}
        onChange={(event) =>
          void save({ kind, isMailed: event.target.checked })
        }
      />
    </label>
  )
}
