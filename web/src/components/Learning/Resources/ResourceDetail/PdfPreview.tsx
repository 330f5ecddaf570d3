import { useEffect, useRef, useState } from 'react'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { Button } from 'src/components/ui/control/Button/Button'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'

import { usePdf } from './usePdf'
import { usePdfPage } from './usePdfPage'

type PdfPreviewProps = {
  name: string
  url: string
  freshUrl: () => Promise<string | undefined>
}

/** A PDF page by page; only the parts a page needs are loaded. */
const PdfPreview = ({ name, url, freshUrl }: PdfPreviewProps) => {
  const { t } = useTranslation(['learning.resources', 'common'])
  const { pdf, hasFailed, retry } = usePdf(url, freshUrl)
  const [number, setNumber] = useState(1)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const page = usePdfPage({ pdf, number, canvas, frame })
  useEffect(() => {
    if (frame.current) frame.current.scrollTop = 0
  }, [number])

  if (hasFailed || page.hasFailed)
    return (
      <div role="alert" className="panel space-y-3 p-5 text-center">
        <p>{t('preview.failed')}</p>
        <Button onClick={retry}>{t('common:action.tryAgain')}</Button>
      </div>
    )

  const count = pdf?.numPages ?? 0
  return (
    <section aria-label={t('preview.title', { name })} className="panel">
      <div ref={frame} className="bg-base-200 overflow-auto rounded-t-xl">
        {!page.isDrawn && <Skeleton className="aspect-[3/4] w-full" />}
        <canvas
          ref={canvas}
          role="img"
          aria-label={t('preview.page', { number, count })}
          className={`mx-auto block max-w-full ${page.isDrawn ? '' : 'hidden'}`}
        />
        {/* The text of the page for screen readers. */}
        <p className="sr-only">{page.text}</p>
      </div>
      <div className="flex items-center justify-between gap-2 p-2">
        <Button
          look="ghost"
          iconOnly
          icon={ChevronLeft}
          disabled={number <= 1}
          onClick={() => setNumber(number - 1)}
        >
          {t('preview.before')}
        </Button>
        <p aria-live="polite" className="text-sm tabular-nums">
          {count > 0 && t('preview.page', { number, count })}
        </p>
        <Button
          look="ghost"
          iconOnly
          icon={ChevronRight}
          disabled={number >= count}
          onClick={() => setNumber(number + 1)}
        >
          {t('preview.next')}
        </Button>
      </div>
    </section>
  )
}

export default PdfPreview
