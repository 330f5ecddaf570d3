import { useEffect, useState } from 'react'

import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'

const SIDE = 320

type QrDialogProps = { url: string; label: string; onClose: () => void }

/** The link as a picture for phones' cameras. The program that draws it loads with the first one. */
export const QrDialog = ({ url, label, onClose }: QrDialogProps) => {
  const { t } = useTranslation('affiliates')
  const [picture, setPicture] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)

  useEffect(() => {
    let isHere = true
    import('qrcode')
      .then(({ toDataURL }) => toDataURL(url, { width: SIDE, margin: 2 }))
      .then(
        (drawn) => isHere && setPicture(drawn),
        () => isHere && setHasFailed(true)
      )
    return () => {
      isHere = false
    }
  }, [url])

  return (
    <Dialog isOpen onClose={onClose} title={t('link.qrOf', { name: label })}>
      <div className="grid place-items-center gap-4">
        {picture ? (
          <img
            src={picture}
            alt={t('link.qrAlt', { url })}
            width={SIDE}
            height={SIDE}
            className="max-w-full rounded-lg"
          />
        ) : (
          <p aria-live="polite" className="text-muted py-16">
            {hasFailed ? t('link.qrFailed') : t('link.qrDrawing')}
          </p>
        )}
        {picture && (
          <a className="btn btn-primary" href={picture} download="link.png">
            {t('link.qrSave')}
          </a>
        )}
      </div>
    </Dialog>
  )
}
