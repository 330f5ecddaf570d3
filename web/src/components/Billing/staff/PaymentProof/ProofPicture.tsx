import { useState } from 'react'

import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'

/** A thumbnail of the screenshot; a click shows it in full. Files of other types open in a new tab. */
export const ProofPicture = ({ url }: { url: string }) => {
  const { t } = useTranslation('billing')
  const [isOpen, setIsOpen] = useState(false)
  const [isPicture, setIsPicture] = useState(true)
  const box =
    'border-base-300 bg-base-100 flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-lg border'

  if (!isPicture) {
    return (
      <a href={url} target="_blank" rel="noreferrer" className={box}>
        <FileText className="text-primary size-7" aria-hidden />
        <span className="sr-only">{t('proof.openFile')}</span>
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className={`${box} cursor-zoom-in`}
        aria-label={t('proof.openPicture')}
        onClick={() => setIsOpen(true)}
      >
        <img
          src={url}
          alt=""
          width={80}
          height={80}
          className="size-full object-cover"
          onError={() => setIsPicture(false)}
        />
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('proof.screenshot')}
        size="md"
      >
        <img
          src={url}
          alt={t('proof.screenshot')}
          className="mx-auto mb-4 max-h-[70dvh] w-auto rounded-lg"
        />
      </Dialog>
    </>
  )
}
