import { useState } from 'react'

import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The whole screenshot as large as the space allows; files of other types show as a link. */
export const ProofScreenshot = ({ url }: { url: string }) => {
  const { t } = useTranslation('billing')
  const [isPicture, setIsPicture] = useState(true)
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="bg-base-200 flex min-h-40 items-center justify-center self-start overflow-hidden rounded-lg"
    >
      {isPicture ? (
        <img
          src={url}
          alt={t('proof.screenshot')}
          className="max-h-[70dvh] w-auto"
          onError={() => setIsPicture(false)}
        />
      ) : (
        <span className="text-primary flex flex-col items-center gap-2 p-6 font-medium">
          <FileText className="size-10" aria-hidden />
          {t('proof.openFile')}
        </span>
      )}
    </a>
  )
}
