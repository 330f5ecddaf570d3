import { useEffect, useState, type RefObject } from 'react'

import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

type PdfPage = {
  pdf: PDFDocumentProxy | undefined
  number: number
  canvas: RefObject<HTMLCanvasElement>
  /** As wide as it may be. */
  frame: RefObject<HTMLElement>
}

/** Sharper than this costs memory that phones lack. */
const MAX_DENSITY = 2

type Drawn = { number: number; text: string }

/** Draws a page as wide as its frame, and tells its text. */
export const usePdfPage = ({ pdf, number, canvas, frame }: PdfPage) => {
  const [drawn, setDrawn] = useState<Drawn>()
  const [failedOn, setFailedOn] = useState<PDFDocumentProxy>()

  useEffect(() => {
    const target = canvas.current
    if (!pdf || !target) return
    let isGone = false
    let stop = () => {}
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (isGone) return
      const width = frame.current?.clientWidth || target.clientWidth || 600
      const density = Math.min(window.devicePixelRatio || 1, MAX_DENSITY)
      const scale = (width / page.getViewport({ scale: 1 }).width) * density
      const viewport = page.getViewport({ scale })
      target.width = Math.floor(viewport.width)
      target.height = Math.floor(viewport.height)
      target.style.width = `${Math.floor(viewport.width / density)}px`
      const rendering = page.render({ canvas: target, viewport })
      stop = () => rendering.cancel()
      await rendering.promise
      const { items } = await page.getTextContent()
      if (isGone) return
      const text = items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
      setDrawn({ number, text })
    }
    draw().catch(() => !isGone && setFailedOn(pdf))
    return () => {
      isGone = true
      stop()
    }
  }, [pdf, number, canvas, frame])

  return {
    isDrawn: drawn !== undefined,
    text: drawn?.number === number ? drawn.text : '',
    // Another try opens it anew, and what failed was of the one before.
    hasFailed: failedOn !== undefined && failedOn === pdf,
  }
}
