import { useState } from 'react'

import { useTranslation } from 'react-i18next'
import type { WinFields } from 'types/graphql'

import { useAuth } from 'src/auth'
import { Button } from 'src/components/ui/control/Button/Button'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { DateText } from 'src/components/ui/text/DateText'
import { useSave } from 'src/hooks/data/useSave'

import './win'

import {
  shownName,
  shownNames,
  type ShownNameKind,
} from '$api/src/shared/accounts/shown/shownName'

const SET: Doc<'SetWinConsentMutation'> = gql`
  mutation SetWinConsentMutation($id: Int!, $shownAs: ShownName) {
    setWinConsent(id: $id, shownAs: $shownAs) {
      ...WinFields
    }
  }
`

type ConsentDialogProps = { win: WinFields; onClose: () => void }

/** Agrees that sales pages show the viewer's own win under a name, or takes it back. */
export const ConsentDialog = ({ win, onClose }: ConsentDialogProps) => {
  const { t } = useTranslation(['accounts.profile', 'common'])
  const { currentUser } = useAuth()
  const [shownAs, setShownAs] = useState<ShownNameKind>(
    win.shownAs ?? 'FIRST_AND_INITIAL'
  )
  const [save, { loading }] = useSave(SET, {
    done: ({ setWinConsent }) =>
      t(setWinConsent.shownSince ? 'win.agreedNow' : 'win.takenBack'),
    onDone: onClose,
  })
  const person = {
    firstName: String(currentUser?.firstName ?? ''),
    lastName: String(currentUser?.lastName ?? ''),
  }
  const hasAgreed = !!win.shownSince
  const set = (name: ShownNameKind | null) =>
    void save({ id: win.id, shownAs: name })

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('win.consentTitle')}
      text={t('win.consentText')}
      footer={
        <>
          {hasAgreed ? (
            <Button look="danger" busy={loading} onClick={() => set(null)}>
              {t('win.takeBack')}
            </Button>
          ) : (
            <Button look="ghost" onClick={onClose}>
              {t('common:action.cancel')}
            </Button>
          )}
          <Button look="primary" busy={loading} onClick={() => set(shownAs)}>
            {t(hasAgreed ? 'win.saveName' : 'win.agree')}
          </Button>
        </>
      }
    >
      <blockquote className="bg-base-200 rounded-lg p-3 wrap-anywhere">
        <p className="font-semibold">{win.title}</p>
        {win.text && <p className="mt-1 whitespace-pre-wrap">{win.text}</p>}
      </blockquote>
      <fieldset className="mt-4">
        <legend className="mb-1 font-medium">{t('win.nameAs')}</legend>
        {shownNames.map((kind) => (
          <label
            key={kind}
            className="flex cursor-pointer items-center gap-3 py-1.5"
          >
            <input
              type="radio"
              name="shownAs"
              className="radio radio-primary"
              checked={shownAs === kind}
              onChange={() => setShownAs(kind)}
            />
            {shownName(person, kind)}
          </label>
        ))}
      </fieldset>
      {win.shownSince && (
        <p className="text-muted mt-3 text-sm">
          {t('win.since')} <DateText date={win.shownSince} look="time" />
        </p>
      )}
    </Dialog>
  )
}
