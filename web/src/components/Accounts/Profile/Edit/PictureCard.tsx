import { useState } from 'react'

import { useTranslation } from 'react-i18next'

import type { ShownProfile } from 'src/components/Accounts/Profile/profile'
import { Button } from 'src/components/ui/control/Button/Button'
import { FileInput } from 'src/components/ui/form/FileInput/FileInput'
import { Avatar } from 'src/components/ui/layout/Avatar'
import { Card } from 'src/components/ui/layout/Card'
import { PICTURE_TYPES } from 'src/lib/files/pictureTypes'

import { useSavePicture } from './useSavePicture'

export const PictureCard = ({
  profile: { name, profileImage },
}: {
  profile: ShownProfile
}) => {
  const { t } = useTranslation('accounts.profile')
  const [file, setFile] = useState<File | null>(null)
  const { save, isBusy, fileRefusal, clearRefusal } = useSavePicture(() =>
    setFile(null)
  )

  return (
    <Card title={t('profile.picture')}>
      <div className="flex flex-wrap items-start gap-4 sm:gap-6">
        <Avatar name={name} src={profileImage} size="lg" />
        <div className="min-w-60 flex-1 space-y-3">
          <FileInput
            label={t('profile.newPicture')}
            help={t('profile.pictureHelp')}
            accept={PICTURE_TYPES}
            file={file}
            onFile={(chosen) => {
              clearRefusal()
              setFile(chosen)
            }}
            error={fileRefusal}
          />
          {file ? (
            <Button look="primary" busy={isBusy} onClick={() => save(file)}>
              {t('profile.savePicture')}
            </Button>
          ) : (
            profileImage && (
              <Button look="ghost" busy={isBusy} onClick={() => save(null)}>
                {t('profile.removePicture')}
              </Button>
            )
          )}
        </div>
      </div>
    </Card>
  )
}
